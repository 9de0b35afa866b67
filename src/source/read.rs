//! Reading a file, or standard input, into a [`Source`]. Says in a sentence why a file cannot be
//! read; finding and writing files is left to the neighbours.

use super::text::{LineIndex, Position};
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The largest file that is read, in bytes: offsets into a text are 32 bits.
const MAX_LEN: u64 = u32::MAX as u64;

/// A file that was read.
///
/// There is no time stamp beside the text: whether a file was changed since it was read is
/// decided by its bytes alone (see [`super::replace`]), because times are too coarse on some
/// systems and change without the text on all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The path, as it is shown to users and as it was opened.
    pub path: PathBuf,
    /// The whole text, with its byte order mark if it has one.
    pub text: String,
}

impl Source {
    /// Reads the file at `path`, which may be anything: what is not a regular file is refused
    /// before it is opened, so that a pipe does not block.
    pub fn read(path: impl Into<PathBuf>) -> Result<Self, ReadError> {
        let path = path.into();
        let metadata = match fs::metadata(&path) {
            Ok(metadata) => metadata,
            Err(error) => return Err(ReadError::from_io(path, error)),
        };
        match irregular(&metadata) {
            Some(kind) => Err(ReadError { path, kind }),
            None => Self::read_regular(path, String::new()),
        }
    }

    /// Reads the file at `path`, which a walk has found to be a regular one, into `buffer`.
    ///
    /// What `buffer` holds is thrown away; its memory is used again, so that a thread which
    /// reads many files one after the other allocates once:
    /// `Source::read_regular(path, mem::take(&mut buffer))`, and `buffer = source.text` when
    /// done. A small file costs four system calls: open, two reads, close.
    pub fn read_regular(path: impl Into<PathBuf>, buffer: String) -> Result<Self, ReadError> {
        let path = path.into();
        match read_bytes(&path, buffer.into_bytes()) {
            Ok(bytes) => Self::decode(path, bytes),
            Err(Failure::Io(error)) => Err(ReadError::from_io(path, error)),
            Err(Failure::Kind(kind)) => Err(ReadError { path, kind }),
        }
    }

    /// Reads standard input to its end, as the text of a file called `name`.
    pub fn read_stdin(name: impl Into<PathBuf>) -> Result<Self, ReadError> {
        let name = name.into();
        let bytes = Self::read_stdin_bytes(&name)?;
        Self::decode(name, bytes)
    }

    /// Reads all of standard input, which goes by `name`, whatever it is.
    pub fn read_stdin_bytes(name: impl Into<PathBuf>) -> Result<Vec<u8>, ReadError> {
        let mut bytes = Vec::new();
        let input = io::stdin().lock().take(MAX_LEN + 1).read_to_end(&mut bytes);
        match input {
            Ok(_) if bytes.len() as u64 > MAX_LEN => {
                Err(ReadError { path: name.into(), kind: ReadErrorKind::TooLarge })
            }
            Ok(_) => Ok(bytes),
            Err(error) => {
                Err(ReadError { path: PathBuf::from("-"), kind: ReadErrorKind::Io(error) })
            }
        }
    }

    /// The text in `bytes`, which must be UTF-8.
    fn decode(path: PathBuf, bytes: Vec<u8>) -> Result<Self, ReadError> {
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self { path, text }),
            Err(error) => {
                let offset = error.utf8_error().valid_up_to();
                let bytes = error.as_bytes();
                let utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
                let valid = str::from_utf8(&bytes[..offset]).unwrap_or_default();
                let position = LineIndex::new(valid).position(offset as u32);
                let offset = offset as u32;
                Err(ReadError { path, kind: ReadErrorKind::NotUtf8 { position, offset, utf16 } })
            }
        }
    }
}

/// So many bytes of a file are read before it is asked what it is and how large.
const SMALL: u64 = 64 * 1024;

