/**
 * Another process with the same database, for tests. It prints that it is ready, starts when it reads a line, and
 * prints its result. `node --import tsx parallel-task.ts <settings as JSON>`
 */
import { once } from 'node:events';
import { openDatabase } from '../database/open.ts';
import { accept } from '../store/accept.ts';
import { claim } from '../store/outbox.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
const ORDER = {
  worker: `${process.pid}`,
  kind: 'mail',
  most: 3,
  now: NOW,
  leaseMs: 60_000,
} as const;
const place = JSON.parse(process.argv[2] ?? '') as { folder: string; databaseUrl?: string };

console.log('ready');
await once(process.stdin, 'data');

// The database is empty at first. All processes make the same attempts.
const database = await openDatabase(place, { isNew: true });
const answers = await Promise.all(
  Array.from({ length: 20 }, (_value, index) =>
    accept(
      database,
      {
        form: 'partnership',
        fields: { email: `person${index}@farm.example` },
        network: null,
        suspicion: null,
        key: `key-${index}`,
        fingerprint: `${index}`,
        limits: [{ bucket: 'all', windowMs: 60_000, most: 1000 }],
      },
      {
        prefix: 'KAG',
        outgoing: ({ fields, reference }) => [
          {
            kind: 'mail',
            template: 'test',
            recipient: fields.email,
            data: {},
            messageId: reference,
          },
        ],
        now: NOW,
      },
    ),
  ),
);
const claimed: string[] = [];
for (;;) {
  const items = await claim(database, ORDER);
  if (items.length === 0) break;
  claimed.push(...items.map(({ id }) => id));
}
await database.close();
console.log(JSON.stringify({ answers, claimed }));
process.stdin.destroy();
