/** Puts the service together from its settings. Loaded only where submissions are taken for real. */
import pino, { type Logger } from 'pino';
import { openDatabase } from './database/open.ts';
import { countEvents } from './http/metrics.ts';
import { loadPages } from './http/pages.ts';
import { createService, isForService } from './http/service.ts';
import { outgoingOf } from './mail/outgoing.ts';
import { readWords } from './mail/words.ts';
import { openPostOffice } from './post-office.ts';
import { recipientsOf } from './recipients.ts';
import { readSettings } from './settings.ts';
import { sharedSecret } from './store/secrets.ts';

export { isForService };

/** Name of the secret that stamps, links and counts have in common. */
const SECRET = 'signing';
/** Outcomes after which there is something to send. */
const SENDS = ['taken', 'confirm', 'leave'];

/**
 * Starts the service of this process.
 * @param folder the build's output
 * @throws {Error} saying what keeps it from starting: settings, database, or a build without it
 */
export async function startSubmissions(
  folder: string,
  env = process.env,
  log: Pick<Logger, 'info' | 'warn' | 'error'> = pino({ base: null }),
) {
  const settings = readSettings(env);
  const words = readWords();
  const pages = await loadPages(folder);
  const database = await openDatabase(settings);
  const key = settings.secret ?? (await sharedSecret(database, SECRET));
  const recipients = recipientsOf(settings, words.site);
  const postOffice = openPostOffice(database, { settings, words, key, log });
  const answer = createService({
    database,
    settings,
    key,
    pages,
    prefix: words.site.abbreviation,
    recipients,
    outgoing: outgoingOf(recipients),
    onEvent(event) {
      countEvents(event);
      log.info(event, 'submissions');
      if (SENDS.includes(event.outcome)) postOffice.wake();
    },
    onFailure(error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, 'submissions: not taken');
    },
    now: Date.now,
  });
  return {
    answer,
    /** Finishes what is under way; called once nobody is answered any more. */
    async stop(): Promise<void> {
      await postOffice.stop();
      await database.close();
    },
  };
}
