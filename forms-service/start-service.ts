/** Starts the service from its settings. */
import pino, { type Logger } from 'pino';
import { openDatabase } from './database/open.ts';
import { countEvents } from './http/metrics.ts';
import { loadPages } from './http/load-pages.ts';
import { createService, isForService } from './http/service.ts';
import { outgoingOf } from './mail/outgoing.ts';
import { recipientsOf, sendingNotes, startSending } from './mail/sending.ts';
import { startPurging } from './daily-purge.ts';
import { readSettings } from './service-settings.ts';
import { sharedSecret } from './store/secrets.ts';

export { isForService };

/** Name of the secret for stamps, links and counts. */
const SECRET = 'signing';
/** Outcomes after which there is something to send. */
const SENDS = ['taken', 'confirm', 'leave', 'staff-release'];

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Starts the service of this process. @param folder the build's output
 * @throws {Error} where settings, database or build are wrong
 */
export async function startSubmissions(
  folder: string,
  env = process.env,
  log: Pick<Logger, 'info' | 'warn' | 'error'> = pino({ base: null }),
) {
  const settings = readSettings(env);
  const pages = await loadPages(folder);
  const { words, colours } = pages;
  const database = await openDatabase(settings);
  const key = settings.secret ?? (await sharedSecret(database, SECRET));
  const recipients = recipientsOf(settings, words);
  for (const note of sendingNotes(settings, words)) log.info(note);
  const sending = startSending({
    settings,
    words,
    colours,
    key,
    database,
    report: (report) => log.info(report, 'outbox'),
    reportTrouble: (error) =>
      log.warn({ reason: reasonOf(error) }, 'outbox: the database cannot be reached'),
  });
  const purging = startPurging({
    database,
    retention: settings.retention,
    report: (purged) => log.info(purged, 'retention: removed'),
    reportTrouble: (error) =>
      log.error({ reason: reasonOf(error) }, 'retention: purge failed, tried again in an hour'),
  });
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
      if (SENDS.includes(event.outcome)) sending.wake();
    },
    onFailure(error) {
      log.error({ reason: reasonOf(error) }, 'submissions: request failed');
    },
    now: Date.now,
  });
  return {
    answer,
    /**
     * Finishes what is under way. `answered` resolves when all requests are answered. Mails that need longer than
     * `graceMs` are left to the next start.
     */
    async stop(answered: Promise<unknown>, graceMs: number): Promise<void> {
      await Promise.all([sending.stop(graceMs), purging.stop(), answered]);
      await database.close();
    },
  };
}
