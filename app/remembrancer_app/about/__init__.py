"""About the program: its version, its licence, and the licences of everything it is made with."""
