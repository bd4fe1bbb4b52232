/**
 * Another process with the same database, for tests. It prints that it is ready, starts when it reads a line, and
 * prints its result. `node --import tsx parallel-task.ts <what> <settings as JSON>`
 */
import { once } from 'node:events';
import { openDatabase } from '../database/open.ts';
import { accept } from '../store/accept.ts';
import { claim, enqueue } from '../store/outbox.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
const [what = '', settings = ''] = process.argv.slice(2);
const place = JSON.parse(settings) as { folder: string; databaseUrl?: string };

/** Makes the same attempts as the other processes. */
async function acceptSame(): Promise<unknown> {
  const database = await openDatabase(place);
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
        { prefix: 'KAG', outgoing: () => [], now: NOW },
      ),
    ),
  );
  await database.close();
  return answers;
}

/** Claims due items until none is left. */
async function claimAll(): Promise<unknown> {
  const database = await openDatabase(place);
  const ids: string[] = [];
  for (;;) {
    const order = {
      worker: `${process.pid}`,
      kind: 'mail',
      most: 3,
      now: NOW,
      leaseMs: 60_000,
    } as const;
    const items = await claim(database, order);
    if (items.length === 0) break;
    ids.push(...items.map(({ id }) => id));
  }
  await database.close();
  return ids;
}

/** Opens the database, which is empty at first, and stores an item. */
async function open(): Promise<unknown> {
  const database = await openDatabase(place, { isNew: true });
  const item = {
    kind: 'mail',
    template: 'test',
    recipient: 'staff@kilele.example',
    data: {},
    messageId: `${process.pid}@kilele.example`,
  } as const;
  await database.transaction((query) => enqueue(query, [item], { submissionId: null, now: NOW }));
  await database.close();
  return 'opened';
}

const TASKS: Record<string, () => Promise<unknown>> = { acceptSame, claimAll, open };

console.log('ready');
await once(process.stdin, 'data');
console.log(JSON.stringify(await TASKS[what]?.()));
process.stdin.destroy();
