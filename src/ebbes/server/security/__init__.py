"""What keeps strangers' pages, floods and oversized requests out."""
