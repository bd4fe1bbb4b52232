/** What `--help` says about each command: what it does, and examples. */
export const TEXTS: Readonly<Record<string, readonly [does: string, ...examples: string[]]>> = {
  list: [
    'The newest submissions.',
    'list',
    'list --form inquiry --state new',
    'list --since 2026-06-01 --before 2026-07-01 --json',
  ],
  search: [
    'Submissions with all these words in what was sent, their reference or the note. Capitals and accents do not matter.',
    'search wanjiru seed',
    'search @farm.example --form newsletter',
  ],
  quarantine: [
    'Submissions that a program may have sent. No mail was sent about them; "release" takes one out of quarantine.',
    'quarantine',
    'quarantine --form inquiry --json',
  ],
  show: ['All of one submission.', 'show KAG-7Q2M-XK4D', 'show "kag 7q2m xk4d" --json'],
  answer: [
    'Marks a submission as answered.',
    'answer KAG-7Q2M-XK4D',
    'answer KAG-7Q2M-XK4D --note "called her back, wants seedlings"',
  ],
  reopen: [
    'Makes an answered submission new again, or takes back that it is junk. Its notes are kept.',
    'reopen KAG-7Q2M-XK4D',
  ],
  release: [
    'Takes a submission out of quarantine, and sends the mails about it.',
    'release KAG-7Q2M-XK4D',
  ],
  outbox: [
    'Mails and webhook calls that wait to be sent, and those that were given up ("dead").',
    'outbox',
    'outbox --state dead',
    'outbox --state sent --limit 10 --json',
  ],
  requeue: [
    'Tries an item of the outbox again now, or all that were given up.',
    'requeue 01977a6e-5c00-7b1c-9d7e-2f3a4b5c6d7e',
    'requeue --dead',
  ],
  status: ['How many submissions and mails there are.', 'status'],
  open: [
    'Opens the page for staff in the browser: the same as these commands, with buttons. It runs until Ctrl+C.',
    'open',
  ],
  export: [
    'All submissions, or some, for a spreadsheet or another program. In CSV a cell that a spreadsheet would take for a formula begins with an apostrophe.',
    'export --output june.csv --since 2026-06-01 --before 2026-07-01',
    'export --json --form newsletter --output sign-ups.json',
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
    'Deletes what is older than the retention times of the settings. The server does this by itself every day.',
    'purge',
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
