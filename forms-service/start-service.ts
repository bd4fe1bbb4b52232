/** Starts the service from its settings. */
import cluster from 'node:cluster';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import type { Answer } from '@website/site/serve/answer-requests.ts';
import { messageOf } from '@website/site/serve/message-of.ts';
import { UnavailableError } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { openWithRetries } from './database/open-with-retries.ts';
import { sweepLeftovers } from './database/sweep-leftovers.ts';
import type { Pages } from './pages/pages.tsx';
import { isByUnknownProxy } from './http/client-address.ts';
import { createService } from './http/service.ts';
import { outgoingOf } from './mail/outgoing.ts';
import {
  placeholderWarning,
  recipientsOf,
  sendingNotes,
  startSending,
} from './mail/start-sending.ts';
import type { Worker } from './mail/worker.ts';
import { PURGE_PAUSE, purgeIfDue } from './daily-purge.ts';
import { SUMMARY_PAUSE, summariseIfDue } from './daily-summary.ts';
import { startRepeating, type Repeating } from './repeating.ts';
import { readSettings } from './service-settings.ts';
import { signingKey } from './store/secrets.ts';

/** Milliseconds. The server opens its port after this time at the latest, with or without a database. */
const FIRST_WAIT = 3000;
const UNKNOWN_PROXY =
  'Forms come through a proxy that TRUST_PROXY does not name. All visitors count as one, so the service holds back what many of them send. Set TRUST_PROXY to the address of the proxy: docs/hosting/one-server.md.';
/** Outcomes after which there is something to send. */
const SENDS = ['taken', 'confirm', 'leave'];

/**
 * Whether this process may create a missing database. Only when the settings name no database, as when somebody tries
 * the service. A database that the settings name was created before (`npm run inbox -- create`). The database of a
 * process that replaces a crashed one existed too.
 */
const mayCreate = (env: NodeJS.ProcessEnv) =>
  !env['SUBMISSIONS_FOLDER'] && !env['DATABASE_URL'] && (cluster.worker?.id ?? 1) === 1;

/**
 * Starts the service in this process. The database may become available later. Until then every form is answered with
 * status 503.
 * @param newestPages returns the service's part of the build that the site shows
 * @throws {Error} if the settings are wrong
 */
export async function startSubmissions(
  newestPages: () => Pages,
  env = process.env,
  log: Pick<Logger, 'info' | 'warn' | 'error'> = pino({ base: null }),
) {
  const settings = readSettings(env);
  const logError = (level: 'warn' | 'error', text: string) => (error: unknown) =>
    log[level]({ reason: messageOf(error) }, text);
  let key: string | undefined;
  const { database, opened } = openWithRetries(
    settings.databaseUrl ? 'postgres' : 'sqlite',
    async () => {
      const real = await openDatabase(settings, { isNew: mayCreate(env) });
      try {
        key = await signingKey(real, settings.secret);
      } catch (error) {
        await real.close();
        throw error;
      }
      return real;
    },
    logError('error', 'submissions: no database, it is tried again'),
  );

  /** @throws {UnavailableError} before the database was opened for the first time */
  function openedKey(): string {
    if (key === undefined) throw new UnavailableError('the database has not been opened yet');
    return key;
  }
  let sending: Worker | undefined;

  /** Answers with the pages of one build. */
  function serviceOf(pages: Pages) {
    const recipients = recipientsOf(settings, pages.words);
    return createService({
      database,
      settings,
      get key() {
        return openedKey();
      },
      pages,
      recipients,
      outgoing: outgoingOf(recipients),
      onEvent(event) {
        log.info(event, 'submissions');
        if (SENDS.includes(event.outcome)) sending?.wake();
      },
      onFailure: logError('error', 'submissions: request failed'),
      now: Date.now,
      sleep,
    });
  }

  /** Starts what works beside the answers, when the database is open. */
  function startWork(): Repeating[] {
    sending = startSending({
      settings,
      newestPages,
      key: openedKey(),
      database,
      report: (report) => log.info(report, 'outbox'),
      reportTrouble: logError('warn', 'outbox: the database cannot be reached'),
    });
    const { wake } = sending;
    const summarise = async () => {
      const recipients = recipientsOf(settings, newestPages().words);
      if (await summariseIfDue(database, recipients, Date.now())) wake();
    };
    const purge = async () => {
      const purged = await purgeIfDue(database, settings.retention, Date.now());
      if (purged) log.info(purged, 'retention: removed');
    };
    return [
      startRepeating(purge, {
        pauseMs: PURGE_PAUSE,
        reportTrouble: logError('error', 'retention: purge failed, tried again in an hour'),
      }),
      startRepeating(summarise, {
        pauseMs: SUMMARY_PAUSE,
        reportTrouble: logError('warn', 'summary: not queued, tried again in some minutes'),
      }),
    ];
  }

  let pages = newestPages();
  let service = serviceOf(pages);
  for (const note of sendingNotes(settings)) log.info(note);
  const warning = placeholderWarning(settings, pages.words);
  if (warning) log.warn(warning);
  let hasWarned = false;
  let chores: Repeating[] = [];
  let isStopping = false;
  const working = opened.then(() => {
    if (isStopping) return;
    if (!settings.databaseUrl) sweepLeftovers(settings.folder);
    chores = startWork();
  });
  // The database is usually open by then, so that no visitor gets a 503.
  await Promise.race([working, sleep(FIRST_WAIT, undefined, { ref: false })]);

  return {
    answer(request: IncomingMessage): Promise<Answer> {
      const newest = newestPages();
      if (newest !== pages) {
        pages = newest;
        service = serviceOf(pages);
      }
      if (!hasWarned && isByUnknownProxy(request, settings.trustedProxies)) {
        hasWarned = true;
        log.warn(UNKNOWN_PROXY);
      }
      return service(request);
    },
    /**
     * Stops the service. `answered` resolves when all requests are answered. Mails that are not sent after `graceMs`
     * milliseconds wait for the next start.
     */
    async stop(answered: Promise<unknown>, graceMs: number): Promise<void> {
      isStopping = true;
      await Promise.all([sending?.stop(graceMs), ...chores.map(({ stop }) => stop()), answered]);
      await database.close();
    },
  };
}
