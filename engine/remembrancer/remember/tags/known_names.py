"""Names the entity rules know beforehand: given names, places, tools, and words that look like names but are not."""

from __future__ import annotations

from typing import Final


def _names(text: str) -> frozenset[str]:
    return frozenset(" ".join(name.split()) for name in text.split(",") if name.strip())


GIVEN_NAMES: Final = _names("""
    Aaron, Abdul, Abigail, Ada, Adam, Adrian, Agnes, Ahmed, Aisha, Akira, Alan, Albert, Alejandro, Alex, Alexander,
    Alexandra, Alfred, Ali, Alice, Alicia, Alison, Amanda, Amara, Amelia, Amir, Amy, Ana, Andrea, Andreas, Andrew,
    Andy, Angela, Anita, Anja, Ann, Anna, Anne, Annika, Anthony, Antonio, Anton, Arjun, Arthur, Astrid, Barbara,
    Beatrice, Ben, Benjamin, Bernd, Beth, Bill, Bob, Boris, Brian, Bruno, Camille, Carl, Carla, Carlos, Carmen,
    Caroline, Catherine, Cecilia, Charles, Charlotte, Chen, Chiara, Chloe, Chris, Christian, Christina, Christine,
    Christopher, Claire, Clara, Claudia, Colin, Connor, Dan, Dana, Daniel, Daniela, David, Deborah, Dennis, Diana,
    Diego, Dmitri, Dominik, Dora, Dylan, Edith, Eduardo, Edward, Elena, Eleanor, Elif, Elisabeth, Elizabeth, Ella,
    Ellen, Emil, Emily, Emma, Eric, Erik, Erika, Ernst, Esther, Eva, Evelyn, Fatima, Felix, Fiona, Francesca,
    Francis, Frank, Franz, Frederik, Gabriel, George, Georg, Gerda, Gianna, Giovanni, Grace, Greta, Guido, Gustav,
    Hana, Hannah, Hanna, Hans, Harry, Hassan, Heidi, Helen, Helena, Henrik, Henry, Hiroshi, Hugo, Ian, Ibrahim, Ida,
    Igor, Ilse, Imran, Ines, Ingrid, Irene, Iris, Isaac, Isabel, Isabella, Ivan, Jack, Jacob, Jakob, James, Jamie,
    Jan, Jana, Jane, Janet, Jason, Javier, Jean, Jennifer, Jens, Jessica, Jim, Jing, Joan, Joana, Joanna, Johan,
    Johanna, John, Jonas, Jonathan, Jorge, Jose, Josef, Joseph, Joshua, Juan, Julia, Julian, Julie, Karim, Karin,
    Karl, Karla, Kate, Katharina, Katie, Katja, Kenji, Kerstin, Kevin, Khalid, Klaus, Kurt, Lars, Laura, Lea, Lena,
    Leila, Leo, Leon, Leonie, Li, Liam, Lina, Linda, Lisa, Louis, Louise, Luca, Lucas, Lucia, Lucy, Luis, Luisa,
    Lukas, Maja, Manuel, Marco, Marcus, Margaret, Maria, Marie, Marina, Mario, Markus, Marlene, Marta, Martha,
    Martin, Martina, Mary, Mateo, Mathias, Matthew, Max, Maya, Mei, Melanie, Mia, Michael, Michelle, Miguel, Mike,
    Mila, Milan, Mira, Miriam, Mohamed, Mohammed, Mona, Monica, Nadia, Nadine, Nancy, Natalia, Nathan, Nicolas,
    Nicole, Nils, Nina, Noah, Noor, Nora, Olga, Oliver, Olivia, Omar, Oscar, Oskar, Otto, Pablo, Patricia, Patrick,
    Paul, Paula, Pedro, Peter, Petra, Philip, Pierre, Priya, Rachel, Rafael, Raj, Ravi, Rebecca, Renate, Richard,
    Rita, Robert, Robin, Rosa, Ruben, Ruth, Ryan, Sabine, Salma, Sam, Samir, Samuel, Sandra, Sara, Sarah, Sebastian,
    Sergio, Silvia, Simon, Sofia, Sophia, Sophie, Stefan, Stella, Stephan, Stephen, Steve, Susan, Susanne, Sven,
    Svetlana, Tania, Tanja, Tara, Teresa, Theo, Thomas, Tim, Tina, Tobias, Tom, Tomas, Ulrike, Ursula, Valentina,
    Vera, Victor, Victoria, Viktor, Vincent, Wei, Wendy, William, Yara, Yasmin, Yuki, Yusuf, Zara, Zoe
""")

