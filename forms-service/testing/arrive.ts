/** Stores submissions for tests. */
import type { Database } from '../database/database.ts';
import { accept } from '../store/accept.ts';
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
