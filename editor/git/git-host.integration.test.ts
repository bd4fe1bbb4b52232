/** The editor with a Git host that builds the site. People sign in at the host, and a publication is a commit. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { asPerson } from '../server/access.ts';
import { createEditor } from '../server/create-editor.ts';
import { gitPublisher } from './git-publisher.ts';
import { gitHost } from './hosts.ts';
import { gitRepository } from './repository.ts';

const FILE = 'content/en/news/record-coffee-harvest.md';
const PERSON = { name: 'Wanjiru Kamau', email: 'wanjiru@farm.example', token: 'a-token' };
const HOST = {
  kind: 'gitea',
  url: 'https://git.example',
  repository: 'farm/site',
  branch: 'main',
  client: 'client',
  secret: 'secret',
} as const;

const root = mkdtempSync(path.join(os.tmpdir(), 'git-host-'));
const [bare, clone] = [path.join(root, 'site.git'), path.join(root, 'clone')];
const content = path.join(clone, 'content');
const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
let first = '';

/** One repository at a host and its clone, for all tests. */
beforeAll(() => {
  // What Git is told on this machine counts for nothing, nor does the repository from whose hook a test may run.
  vi.stubEnv('GIT_CONFIG_GLOBAL', os.devNull);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined);
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 'Otieno');
    vi.stubEnv(`GIT_${who}_EMAIL`, 'otieno@farm.example');
  }
  mkdirSync(clone);
  cpSync(path.dirname(FROZEN_CONTENT), content, { recursive: true });
  git(clone, 'init', '--quiet', '--initial-branch=main');
  git(clone, 'add', '.');
  git(clone, 'commit', '--quiet', '-m', 'All content');
  git(root, 'clone', '--quiet', '--bare', clone, bare);
  git(clone, 'remote', 'add', 'origin', bare);
  first = git(clone, 'rev-parse', 'HEAD');
});
/** Each test gets the first commit. */
beforeEach(() => {
  git(bare, 'update-ref', 'refs/heads/main', first);
  git(clone, 'update-ref', 'refs/remotes/origin/main', first);
  git(clone, 'remote', 'set-url', 'origin', bare);
  git(clone, 'reset', '--quiet', '--hard', first);
  git(clone, 'clean', '--quiet', '-d', '--force');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Changes a text of a folder. */
function change(folder: string, before: RegExp, after: string, file = FILE) {
  const place = path.join(folder, file);
  writeFileSync(place, readFileSync(place, 'utf8').replace(before, after));
}
const changeTitle = () => change(clone, /^title: .*$/m, 'title: A crop of the century');

it('people sign in at the host, see what waits for them, and sign out', async () => {
  const { server, close } = createEditor({
    content,
    versions: path.join(root, 'versions'),
    out: path.join(root, 'dist'),
    who: 'Nobody',
    git: HOST,
  });
  onTestFinished(close);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  const permissions = { push: false };
  const answers: Record<string, unknown> = {
    '/login/oauth/access_token': { access_token: 'a-token' },
    '/api/v1/user': { login: 'wanjiru', full_name: PERSON.name },
    '/api/v1/repos/farm/site': { permissions },
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(answers[address.slice(HOST.url.length)])),
  );
  let cookie = '';
  const ask = async (address: string, method = 'GET') => {
    const headers = { cookie, origin };
    const response = await fetch(`${origin}/${address}`, { method, headers, redirect: 'manual' });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { status } = response;
    return { status, to: response.headers.get('location') ?? '', html: await response.text() };
  };
  const signIn = async () => {
    const { to } = await ask('sign-in-at-host');
    return ask(`signed-in?code=a-code&state=${new URL(to).searchParams.get('state')}`);
  };
  expect(await ask('texts')).toMatchObject({ status: 303, to: 'sign-in' });
  expect((await ask('sign-in')).html).toContain('Sign in at Gitea');
  expect((await ask('api/v1', 'POST')).status).toBe(403);
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(refused.html).toContain('Wanjiru Kamau may not write to farm/site at Gitea');
  permissions.push = true;
  expect(await signIn()).toMatchObject({ status: 303, to: './' });
  expect((await ask('')).html).toContain('Good to see you, Wanjiru Kamau');
  changeTitle();
  expect((await ask('publish')).html).toContain('A crop of the century');
  expect((await ask('sign-out')).status).toBe(303);
  expect((await ask('texts')).to).toBe('sign-in');
});

describe('a publication', () => {
  /** @returns its end */
  async function run(kind: 'publish' | 'back') {
    const repository = gitRepository(content, 'main', gitHost(HOST));
    const titleAt = () => 'Record coffee harvest';
    const publisher = gitPublisher(content, repository, titleAt, () => new Date());
    asPerson(PERSON, () => publisher.start(kind, PERSON.name));
    await vi.waitUntil(() => publisher.last()?.state !== 'running', { timeout: 50_000 });
    return publisher.last();
  }
  const failed = (text: string) => ({
    state: 'failed',
    problems: [{ text: expect.stringContaining(text) as string }],
  });
  const newestAtHost = () => git(bare, 'log', '-1', '--format=%s');

  /** Another person changes a text at the host. */
  function changeAtHost(file: string, before: RegExp, after: string) {
    const other = mkdtempSync(path.join(root, 'other-'));
    git(root, 'clone', '--quiet', bare, other);
    change(other, before, after, file);
    git(other, 'commit', '--quiet', '-am', 'Changed at the host');
    git(other, 'push', '--quiet', 'origin', 'main');
  }

  it('is a commit of one line on top of those of others, and undone by one more', async () => {
    changeTitle();
    changeAtHost('content/facts/site.yaml', /^founded: /m, '# A note.\nfounded: ');
    const done = await run('publish');
    const commit = `${HOST.url}/farm/site/commit/${git(bare, 'rev-parse', 'main')}`;
    expect(done).toMatchObject({ state: 'done', commit });
    expect(git(bare, 'show', '--numstat', '--format=%an <%ae> %s', 'main').split('\n\n')).toEqual([
      'Wanjiru Kamau <wanjiru@farm.example> Record coffee harvest',
      `1\t1\t${FILE}`,
    ]);
    expect(readFileSync(path.join(content, 'facts/site.yaml'), 'utf8')).toContain('# A note.');
    expect(await run('back')).toMatchObject({ state: 'done' });
    expect(git(bare, 'log', '-1', '--format=%s', 'main~2')).toBe('Changed at the host');
    expect(git(bare, 'diff', '--stat', 'main~2', 'main')).toBe('');
    // The saved text stays.
    expect(git(clone, 'diff', '--numstat')).toBe(`1\t1\t${FILE}`);
  });

  it('does not overwrite changes that others have made there', async () => {
    changeTitle();
    changeAtHost(FILE, /^category: /m, 'category: New ');
    const conflict = failed('Somebody has changed it at Gitea meanwhile');
    expect(await run('publish')).toMatchObject(conflict);
    expect(newestAtHost()).toBe('Changed at the host');
    expect(readFileSync(path.join(clone, FILE), 'utf8')).toContain('A crop of the century');
  });

  it('is refused if the build would fail', async () => {
    change(clone, /^category: .*$/m, `category: ${'Coffee '.repeat(9)}`);
    expect(await run('publish')).toMatchObject(failed('at most 30 characters'));
    expect(newestAtHost()).toBe('All content');
  });

  it('signs in with the token of the person; where the host lets nobody in, it says so', async () => {
    const asked: (string | undefined)[] = [];
    const host = createServer(({ headers }, response) => {
      asked.push(headers.authorization);
      response.writeHead(404).end();
    });
    onTestFinished(() => void host.close());
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const { port } = host.address() as AddressInfo;
    git(clone, 'remote', 'set-url', 'origin', `http://127.0.0.1:${port}/farm/site.git`);
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const away = failed('Gitea cannot be reached, or has signed you out.');
    expect(await run('publish')).toMatchObject(away);
    expect(report).toHaveBeenCalledOnce();
    expect(asked).toEqual([`Basic ${Buffer.from('oauth2:a-token').toString('base64')}`]);
  });

  it('is not undone where the newest commit has a note of a developer', async () => {
    changeTitle();
    await run('publish');
    writeFileSync(path.join(clone, 'note.txt'), 'A note');
    git(clone, 'add', 'note.txt');
    git(clone, 'commit', '--quiet', '--amend', '--no-edit');
    expect(await run('back')).toMatchObject(failed('is no publication'));
    git(clone, 'commit', '--quiet', '--amend', '-m', 'A note');
    expect(await run('back')).toMatchObject(failed('is no publication'));
    expect(newestAtHost()).toBe('Record coffee harvest');
  });
});
