"""What operators do beside a running server: orders, which every process of it follows."""
