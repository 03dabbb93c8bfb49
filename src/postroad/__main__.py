"""`python -m postroad`."""

from postroad.cli import main

main()
