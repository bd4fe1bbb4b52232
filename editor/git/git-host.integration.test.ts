/** The editor with a Git host that builds the site. People sign in at the host, and a publication is a commit. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { createEditor } from '../server/create-editor.ts';
import { HOSTS, type HostKind } from './hosts.ts';
import { fakeHost } from './testing/fake-host.ts';

const FILE = 'content/en/news/record-coffee-harvest.md';
const OWN = { GIT_AUTHOR_NAME: 'Otieno', GIT_AUTHOR_EMAIL: 'otieno@farm.example' };
const env = {
  ...process.env,
  ...OWN,
  GIT_COMMITTER_NAME: 'Otieno',
  GIT_COMMITTER_EMAIL: 'otieno@farm.example',
};

let template = '';
let root = '';
let bare = '';
let clone = '';
const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' }).trim();

/** Makes the repository of the host and its clone once. Each test gets a copy. */
beforeAll(() => {
  template = mkdtempSync(path.join(tmpdir(), 'git-template-'));
  const first = path.join(template, 'clone');
  const host = path.join(template, 'farm/site.git');
  mkdirSync(first);
  cpSync(path.dirname(FROZEN_CONTENT), path.join(first, 'content'), { recursive: true });
  git(first, 'init', '--quiet', '--initial-branch=main');
  git(first, 'add', '.');
  git(first, 'commit', '--quiet', '-m', 'All content');
  // Packs all objects into one file, because each test copies and removes every file.
  git(first, 'repack', '--quiet', '-a', '-d');
  git(template, 'clone', '--quiet', '--bare', first, host);
  git(host, 'config', 'http.receivepack', 'true');
});
afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'git-host-'));
  bare = path.join(root, 'farm/site.git');
  clone = path.join(root, 'clone');
  cpSync(template, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Starts an editor with a host, and a browser that keeps its cookie. */
async function open(kind: HostKind) {
  const host = await fakeHost(kind, root);
  onTestFinished(host.close);
  git(clone, 'remote', 'add', 'origin', `${host.url}/farm/site.git`);
  git(clone, 'fetch', '--quiet', bare, '+main:refs/remotes/origin/main');
  const editor = createEditor({
    content: path.join(clone, 'content'),
    versions: path.join(root, 'versions'),
    out: path.join(root, 'dist'),
    who: 'Nobody',
    git: {
      kind,
      url: host.url,
      repository: 'farm/site',
      branch: 'main',
      client: 'client',
      secret: 'secret',
    },
  });
  onTestFinished(editor.close);
  await new Promise<void>((resolve) => editor.server.listen(0, '127.0.0.1', resolve));
  const { port } = editor.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  let cookie = '';
  const ask = async (address: string, body?: URLSearchParams | string) => {
    const response = await fetch(new URL(address, `${origin}/`), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        origin,
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    const [given] = response.headers.getSetCookie();
    if (given) cookie = given.split(';')[0] ?? '';
    return response;
  };
  const api = (action: string, params: object) => ask('api/v1', JSON.stringify({ action, params }));
  return {
    host,
    ask,
    async signIn() {
      const leaving = await ask('sign-in-at-host');
      const there = await fetch(leaving.headers.get('location') ?? '', { redirect: 'manual' });
      return ask(there.headers.get('location') ?? '');
    },
    async save(title: string) {
      const id = FILE.slice('content/en/'.length, -'.md'.length);
      const answer = await api('getEntry', { path: `${id}.json` });
      const { data } = (await answer.json()) as { data: string };
      const form = JSON.parse(data) as object;
      const raw = JSON.stringify({ ...form, title });
      return (await api('persistEntry', { dataFiles: [{ path: `${id}.json`, raw }] })).status;
    },
    /** Presses a button of the page «Publish». @returns the page after the publication */
    async press(what: 'publish' | 'back') {
      const page = await (await ask('publish')).text();
      const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
      await ask('publish', new URLSearchParams({ token, what }));
      return vi.waitFor(
        async () => {
          const now = await (await ask('publish')).text();
          expect(now).not.toContain('data-running');
          return now;
        },
        // Each request reads all content and starts Git, so many requests would slow the publication down.
        { timeout: 30_000, interval: 500 },
      );
    },
  };
}

/** Another person changes a file at the host. */
function changeAtHost(file: string, change: (text: string) => string) {
  const other = path.join(root, 'other');
  git(root, 'clone', '--quiet', bare, other);
  const place = path.join(other, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
  git(other, 'commit', '--quiet', '-am', 'Changed at the host');
  git(other, 'push', '--quiet', 'origin', 'main');
}

it.each(HOSTS)(
  '%s: a person signs in, and a changed word is published as a commit of one line',
  async (kind) => {
    const { ask, signIn, save, press } = await open(kind);
    const stranger = await ask('texts');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, 'sign-in']);
    expect((await ask('api/v1', '{}')).status).toBe(403);
    expect((await signIn()).status).toBe(303);
    expect(await (await ask('./')).text()).toContain('Good to see you, Wanjiru Kamau');

    expect(await save('A crop of the century')).toBe(200);
    expect(await (await ask('publish')).text()).toContain('A crop of the century');
    const page = await press('publish');
    const commit = git(bare, 'rev-parse', 'main');
    expect(page).toContain(`/commit/${commit}`);
    expect(git(bare, 'log', '-1', '--format=%an <%ae> %s')).toBe(
      'Wanjiru Kamau <wanjiru@farm.example> Record coffee harvest',
    );
    expect(git(bare, 'show', '--numstat', '--format=', 'main')).toBe(`1\t1\t${FILE}`);

    expect((await ask('sign-out')).status).toBe(303);
    expect((await ask('texts')).headers.get('location')).toBe('sign-in');
  },
);

describe('a publication at a Git host', () => {
  it('is undone by one more commit, and the saved texts stay', async () => {
    const { signIn, save, press } = await open('gitea');
    await signIn();
    await save('A crop of the century');
    await press('publish');
    expect(await press('back')).toContain('The last version is back');
    expect(git(bare, 'diff', '--stat', 'main~2', 'main')).toBe('');
    expect(git(clone, 'diff', '--numstat')).toBe(`1\t1\t${FILE}`);
  });

  it.each(['a note of a developer', 'a publication with a note of a developer'])(
    'is not undone where the newest commit is %s',
    async (what) => {
      const { ask, signIn, save, press } = await open('gitea');
      await signIn();
      await save('A crop of the century');
      await press('publish');
      writeFileSync(path.join(clone, 'note.txt'), 'A note');
      git(clone, 'add', 'note.txt');
      const isOwn = what.startsWith('a note');
      git(clone, 'commit', '--quiet', ...(isOwn ? ['-m', 'A note'] : ['--amend', '--no-edit']));
      git(clone, 'push', '--quiet', '--force', bare, 'main');
      git(clone, 'fetch', '--quiet', bare, '+main:refs/remotes/origin/main');
      const newest = git(bare, 'rev-parse', 'main');
      expect(await (await ask('publish')).text()).not.toContain('value="back"');
      expect(await press('back')).toContain('is no publication');
      expect(git(bare, 'rev-parse', 'main')).toBe(newest);
    },
  );

  it('includes changes that others have made there', async () => {
    const { signIn, save, press } = await open('gitea');
    await signIn();
    await save('A crop of the century');
    changeAtHost('content/facts/site.yaml', (text) =>
      text.replace('founded: ', '# A note.\nfounded: '),
    );
    await press('publish');
    expect(git(bare, 'log', '--format=%s', '-2')).toBe(
      'Record coffee harvest\nChanged at the host',
    );
    expect(readFileSync(path.join(clone, 'content/facts/site.yaml'), 'utf8')).toContain(
      '# A note.',
    );
  });

  it('does not overwrite changes that others have made there', async () => {
    const { signIn, save, press } = await open('gitea');
    await signIn();
    await save('A crop of the century');
    changeAtHost(FILE, (text) => text.replace('category: ', 'category: New '));
    const page = await press('publish');
    expect(page).toContain('Nothing was published.');
    expect(page).toContain('Somebody has changed it at Gitea meanwhile');
    expect(git(bare, 'log', '-1', '--format=%s')).toBe('Changed at the host');
    expect(readFileSync(path.join(clone, FILE), 'utf8')).toContain('A crop of the century');
  });

  it('is refused if the build would fail', async () => {
    const { signIn, press } = await open('gitea');
    await signIn();
    const place = path.join(clone, FILE);
    writeFileSync(
      place,
      readFileSync(place, 'utf8').replace(/^category: .*$/m, `category: ${'Coffee '.repeat(9)}`),
    );
    const page = await press('publish');
    expect(page).toMatch(/Category: .*at most 30 characters/s);
    expect(git(bare, 'log', '-1', '--format=%s')).toBe('All content');
  });

  it('fails with a reason if the host cannot be reached', async () => {
    const { signIn, save, press } = await open('gitea');
    await signIn();
    await save('A crop of the century');
    git(clone, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/farm/site.git');
    const report = vi.spyOn(console, 'error').mockReturnValue();
    expect(await press('publish')).toContain('Gitea cannot be reached, or has signed you out.');
    expect(report).toHaveBeenCalledOnce();
  });

  it('needs the right to write there', async () => {
    const { host, ask, signIn } = await open('gitlab');
    host.state.mayWrite = false;
    const answer = await signIn();
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('Wanjiru Kamau may not write to farm/site at GitLab'),
    ]);
    expect((await ask('texts')).status).toBe(303);
  });
});