PLACES: Final = _names("""
    Africa, America, Amsterdam, Argentina, Asia, Athens, Australia, Austria, Bangkok, Barcelona, Basel, Beijing,
    Belgium, Bergen, Berlin, Bern, Bologna, Bordeaux, Boston, Brazil, Brussels, Budapest, Buenos Aires, Cairo,
    California, Canada, Cape Town, Chicago, Chile, China, Cologne, Copenhagen, Croatia, Delhi, Denmark, Dresden,
    Dubai, Dublin, Edinburgh, Egypt, England, Estonia, Europe, Finland, Florence, France, Frankfurt, Geneva,
    Germany, Ghent, Glasgow, Graz, Greece, Hamburg, Hanover, Helsinki, Hong Kong, Hungary, Iceland, India,
    Indonesia, Ireland, Istanbul, Italy, Japan, Kenya, Kyoto, Lagos, Leeds, Leipzig, Lima, Lisbon, Ljubljana,
    London, Los Angeles, Luxembourg, Lyon, Madrid, Malaysia, Manchester, Marseille, Melbourne, Mexico, Mexico City,
    Milano, Montreal, Morocco, Moscow, Mumbai, Munich, Nairobi, Naples, Netherlands, New York, New Zealand, Nigeria,
    Norway, Osaka, Oslo, Oxford, Paris, Peru, Philadelphia, Philippines, Poland, Porto, Portugal, Prague, Riga,
    Romania, Rome, Rotterdam, San Diego, San Francisco, Santiago, Sao Paulo, Scotland, Seattle, Seoul, Serbia,
    Seville, Shanghai, Singapore, Slovenia, South Africa, South Korea, Spain, Stockholm, Stuttgart, Sweden,
    Switzerland, Sydney, Taipei, Taiwan, Tallinn, Texas, Thailand, Tokyo, Toronto, Trieste, Turin, Turkey, Ukraine,
    United Kingdom, United States, Utrecht, Valencia, Vancouver, Venice, Vienna, Vietnam, Wales, Warsaw, Washington,
    Zagreb, Zurich
""")

TOOLS: Final = _names("""
    Airtable, Android, Ansible, Apache, Apple, AWS, Azure, Bash, Bitbucket, Blender, C#, C++, Chrome, Claude,
    Confluence, CUDA, Cursor, Dart, Debian, Discord, Django, Docker, Dropbox, Elasticsearch, ESLint, Excel, Fastapi,
    FastAPI, Figma, Firebase, Firefox, Flask, Flutter, Git, GitHub, GitLab, Gmail, Golang, Google Docs, Grafana,
    GraphQL, gRPC, Helm, Homebrew, iOS, Java, JavaScript, Jenkins, Jira, Jupyter, Kafka, Keras, Kotlin, Kubernetes,
    LaTeX, Laravel, LibreOffice, Linux, macOS, MariaDB, Markdown, Matlab, Maven, Miro, MongoDB, MySQL, Neo4j,
    Next.js, nginx, Nginx, Node, Node.js, Notion, NumPy, Obsidian, Ollama, OpenSSL, Oracle, Outlook, Pandas, pandas,
    Photoshop, PHP, pnpm, Poetry, Postgres, PostgreSQL, PowerPoint, Prometheus, pytest, Python, PyTorch, Qt, Rails,
    React, Redis, Redux, Ruby, ruff, Rust, Safari, Scala, Sentry, Signal, Slack, Spotify, SQLAlchemy, SQLite,
    Stripe, Svelte, Swift, Tailwind, TensorFlow, Terraform, Trello, TypeScript, Ubuntu, uv, Vercel, Vim, Vite, VS
    Code, Vue, Webpack, WhatsApp, Windows, WordPress, YouTube, Zapier, Zoom, Zotero
""")

