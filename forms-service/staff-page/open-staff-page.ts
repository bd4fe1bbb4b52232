/** Starts the page for staff. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { followBuilds } from '@website/site/serve/follow-builds.ts';
import { createHttpServer } from '@website/site/serve/http-server.ts';
import type { Database } from '../database/database.ts';
import { allChoices, readEditions } from '../pages/site-file.ts';
import { outgoingOf } from '../mail/outgoing.ts';
import { mailContextOf, recipientsOf } from '../mail/start-sending.ts';
import { OperationalError } from '../operational-error.ts';
import type { Settings } from '../service-settings.ts';
import { sharedSecret, signingKey } from '../store/secrets.ts';
import { SECOND } from '../time-units.ts';
import type { OfBuild } from './answers/context.ts';
import { createStaffSite } from './staff-site.ts';

/** Name of the secret in the database. */
const SECRET = 'staff-page';
/** Milliseconds that answers may take when the page is stopped. */
const LAST_ANSWERS = 5 * SECOND;

type StaffPage = { address: string; stop: () => Promise<void> };

/**
 * Serves the page for staff. @param folder the build's output
 * @throws {OperationalError} if the port is in use
 */
export async function openStaffPage(
  settings: Settings,
  database: Database,
  folder: string,
  { now = Date.now, onFailure }: { now?: () => number; onFailure: (error: unknown) => void },
): Promise<StaffPage> {
  const key = await signingKey(database, settings.secret);
  const { host, port } = settings.staff;
  const { site, newest } = followBuilds(folder, (built): OfBuild => {
    const editions = readEditions(built);
    const [{ site: file }] = editions;
    const { words, colours } = file;
    const recipients = recipientsOf(settings, words);
    const links = mailContextOf(settings, { words, colours, key });
    return {
      site: file,
      choices: allChoices(editions),
      outgoing: outgoingOf(recipients),
      recipients,
      links,
    };
  });
  const answer = createStaffSite(
    {
      database,
      newest,
      secret: await sharedSecret(database, SECRET),
      url: settings.staffUrl,
      editorUrl: settings.editorUrl,
      trustedProxies: settings.trustedProxies,
      now,
      onFailure,
    },
    site,
  );
  const server = createHttpServer(answer).listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new OperationalError(
      `Port ${port} is in use: perhaps the page is open already. Set STAFF_PORT to another port.`,
    );
  });
  const { port: listening } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      // Answers to wrong passwords would wait for longer.
      const late = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
      await closed;
      clearTimeout(late);
    },
  };
}
