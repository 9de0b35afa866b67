__schema        = "edge.schema.hcl"
__schema_sha256 = "8ca5bae17a2f920c731c0594bfbb574a22a9c617c3d22fd9968dd2fe6aaf28f6"
__id            = "x"

a = 1
