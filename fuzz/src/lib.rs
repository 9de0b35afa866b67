//! What the fuzz targets share: the properties, which `tests/fuzzed` holds, and mutations that know
//! of tokens. `README.md` says how to run them.

pub mod mutate;
#[path = "../../tests/fuzzed/mod.rs"]
pub mod properties;

pub use libfuzzer_sys;
pub use mimalloc::MiMalloc;

/// The fuzz target of the property of this name.
#[macro_export]
macro_rules! target {
    ($property:ident) => {
        #[global_allocator]
        static ALLOCATOR: $crate::MiMalloc = $crate::MiMalloc;

        $crate::libfuzzer_sys::fuzz_target!(|data: &[u8]| -> $crate::libfuzzer_sys::Corpus {
            // Other texts are refused before any of this sees them.
            let Ok(text) = std::str::from_utf8(data) else {
                return $crate::libfuzzer_sys::Corpus::Reject;
            };
            $crate::properties::$property::holds(text);
            $crate::libfuzzer_sys::Corpus::Keep
        });

        $crate::libfuzzer_sys::fuzz_mutator!(
            |data: &mut [u8], size: usize, max_size: usize, seed: u32| {
                $crate::mutate::mutate(data, size, max_size, seed)
            }
        );
    };
}
