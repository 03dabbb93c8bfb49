"""The protocol between games and everything else."""
