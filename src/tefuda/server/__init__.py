"""The server: tables for everybody, each of them a record that is written before it is told."""
