/** Asks a Git host who has signed in, and whether this person may write to the repository. */
import { z } from 'zod';
import { Refusal } from '../server/refusal.ts';

export const HOSTS = ['github', 'gitlab', 'gitea'] as const;
export type HostKind = (typeof HOSTS)[number];

export type GitSettings = {
  kind: HostKind;
  /** Address of the host, without a slash at its end. */
  url: string;
  /** `owner/name`. */
  repository: string;
  branch: string;
  /** Id of the application that is registered at the host (OAuth 2). */
  client: string;
  secret: string;
};

/** A person who has signed in. The token allows to write to the repository. */
export type GitPerson = { name: string; email: string; token: string };

type Contract = {
  /** Its name for people. */
  name: string;
  url?: string;
  authorize: string;
  token: string;
  scope: string;
  api: (url: string) => string;
  repository: (name: string) => string;
  /** Whether the person may write, from the host's answer about the repository. */
  mayWrite: (answer: unknown) => boolean;
  /** The user name that Git needs with a token as password. */
  user: string;
};

const pushes = (answer: unknown) =>
  z.object({ permissions: z.object({ push: z.literal(true) }) }).safeParse(answer).success;

/** GitLab's access level of people who may write. */
const DEVELOPER = 30;
const access = z.object({ access_level: z.number() }).nullish();
const levels = z.object({
  permissions: z.object({ project_access: access, group_access: access }),
});

/**
 * @see https://docs.github.com/en/apps/oauth-apps, https://docs.gitlab.com/api/oauth2/,
 *   https://docs.gitea.com/development/oauth2-provider
 */
const CONTRACTS: Readonly<Record<HostKind, Contract>> = {
  github: {
    name: 'GitHub',
    url: 'https://github.com',
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    scope: 'repo read:user user:email',
    api: (url) => (url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`),
    repository: (name) => `/repos/${name}`,
    mayWrite: pushes,
    user: 'x-access-token',
  },
  gitlab: {
    name: 'GitLab',
    url: 'https://gitlab.com',
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    scope: 'read_api read_user write_repository',
    api: (url) => `${url}/api/v4`,
    repository: (name) => `/projects/${encodeURIComponent(name)}`,
    mayWrite: (answer) => {
      const { data } = levels.safeParse(answer);
      const given = [data?.permissions.project_access, data?.permissions.group_access];
      return given.some((one) => (one?.access_level ?? 0) >= DEVELOPER);
    },
    user: 'oauth2',
  },
  gitea: {
    name: 'Gitea',
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    scope: 'read:user write:repository',
    api: (url) => `${url}/api/v1`,
    repository: (name) => `/repos/${name}`,
    mayWrite: pushes,
    user: 'oauth2',
  },
};

/** The public address of a host, if it has one. */
export const defaultUrl = (kind: HostKind) => CONTRACTS[kind].url;

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const userAnswer = z.object({
  login: z.string().optional(),
  username: z.string().optional(),
  name: z.string().nullish(),
  full_name: z.string().optional(),
  email: z.string().nullish(),
});

export function gitHost({ kind, url, repository, client, secret }: GitSettings) {
  const contract = CONTRACTS[kind];
  const { name } = contract;

  async function ask(address: string, token: string): Promise<unknown> {
    const response = await fetch(contract.api(url) + address, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Refusal(`${name} answers with ${response.status}.`, 502);
    return response.json();
  }

  return {
    name,
    /** The address at which a person signs in. @param challenge of PKCE */
    signInAt(back: string, state: string, challenge: string): string {
      const asked = new URLSearchParams({
        client_id: client,
        redirect_uri: back,
        response_type: 'code',
        scope: contract.scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return `${url}${contract.authorize}?${asked.toString()}`;
    },
    /** The person who comes back from the sign-in. @throws {Refusal} if the person may not write to the repository */
    async person(code: string, back: string, verifier: string): Promise<GitPerson> {
      const response = await fetch(url + contract.token, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({
          client_id: client,
          client_secret: secret,
          grant_type: 'authorization_code',
          code,
          redirect_uri: back,
          code_verifier: verifier,
        }),
        signal: AbortSignal.timeout(20_000),
      });
      const given = tokenAnswer.safeParse(await response.json().catch(() => undefined));
      if (!given.success) throw new Refusal(`${name} has not signed you in. Try again.`, 403);
      const token = given.data.access_token;
      const user = userAnswer.parse(await ask('/user', token));
      const login = user.login ?? user.username ?? '';
      const shown = [user.name, user.full_name, login].find((one) => one) ?? login;
      if (!contract.mayWrite(await ask(contract.repository(repository), token)))
        throw new Refusal(
          `${shown} may not write to ${repository} at ${name}. Ask the person who looks after the site there.`,
          403,
        );
      const own = `${login}@users.noreply.${new URL(url).hostname}`;
      // Some hosts send no e-mail address, and some send an empty text.
      const email = [user.email, own].find((one) => one) ?? own;
      return { name: shown, email, token };
    },
    /** The HTTP header with which Git signs in. */
    headerOf: (token: string) =>
      `Authorization: Basic ${Buffer.from(`${contract.user}:${token}`).toString('base64')}`,
    /** The address of a commit's page. */
    commitAt: (commit: string) =>
      `${url}/${repository}${kind === 'gitlab' ? '/-' : ''}/commit/${commit}`,
  };
}

export type GitHost = ReturnType<typeof gitHost>;
