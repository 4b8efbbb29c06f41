"""Links into the window, ``remembrancer://…``: what they may say, and where they lead."""
