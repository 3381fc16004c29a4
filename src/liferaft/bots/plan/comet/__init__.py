"""How somebody plays Comet who knows it well."""