/// All bytes of a file that can be opened without blocking, in the memory of `buffer`.
///
/// Most files are small, and of them nothing needs to be asked: the second read, which finds the
/// end, takes less time than asking for the size.
fn read_bytes(path: &Path, mut buffer: Vec<u8>) -> Result<Vec<u8>, Failure> {
    buffer.clear();
    let file = without_waiting(OpenOptions::new().read(true)).open(path)?;
    if (&file).take(SMALL).read_to_end(&mut buffer)? as u64 == SMALL {
        let metadata = file.metadata()?;
        if let Some(kind) = irregular(&metadata) {
            return Err(Failure::Kind(kind));
        }
        if metadata.len() > MAX_LEN {
            return Err(Failure::Kind(ReadErrorKind::TooLarge));
        }
        let rest = metadata.len().saturating_sub(SMALL) + 1;
        buffer.reserve_exact(usize::try_from(rest).map_err(io::Error::other)?);
        // It may have grown, or be one of the files that claim to be empty, as under /proc.
        (&file).take(MAX_LEN + 1 - SMALL).read_to_end(&mut buffer)?;
        if buffer.len() as u64 > MAX_LEN {
            return Err(Failure::Kind(ReadErrorKind::TooLarge));
        }
    } else if buffer.is_empty()
        && let Some(kind) = irregular(&file.metadata()?)
    {
        // A pipe that nobody writes to looks like an empty file.
        return Err(Failure::Kind(kind));
    }
    Ok(buffer)
}

/// Why bytes could not be had.
enum Failure {
    Io(io::Error),
    Kind(ReadErrorKind),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Lets a file be opened without waiting for whoever is at the other end, if it has become a pipe
/// since it was found. Regular files are read and written as ever.
#[cfg(unix)]
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY)
}

#[cfg(not(unix))]
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// What stands in the way of reading a thing that is not a regular file.
fn irregular(metadata: &fs::Metadata) -> Option<ReadErrorKind> {
    if metadata.is_file() {
        None
    } else if metadata.is_dir() {
        Some(ReadErrorKind::Directory)
    } else {
        Some(ReadErrorKind::NotRegular)
    }
}

/// A file that could not be read.
#[derive(Debug)]
pub struct ReadError {
    /// The path as it was given; `-` for standard input that could not be read.
    pub path: PathBuf,
    /// What stood in the way.
    pub kind: ReadErrorKind,
}

/// What stood in the way of reading a file.
#[derive(Debug)]
pub enum ReadErrorKind {
    /// There is no such file.
    NotFound,
    /// There is a symlink of that name, but nothing where it leads.
    Dangling,
    /// It is a directory.
    Directory,
    /// It is a pipe, a socket or a device.
    NotRegular,
    /// The operating system does not allow it.
    PermissionDenied,
    /// It holds 4 GiB or more.
    TooLarge,
    /// It is not UTF-8.
    NotUtf8 {
        /// Where the first byte that is not UTF-8 stands.
        position: Position,
        /// The offset of that byte, 0-based.
        offset: u32,
        /// Whether the file begins with the byte order mark of UTF-16.
        utf16: bool,
    },
    /// Anything else that the operating system reports.
    Io(io::Error),
}

impl ReadError {
    /// Tells the ordinary reasons apart.
    fn from_io(path: PathBuf, error: io::Error) -> Self {
        let kind = match error.kind() {
            // Asking again, and only here, keeps the ordinary read at one look-up.
            io::ErrorKind::NotFound if fs::symlink_metadata(&path).is_ok() => {
                ReadErrorKind::Dangling
            }
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => ReadErrorKind::NotFound,
            io::ErrorKind::IsADirectory => ReadErrorKind::Directory,
            io::ErrorKind::PermissionDenied => ReadErrorKind::PermissionDenied,
            _ => ReadErrorKind::Io(error),
        };
        Self { path, kind }
    }