AMBIGUOUS_TOOLS: Final = _names("""
    Apple, Cursor, Dart, Excel, Helm, Node, Oracle, Poetry, Rails, Ruby, Rust, Safari, Signal, Swift, Windows, Zoom,
    uv, Flask, Notion, Slack, Redux, Blender, Sentry, Prometheus, Stripe, Bash, Discord, Git, Miro
""")
"""Also ordinary words: a tool only when written with a capital inside a sentence."""

NEVER_NAMES: Final = _names("""
    A, After, All, Also, Always, An, And, Any, April, Are, As, Ask, At, August, Be, Before, Both, But, By, Call,
    Can, Christmas, Currently, December, Do, Does, Don't, Each, Easter, English, Every, February, For, French,
    Friday, From, German, Had, Has, Have, He, Her, Here, His, How, I, I'd, I'll, I'm, I've, If, In, Is, It, Its,
    It's, January, July, June, Just, Keep, Last, Make, March, May, Maybe, Monday, More, Most, My, Never, New, Next,
    No, Not, Note, November, Now, October, Of, Ok, On, Once, One, Only, Or, Our, Please, Run, Saturday, See,
    September, She, Should, So, Some, Spanish, Sunday, Take, That, The, Their, Then, There, These, They, This,
    Thursday, To, Today, Tomorrow, Tuesday, Two, Use, User, Users, Was, We, Wednesday, Were, What, When, Where,
    Which, While, Who, Why, Will, With, Write, Yes, Yesterday, You, Your, AM, PM, UTC, TODO, OK, API, CEO, CTO, CFO,
    HTTP, URL, JSON, YAML, PDF, CSV, ID, UI, Q1, Q2, Q3, Q4
""")

STOP_WORDS: Final = _names("""
    about, above, across, after, again, against, almost, along, already, also, although, always, among, another,
    anything, around, away, back, because, been, before, being, below, best, better, between, both, came, cannot,
    come, could, current, currently, days, does, doing, done, down, during, each, early, either, else, enough, even,
    ever, every, everything, first, five, four, from, gave, getting, give, given, goes, going, gone, good, hard,
    have, having, here, high, hour, hours, however, instead, into, itself, just, keep, kept, know, known, last,
    late, later, least, less, like, little, long, looks, made, make, makes, making, many, maybe, mean, means, might,
    minutes, month, months, more, most, much, must, need, needs, never, next, night, none, nothing, often, only,
    other, others, over, own, part, people, perhaps, please, quite, rather, really, right, said, same, seem, seems,
    seen, several, shall, should, show, since, some, something, soon, still, such, sure, take, taken, takes, than,
    that, their, them, then, there, these, they, thing, things, think, this, those, though, three, through, time,
    times, today, together, told, tomorrow, took, toward, towards, under, until, upon, used, user, users, uses,
    using, usually, very, want, wants, week, weeks, well, went, were, what, when, where, which, while, whole, whose,
    will, with, within, without, work, works, would, year, years, yesterday, yet, your, yours
""")

PLAIN_HEADINGS: Final = _names("""
    about, background, commands, context, current, decisions, details, facts, features, general, goals, guidelines,
    history, instructions, introduction, items, links, log, memories, memory, misc, miscellaneous, notes, observations,
    other, overview, people, preferences, project, readme, references, relations, rules, section, setup, status, steps,
    summary, tasks, todo, usage, user, workflow
""")
"""Headings that name a kind of section and no subject."""
