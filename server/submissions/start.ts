/** Puts the service together from its settings. Loaded only where submissions are taken for real. */
import pino, { type Logger } from 'pino';
import { openDatabase } from './database/open.ts';
import { isForService, createService } from './http/service.ts';
import { loadPages } from './http/pages.ts';
import type { FollowLink } from './http/links.ts';
import { countEvents } from './http/metrics.ts';
import { afterConfirming, afterLeaving, outgoingOf, type Recipients } from './mail/outgoing.ts';
import { readWords } from './mail/words.ts';
import { readSettings } from './settings.ts';
import { enqueue } from './store/outbox.ts';
import { sharedSecret } from './store/secrets.ts';
import { confirm, leave } from './store/subscriptions.ts';
import type { Database } from './database/database.ts';

export { isForService };

function linkFollower(database: Database, recipients: Recipients): FollowLink {
  return async (purpose, email, now) => {
    const found =
      purpose === 'confirm'
        ? await confirm(database, email, now)
        : await leave(database, email, now);
    if (found === 'unknown') return 'gone';
    const isDone = found === (purpose === 'confirm' ? 'confirmed' : 'left');
    if (!isDone) return 'already';
    const items = (purpose === 'confirm' ? afterConfirming : afterLeaving)(recipients, email, now);
    await database.transaction((query) => enqueue(query, items, { submissionId: null, now }));
    return 'done';
  };
}

/**
 * Starts the service of this process.
 * @param folder the build's output
 * @throws {Error} saying what keeps it from starting: settings, database, or a build without it
 */
export async function startSubmissions(
  folder: string,
  env = process.env,
  log: Pick<Logger, 'info' | 'error'> = pino({ base: null }),
) {
  const settings = readSettings(env);
  const pages = await loadPages(folder);
  const { site } = readWords();
  const database = await openDatabase(settings);
  const key = settings.secret ?? (await sharedSecret(database, 'signing'));
  const recipients: Recipients = {
    staff: settings.mailStaff ?? [site.emails.info],
    host: new URL(settings.siteOrigin ?? site.origin).hostname,
    webhookUrl: settings.webhookUrl,
  };
  const answer = createService({
    database,
    settings,
    key,
    pages,
    prefix: site.abbreviation,
    outgoing: outgoingOf(recipients),
    followLink: linkFollower(database, recipients),
    onEvent(event) {
      countEvents(event);
      log.info(event, 'submissions');
    },
    onFailure: (error) => log.error({ reason: reasonOf(error) }, 'submissions: not taken'),
    now: Date.now,
  });
  return { answer, stop: () => database.close() };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