    /// Rootform's own diagnostic code for it, where the compiler would report it too.
    pub fn code(&self) -> &'static str {
        match self.kind {
            ReadErrorKind::Directory | ReadErrorKind::NotRegular => "FILE_NOT_REGULAR",
            _ => "FILE_UNREADABLE",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`: ", self.path.display())?;
        match &self.kind {
            ReadErrorKind::NotFound => f.write_str("there is no such file"),
            ReadErrorKind::Dangling => f.write_str(
                "it is a symlink that leads nowhere; restore what it points to, or remove it",
            ),
            ReadErrorKind::Directory => f.write_str("it is a directory"),
            ReadErrorKind::NotRegular => {
                f.write_str("it is not a regular file; pass its content on standard input as `-`")
            }
            ReadErrorKind::PermissionDenied => f.write_str("permission denied"),
            ReadErrorKind::TooLarge => f.write_str("it holds 4 GiB or more, which is the limit"),
            ReadErrorKind::NotUtf8 { utf16: true, .. } => {
                f.write_str("it is UTF-16; save it as UTF-8")
            }
            ReadErrorKind::NotUtf8 { position, offset, .. } => write!(
                f,
                "it is not UTF-8 at line {}, column {} (byte {offset}); save it as UTF-8",
                position.line, position.column,
            ),
            ReadErrorKind::Io(error) => f.write_str(&sentence(error)),
        }
    }
}

impl std::error::Error for ReadError {}

/// What the operating system says of `error`, as the end of one of our sentences.
pub(crate) fn sentence(error: &io::Error) -> String {
    let text = error.to_string();
    let text = match text.find(" (os error") {
        Some(end) => &text[..end],
        None => &text,
    };
    let mut chars = text.chars();
    match chars.next() {
        // A word begins small; an abbreviation keeps its capitals.
        Some(first) if chars.as_str().starts_with(|c: char| c.is_lowercase() || c == ' ') => {
            first.to_lowercase().chain(chars).collect()
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;

    fn read(content: &[u8]) -> Result<Source, ReadError> {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.hcl");
        fs::write(&path, content).unwrap();
        Source::read(path)
    }

    #[test]
    fn the_text_is_whole_with_its_mark() {
        assert_eq!(read("\u{feff}a = 1\r\n".as_bytes()).unwrap().text, "\u{feff}a = 1\r\n");
        assert_eq!(read(b"").unwrap().text, "");
    }

    #[test]
    fn a_buffer_is_used_again_and_leaves_nothing_behind() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.hcl");
        fs::write(&path, "short").unwrap();
        let buffer = "x".repeat(100);
        let place = buffer.as_ptr();
        let source = Source::read_regular(path, buffer).unwrap();
        assert_eq!(source.text, "short");
        assert_eq!(source.text.as_ptr(), place);
    }

    #[test]
    fn bytes_that_are_not_utf8_are_named_by_their_place() {
        let error = read(b"a = 1\n\xc3\xa9 = \xff").unwrap_err();
        let ReadErrorKind::NotUtf8 { position, offset, utf16 } = error.kind else {
            panic!("{error}")
        };
        assert_eq!((position.line, position.column, offset, utf16), (2, 5, 11, false));
        assert!(
            error.to_string().ends_with(
                "a.hcl`: it is not UTF-8 at line 2, column 5 (byte 11); save it as UTF-8"
            )
        );
    }

    #[test]
    fn a_character_cut_off_at_the_end_is_not_utf8() {
        let error = read(b"ab\xc3").unwrap_err();
        assert!(matches!(error.kind, ReadErrorKind::NotUtf8 { offset: 2, .. }), "{error}");
    }

    #[test]
    fn utf16_is_called_by_its_name() {
        let error = read(b"\xff\xfea\0").unwrap_err();
        assert!(error.to_string().ends_with("it is UTF-16; save it as UTF-8"));
    }

    #[test]
    fn what_is_not_there_or_not_a_file_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        let missing = Source::read(dir.path().join("x.hcl")).unwrap_err();
        assert!(matches!(missing.kind, ReadErrorKind::NotFound));
        assert!(missing.to_string().ends_with("x.hcl`: there is no such file"));
        let directory = Source::read(dir.path()).unwrap_err();
        assert!(matches!(directory.kind, ReadErrorKind::Directory));
        assert_eq!(directory.code(), "FILE_NOT_REGULAR");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_file_that_claims_to_be_empty_is_read_to_its_end() {
        let source = Source::read("/proc/self/status").unwrap();
        assert!(source.text.lines().count() > 10 && source.text.ends_with('\n'));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn four_gibibytes_are_too_many() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.hcl");
        // Sparse: it takes no room on the disk.
        File::create(&path).unwrap().set_len(MAX_LEN + 1).unwrap();
        let error = Source::read(path).unwrap_err();
        assert!(matches!(error.kind, ReadErrorKind::TooLarge), "{error}");
    }

    #[test]
    fn a_system_message_becomes_the_end_of_a_sentence() {
        let message = sentence(&io::Error::from_raw_os_error(5));
        assert!(!message.contains("os error"), "{message}");
        assert_eq!(sentence(&io::Error::other("I/O trouble")), "I/O trouble");
        assert_eq!(sentence(&io::Error::other("Not now")), "not now");
    }
}
