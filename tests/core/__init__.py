"""Tests of the protocol's own parts."""
