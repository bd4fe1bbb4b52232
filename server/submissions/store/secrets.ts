/** Secrets that all copies of the service share without anyone having to think of one. */
import { randomBytes } from 'node:crypto';
import { text, type Database } from '../database/database.ts';

const BYTES = 32;

/** The secret of this name, made the first time anyone asks for it. */
export function sharedSecret(database: Database, name: string): Promise<string> {
  return database.transaction(async (query) => {
    await query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      name,
      randomBytes(BYTES).toString('base64url'),
    ]);
    const [row] = await query('SELECT value FROM secrets WHERE name = $1', [name]);
    if (!row) throw new TypeError('a secret that was just stored is missing');
    return text(row, 'value');
  });
}
