"""The boards and screens of Resurgence."""
