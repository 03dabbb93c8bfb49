"""What is asked once and answered once: parse, call, answer."""
