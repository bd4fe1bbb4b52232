/** Stores submissions for tests. */
import type { Database } from '../database/database.ts';
import { accept } from '../store/accept.ts';
import { claim, endClaim } from '../store/outbox.ts';
import type { Arrival, MakeOutgoing } from '../types.ts';

/** Makes one mail for every submission, to the visitor. */
export const outgoing: MakeOutgoing = ({ fields, reference }) => [
  {
    kind: 'mail',
    template: 'inquiry-received',
    recipient: fields.email,
    data: { reference, ...fields },
    messageId: `<${reference}@kilele.example>`,
  },
];

let count = 0;

/** Stores a submission, as the service does. @returns its reference */
export async function arrive(
  database: Database,
  fields: Record<string, string>,
  now: number,
  changes: Partial<Arrival> = {},
  makes: MakeOutgoing = outgoing,
): Promise<string> {
  count += 1;
  const key = `key-${count}`;
  const taken = await accept(
    database,
    {
      form: 'inquiry',
      fields: { email: 'wanjiru@farm.example', ...fields },
      network: null,
      suspicion: null,
      key,
      fingerprint: key,
      limits: [],
      ...changes,
    },
    { prefix: 'KAG', outgoing: makes, now },
  );
  if (taken.is !== 'taken') throw new Error(taken.is);
  return taken.reference;
}

/** Gives up the next due mail, as a worker does. @returns its id */
export async function giveUpMail(
  database: Database,
  now: number,
  error = '550 no such mailbox',
): Promise<string> {
  const order = { worker: 'w', kind: 'mail', most: 1, now, leaseMs: 1000 } as const;
  const [{ id } = { id: '' }] = await claim(database, order);
  await endClaim(database.query, id, { worker: 'w', now, error, state: 'dead' });
  return id;
}
