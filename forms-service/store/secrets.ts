/** Secrets that the service makes itself, and that all its copies share. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

const BYTES = 32;

/** The secret of this name, made by the first call. */
export async function sharedSecret(
  database: Pick<Database, 'query'>,
  name: string,
): Promise<string> {
  const [row] = await database.query<{ value: string }>(
    `INSERT INTO secrets (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = secrets.value RETURNING value`,
    [name, randomBytes(BYTES).toString('base64url')],
  );
  if (!row) throw new TypeError('an upsert gave no row');
  return row.value;
}

/** Name of the secret for stamps, links and counts. */
const SIGNING = 'signing';

/** The secret for stamps, links and counts. @param given by the settings, if they have one */
export const signingKey = async (database: Database, given?: string) =>
  given ?? sharedSecret(database, SIGNING);
