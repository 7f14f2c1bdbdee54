"""What the browser's logic is measured by: golden files written from the real rules and server."""
