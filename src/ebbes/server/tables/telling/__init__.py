"""What anybody hears of a table; pure."""
