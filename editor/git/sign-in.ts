/** Signs people in at a Git host (OAuth 2 with PKCE), and remembers them while the editor runs. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../server/refusal.ts';
import type { GitHost, GitPerson } from './hosts.ts';

const COOKIE = 'edit-session';
/** Milliseconds of a day at work. */
const SESSION = 12 * 60 * 60 * 1000;
/** Milliseconds for signing in. */
const WAITS = 10 * 60 * 1000;

const secret = () => randomBytes(24).toString('base64url');

const cookieOf = ({ cookie = '' }: IncomingHttpHeaders) =>
  cookie
    .split('; ')
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';

export function signIn(host: GitHost, now: () => Date) {
  /** Those who are on their way, by their cookie. */
  const coming = new Map<
    string,
    { state: string; verifier: string; back: string; until: number }
  >();
  const people = new Map<string, { person: GitPerson; until: number }>();
  const tidy = (map: Map<string, { until: number }>) => {
    for (const [key, { until }] of map) if (until < now().getTime()) map.delete(key);
  };
  const cookie = (value: string, back: string, seconds: number) =>
    // Lax: the host leads back here from another site.
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${back.startsWith('https:') ? '; Secure' : ''}`;

  return {
    /** Who has signed in. */
    personOf(headers: IncomingHttpHeaders): GitPerson | undefined {
      const found = people.get(cookieOf(headers));
      return found && found.until > now().getTime() ? found.person : undefined;
    },
    /** Leads to the host. @param back the address to which the host leads back */
    begin(back: string): { location: string; cookie: string } {
      tidy(coming);
      const [key, state, verifier] = [secret(), secret(), secret()];
      coming.set(key, { state, verifier, back, until: now().getTime() + WAITS });
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return {
        location: host.signInAt(back, state, challenge),
        cookie: cookie(key, back, WAITS / 1000),
      };
    },
    /** Takes those in who come back. @throws {Refusal} */
    async finish(headers: IncomingHttpHeaders, query: URLSearchParams): Promise<string> {
      const key = cookieOf(headers);
      const found = coming.get(key);
      coming.delete(key);
      if (!found || found.until < now().getTime() || query.get('state') !== found.state)
        throw new Refusal('Signing in took too long. Begin again.', 403);
      const person = await host.person(query.get('code') ?? '', found.back, found.verifier);
      tidy(people);
      // Another name than before: nobody can have given the browser this one.
      const session = secret();
      people.set(session, { person, until: now().getTime() + SESSION });
      return cookie(session, found.back, SESSION / 1000);
    },
    /** Forgets somebody. */
    end(headers: IncomingHttpHeaders): void {
      people.delete(cookieOf(headers));
    },
  };
}
