"""Study: analyses of finished games, made one after another beside the games that are being played."""
