"""Who somebody is, without accounts: a secret in a cookie, or a token."""
