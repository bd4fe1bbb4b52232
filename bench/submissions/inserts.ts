/** The statements, with values, that the service sends to its database for a submission. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, Value } from '@website/forms-service/database/database.ts';
import { openDatabase } from '@website/forms-service/database/open.ts';
import { networkOf } from '@website/forms-service/http/client-address.ts';
import { limitsOf } from '@website/forms-service/http/submission-limits.ts';
import { outgoingOf } from '@website/forms-service/mail/outgoing.ts';
import { readSettings } from '@website/forms-service/service-settings.ts';
import { accept } from '@website/forms-service/store/accept.ts';
import { mailboxOf } from '@website/forms-service/store/mailboxes.ts';
import { visitor, SECRET } from './distinct-visitors.ts';

type Statement = { sql: string; values: readonly Value[] };
/** The statements of one submission, which are committed together. */
export type Insert = readonly Statement[];

const { usualAnHour } = readSettings({});
const outgoing = outgoingOf({ staff: ['info@kilele.example'], host: 'www.kilele.example' });

/** A database that records its statements. */
function recording({ transaction, ...others }: Database, inserts: Insert[]): Database {
  return {
    ...others,
    transaction: (work) => {
      const statements: Statement[] = [];
      inserts.push(statements);
      return transaction((query, script) =>
        work((sql, values = []) => {
          statements.push({ sql, values });
          return query(sql, values);
        }, script),
      );
    },
  };
}

/**
 * The inserts of `count` visitors, as the service itself makes them in an empty database.
 * @param first index of the first visitor
 */
export async function recordInserts(first: number, count: number): Promise<Insert[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'inserts-'));
  const database = await openDatabase({ folder }, { isNew: true });
  const inserts: Insert[] = [];
  const watched = recording(database, inserts);
  const now = Date.now();
  await Promise.all(
    Array.from({ length: count }, (_value, index) => {
      const { key, form, fields, address } = visitor(first + index);
      return accept(
        watched,
        {
          form,
          fields,
          network: networkOf(address),
          suspicion: null,
          key,
          fingerprint: key.replaceAll('-', '').repeat(2),
          limits: limitsOf(SECRET, address, 'usual', usualAnHour),
          mailbox: mailboxOf(SECRET, fields.email),
        },
        { prefix: 'KAG', outgoing, now },
      );
    }),
  );
  await database.close();
  rmSync(folder, { recursive: true });
  return inserts;
}
