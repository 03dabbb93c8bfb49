"""The rulebooks: their structure beside each game, their words in the catalogues, both together for a reader."""
