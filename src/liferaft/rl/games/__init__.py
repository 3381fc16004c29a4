"""Writers of tensors, one compiled module a game; they write what its layout says."""
