"""Questions with several distinct answers, one of which was stored again and again in other words.

Written to choose how strongly near-duplicates give way (``LAMBDA``) and from when two statements speak of the same
(``REPEATS``). Of each question: the wordings of the repeated answer, then the other answers.
"""

REPEATED = (
    (
        "What should I know before visiting Ravenna with the children?",
        (
            "The ferry museum in Ravenna is closed on Mondays.",
            "On Mondays the ferry museum of Ravenna stays closed.",
            "Remember that Ravenna's ferry museum is not open on a Monday.",
            "Ravenna: ferry museum closed Mondays.",
        ),
        (
            "In Ravenna the children get in free at the mosaics until they are ten.",
            "Parking in Ravenna is cheapest behind the station.",
            "The last train from Ravenna leaves at 21:40.",
        ),
    ),
    (
        "What do we know about the boiler in the cellar?",
        (
            "The boiler in the cellar loses pressure every three weeks.",
            "Every three weeks the cellar boiler loses its pressure.",
            "The cellar boiler drops in pressure about every three weeks.",
            "Our boiler downstairs loses pressure roughly every third week.",
        ),
        (
            "Mr Albers services the boiler each October.",
            "The boiler's warranty ends in June 2027.",
            "The valve for topping up the boiler is behind the blue pipe.",
        ),
    ),
    (
        "How does Priya like her workshop run?",
        (
            "Priya wants workshops to start at ten, never earlier.",
            "Workshops with Priya should not begin before ten.",
            "Priya prefers that a workshop begins at ten o'clock, not before.",
            "Never start Priya's workshop earlier than ten.",
        ),
        (
            "Priya likes a workshop to end with written tasks.",
            "Priya wants at most eight people in a workshop.",
            "For workshops Priya needs a room with daylight.",
        ),
    ),
    (
        "Which rules hold for the release of the mobile app?",
        (
            "Never release the mobile app on a Friday.",
            "The mobile app must not be released on Fridays.",
            "No Friday releases of the mobile app.",
            "Releases of the mobile app do not happen on a Friday.",
        ),
        (
            "Two people sign off every release of the mobile app.",
            "Release notes of the mobile app are written in plain English.",
            "A release of the mobile app goes to five per cent of users first.",
        ),
    ),
    (
        "What is there to say about Grandfather's health?",
        (
            "Grandfather takes his blood pressure tablets in the morning.",
            "In the morning Grandfather takes tablets for his blood pressure.",
            "Grandfather's tablets for blood pressure are taken each morning.",
            "Mornings: Grandfather has his blood pressure tablets.",
        ),
        (
            "Grandfather had his left hip replaced in 2019.",
            "Grandfather cannot hear well on the right side.",
            "Grandfather sees Doctor Lindqvist about his heart twice a year.",
        ),
    ),
    (
        "What limits does the import service have?",
        (
            "The import service refuses files above 20 MB.",
            "Files larger than 20 MB are refused by the import service.",
            "Import service: no files over 20 MB.",
            "The import service does not take a file of more than 20 MB.",
        ),
        (
            "The import service handles at most four jobs at once.",
            "The import service forgets a job after seven days.",
            "Only UTF-8 is understood by the import service.",
        ),
    ),
)

CHANGED = (
    ("Ines has her office in Bergen.", "Ines has her office in Tromsø now."),
    ("The choir rehearses on Tuesdays at seven.", "The choir rehearses on Thursdays at seven."),
    ("Send the calibration report by 15 April.", "Send the calibration report by 1 May."),
    ("The staging database listens on port 5432.", "The staging database listens on port 6543."),
    ("Tomas takes his coffee black.", "Tomas takes his coffee with oat milk."),
    ("We pay 40 euros a month for hosting.", "We pay 65 euros a month for hosting."),
    ("Lena's favourite colour is green.", "Lena's favourite colour is dark red."),
    ("Backups run at two in the morning.", "Backups run at four in the morning."),
)
"""A statement, and what replaced it."""
