/** Signs people in at a Git host (OAuth 2 with PKCE), and remembers them while the editor runs. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieIn } from '../server/cookie.ts';
import { Refusal } from '../server/refusal.ts';
import type { GitHost, GitPerson } from './hosts.ts';

const COOKIE = 'edit-session';
/** Milliseconds for which a person stays signed in: a day at work. */
const SESSION = 12 * 60 * 60 * 1000;
/** Milliseconds in which a person must finish the sign-in. */
const WAITS = 10 * 60 * 1000;

const secret = () => randomBytes(24).toString('base64url');

export function signIn(host: GitHost, now: () => Date) {
  /** People who have begun to sign in, by their cookie. */
  const coming = new Map<
    string,
    { state: string; verifier: string; back: string; until: number }
  >();
  const people = new Map<string, { person: GitPerson; until: number }>();
  const tidy = (map: Map<string, { until: number }>) => {
    for (const [key, { until }] of map) if (until < now().getTime()) map.delete(key);
  };
  const cookie = (value: string, back: string, seconds: number) =>
    // `Lax`, because the host redirects to this page from another site.
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${back.startsWith('https:') ? '; Secure' : ''}`;

  return {
    /** The person who has signed in. */
    personOf(headers: IncomingHttpHeaders): GitPerson | undefined {
      const found = people.get(cookieIn(headers, COOKIE));
      return found && found.until > now().getTime() ? found.person : undefined;
    },
    /** Begins a sign-in. @param back the address to which the host redirects afterwards */
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
    /** Finishes the sign-in of a person who comes back from the host. @throws {Refusal} */
    async finish(headers: IncomingHttpHeaders, query: URLSearchParams): Promise<string> {
      const key = cookieIn(headers, COOKIE);
      const found = coming.get(key);
      coming.delete(key);
      if (!found || found.until < now().getTime() || query.get('state') !== found.state)
        throw new Refusal('Signing in took too long. Begin again.', 403);
      const person = await host.person(query.get('code') ?? '', found.back, found.verifier);
      tidy(people);
      // The session gets a new name, which nobody can have planted in the browser before.
      const session = secret();
      people.set(session, { person, until: now().getTime() + SESSION });
      return cookie(session, found.back, SESSION / 1000);
    },
    /** Signs a person out. */
    end(headers: IncomingHttpHeaders): void {
      people.delete(cookieIn(headers, COOKIE));
    },
  };
}
