"""How somebody plays The Isle of Cats who knows it well."""
