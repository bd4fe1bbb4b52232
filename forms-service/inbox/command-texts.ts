/** The help text of each command: what it does, and examples. `ABC` stands for the company’s abbreviation. */
export const TEXTS: Readonly<Record<string, readonly [does: string, ...examples: string[]]>> = {
  list: [
    'The newest submissions.',
    'list',
    'list --form inquiry --state new',
    'list --overdue                       what has waited for an answer for more than 24 hours',
    'list --since 2026-06-01 --before 2026-07-01 --json',
  ],
  search: [
    'Submissions with all these words in what was sent, their reference or the note. Capitals and accents do not matter.',
    'search wanjiru seed',
    'search @farm.example --form newsletter',
  ],
  quarantine: [
    'Submissions that a program may have sent. No mail was sent about them. "release" lets one through, "discard" deletes it.',
    'quarantine',
    'quarantine --form inquiry --json',
  ],
  show: [
    'All of one submission, and what was done with it.',
    'show ABC-7Q2M-XK4D',
    'show "abc 7q2m xk4d" --json',
  ],
  answer: [
    'Marks a submission as answered.',
    'answer ABC-7Q2M-XK4D',
    'answer ABC-7Q2M-XK4D --note "called her back, wants seedlings"',
  ],
  note: [
    'Adds a note to a submission. Earlier notes stay in its history.',
    'note ABC-7Q2M-XK4D "comes on Tuesday for the bags"',
  ],
  junk: [
    'Sets a submission aside as junk: nobody has to answer it. "reopen" takes this back.',
    'junk ABC-7Q2M-XK4D',
    'junk ABC-7Q2M-XK4D --note "advertising"',
  ],
  reopen: [
    'Makes an answered submission new again, or takes back that it is junk. Its notes are kept.',
    'reopen ABC-7Q2M-XK4D',
  ],
  release: [
    'Takes a submission out of quarantine, and sends the mails about it.',
    'release ABC-7Q2M-XK4D',
  ],
  discard: [
    'Deletes a submission that is in quarantine, for good. Nobody is written to.',
    'discard ABC-7Q2M-XK4D',
  ],
  outbox: [
    'Mails and webhook calls that wait to be sent, and those that were given up.',
    'outbox',
    'outbox --state given-up',
    'outbox --state sent --limit 10 --json',
  ],
  requeue: [
    'Tries a mail of the outbox again now, or all that were given up.',
    'requeue 4B5C6D               the mail that begins so in "outbox"',
    'requeue --given-up',
  ],
  drop: [
    'Deletes a mail that was given up, or all of them, without sending it.',
    'drop 4B5C6D                  the mail that begins so in "outbox"',
    'drop --given-up',
  ],
  status: ['How many submissions, mails and readers there are, and what to do next.', 'status'],
  'test-mail': [
    'Sends one mail to staff now, or to another address, and shows what the mail server answers.',
    'test-mail',
    'test-mail wanjiru@farm.example',
  ],
  readers: [
    'The readers of the newsletter: addresses that were confirmed and have not unsubscribed. In a file each has its own link to unsubscribe. Put that link into every newsletter that you send with another program.',
    'readers',
    'readers --output readers.xlsx          for Excel, LibreOffice or Google Sheets',
    'readers --output readers.csv           for a newsletter service',
    'readers --counts                       how many came and went, month by month',
  ],
  unsubscribe: [
    'Takes an address off the newsletter, for somebody who asked by mail or on the phone.',
    'unsubscribe wanjiru@farm.example',
  ],
  'send-newsletter': [
    'Sends an article of the news to all readers of the newsletter. Nobody gets the same article twice. Without --yes it sends nothing, and says how many readers would get it, or how far it is.',
    'send-newsletter news/record-coffee-harvest --test you@farm.example',
    'send-newsletter news/record-coffee-harvest',
    'send-newsletter news/record-coffee-harvest --yes',
    'send-newsletter news/record-coffee-harvest --stop',
  ],
  open: [
    'Opens the page for staff in the browser: the same as these commands, with buttons. It runs until Ctrl+C.',
    'open',
  ],
  export: [
    'All submissions, or some, for a spreadsheet or another program. For staff .xlsx is best: days are days there, and +254 stays a phone number. In CSV a cell that a spreadsheet would take for a formula begins with an apostrophe.',
    'export --output june.xlsx --since 2026-06-01 --before 2026-07-01',
    'export --output june.csv --form inquiry',
    'export --json --output requests.json',
  ],
  'export-address': [
    'Everything that is stored about an address, as JSON: for a person who asks for their data.',
    'export-address wanjiru@farm.example --output wanjiru.json',
  ],
  erase: [
    'Removes everything about an address, for good. Mails that have been sent cannot be removed.',
    'erase wanjiru@farm.example          says what would be removed',
    'erase wanjiru@farm.example --yes    removes it',
  ],
  purge: [
    'Deletes what is older than the retention times of the settings. The server does this by itself every day. Where nothing was deleted for a week, the clock may be wrong: then it asks for --yes.',
    'purge',
    'purge --yes',
  ],
  create: [
    'Makes an empty database, before the server starts for the first time. The server makes none itself where SUBMISSIONS_FOLDER or DATABASE_URL is set: an empty one must not take the place of one that is missing. A database that is there stays as it is.',
    'create',
  ],
  backup: [
    'Copies the SQLite database, also while the server runs.',
    'backup /var/backups/submissions-2026-06-01.sqlite',
  ],
  restore: [
    'Puts a backup back, also while the server runs. What was stored until now goes into another backup.',
    'restore /var/backups/submissions-2026-06-01.sqlite --yes',
  ],
};
