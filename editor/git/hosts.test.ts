import { createHash } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { gitHost, type HostKind } from './hosts.ts';
import { signIn } from './sign-in.ts';

const URL = 'https://git.example';
const settings = { url: URL, repository: 'farm/site', branch: 'main', client: 'id', secret: 'no' };
const levels = (level: number) => ({ project_access: null, group_access: { access_level: level } });

/** What each host answers about a person who may write or only read, from its documentation. */
const HOSTS: Record<HostKind, { api: string; repository: string; user: object; may: object[] }> = {
  github: {
    api: '/api/v3',
    repository: '/repos/farm/site',
    user: { login: 'wanjiru', name: 'Wanjiru Kamau', email: null },
    may: [{ push: true }, { push: false }],
  },
  gitlab: {
    api: '/api/v4',
    repository: '/projects/farm%2Fsite',
    user: { username: 'wanjiru', name: 'Wanjiru Kamau' },
    may: [levels(30), levels(20)],
  },
  gitea: {
    api: '/api/v1',
    repository: '/repos/farm/site',
    user: { login: 'wanjiru', full_name: 'Wanjiru Kamau', email: '' },
    may: [{ push: true }, { push: false }],
  },
};

it.each(['github', 'gitlab', 'gitea'] as const)(
  '%s says who has signed in, and whether this person may write',
  async (kind) => {
    const { api, repository, user, may } = HOSTS[kind];
    const folder = kind === 'gitlab' ? '/oauth' : '/login/oauth';
    let challenge: string | null = '';
    let permissions = may[0];
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('fetch', (address: string, { body }: { body?: URLSearchParams }) => {
      const verifier = createHash('sha256').update(body?.get('code_verifier') ?? '');
      const isRight = verifier.digest('base64url') === challenge && body?.get('code') === 'a-code';
      const answers: Record<string, unknown> = {
        [`${folder}/${kind === 'gitlab' ? 'token' : 'access_token'}`]: isRight
          ? { access_token: 'a-token' }
          : { error: 'invalid_grant' },
        [`${api}/user`]: user,
        [api + repository]: { permissions },
      };
      return Promise.resolve(Response.json(answers[address.slice(URL.length)]));
    });
    const host = gitHost({ ...settings, kind });
    const { begin, finish, personOf } = signIn(host, () => new Date());
    /** Goes to the host, and comes back with the cookie of this sign-in, or of another one. */
    const come = (code: string, cookieOf?: string) => {
      const { location, cookie } = begin('back');
      expect(location).toContain(`${URL}${folder}/authorize?`);
      const { searchParams } = new globalThis.URL(location);
      challenge = searchParams.get('code_challenge');
      const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
      return finish({ cookie: cookieOf ?? cookie }, query);
    };
    expect(personOf({ cookie: await come('a-code') })).toEqual({
      name: 'Wanjiru Kamau',
      email: 'wanjiru@users.noreply.git.example',
      token: 'a-token',
    });
    await expect(come('another code')).rejects.toMatchObject({ status: 403 });
    await expect(come('a-code', begin('back').cookie)).rejects.toThrow('Begin again.');
    permissions = may[1];
    const message = `Wanjiru Kamau may not write to farm/site at ${host.name}`;
    await expect(come('a-code')).rejects.toThrow(message);
    const page = kind === 'gitlab' ? '/farm/site/-/commit/1a2b' : '/farm/site/commit/1a2b';
    expect(host.commitAt('1a2b')).toBe(URL + page);
  },
);
