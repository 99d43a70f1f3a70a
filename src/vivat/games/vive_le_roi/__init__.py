"""Vive le Roi ! (2024 edition)."""
