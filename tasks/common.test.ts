import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, isNodeEnough, needsInstall, run, stampOf, StepError } from './common.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const folder of [
    'site/app/screens',
    'site/build',
    'art',
    'site/public/pictures',
    'content/photos',
    'node_modules',
    'docs',
  ]) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('package-lock.json', '{}');
  write('site/app/boot.ts', 'boot');
  write('site/public/pictures/a.avif', 'picture');
  write('content/photos/a.jpg', 'photograph');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

describe('the fingerprint of the sources', () => {
  it.each([
    ['a changed source', 'site/app/boot.ts', 'boots'],
    ['a new one', 'site/app/screens/new.tsx', 'new'],
    ['the build itself', 'site/build/build.ts', 'build'],
    ['the pictures', 'art/pictures.json', '{}'],
    ['a photograph of another size', 'content/photos/a.jpg', 'larger photograph'],
    ['a new photograph', 'content/photos/b.jpg', 'photograph'],
    ['a copied file of another size', 'site/public/pictures/a.avif', 'pictures'],
    ['a new copied file', 'site/public/pictures/b.avif', 'picture'],
    ['other packages', 'package-lock.json', '{"a":1}'],
    ['other settings', 'site/vite.config.ts', 'export default {}'],
  ])('changes with %s', (_what, name, text) => {
    const before = fingerprint(root);
    write(name, text);
    expect(fingerprint(root)).not.toBe(before);
  });

  it('compares photographs by size and time, because they have megabytes each', () => {
    const file = path.join(root, 'content/photos/a.jpg');
    utimesSync(file, 1, 1);
    const before = fingerprint(root);
    write('content/photos/a.jpg', 'hpotograph');
    utimesSync(file, 1, 1);
    expect(fingerprint(root)).toBe(before);
    utimesSync(file, 2, 2);
    expect(fingerprint(root)).not.toBe(before);
  });

  it('reads the settings of photographs, which lie in a folder of that name', () => {
    const file = 'art/photos/places.json';
    const write = (text: string) => {
      writeFileSync(path.join(root, file), text);
      utimesSync(path.join(root, file), 1, 1);
    };
    mkdirSync(path.join(root, 'art/photos'));
    write('{"version":3}');
    const before = fingerprint(root);
    write('{"version":4}');
    expect(fingerprint(root)).not.toBe(before);
  });

  it('changes with content outside of the project', () => {
    const content = mkdtempSync(path.join(tmpdir(), 'content-'));
    vi.stubEnv('CONTENT_FOLDER', path.join(content, 'en'));
    try {
      const before = fingerprint(root);
      writeFileSync(path.join(content, 'site.yaml'), 'name: Highland Growers');
      expect(fingerprint(root)).not.toBe(before);
    } finally {
      vi.unstubAllEnvs();
      rmSync(content, { recursive: true });
    }
  });

  it.each([
    ['nothing at all', 'site/app/boot.ts', 'boot'],
    ['a test', 'site/app/boot.test.ts', 'test'],
    ['what no build reads', 'docs/a.md', 'text'],
    ['a file above', 'README.md', 'text'],
  ])('stays with %s', (_what, name, text) => {
    const before = fingerprint(root);
    write(name, text);
    expect(fingerprint(root)).toBe(before);
  });
});

describe('the stamp of a build', () => {
  beforeEach(() => write('index.html', '<h1>Home</h1>'));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    'BUILD_TIME',
    'CONTENT_FOLDER',
    'PHOTO_PLACES',
    'PREVIEW',
    'SERVICE_WORKER',
    'SUBMISSIONS',
    'SUBMISSIONS_ORIGIN',
  ])('changes with %s', (setting) => {
    const before = stampOf(root, 'sources');
    vi.stubEnv(setting, 'another');
    expect(stampOf(root, 'sources')).not.toBe(before);
  });

  it('changes with the sources, and when another program has built', () => {
    const before = stampOf(root, 'sources');
    expect(stampOf(root, 'sources')).toBe(before);
    expect(stampOf(root, 'other sources')).not.toBe(before);
    utimesSync(path.join(root, 'index.html'), 1, 1);
    expect(stampOf(root, 'sources')).not.toBe(before);
  });
});

describe('an installation', () => {
  const INSTALLED = 'node_modules/.package-lock.json';
  const at = (name: string, seconds: number) => utimesSync(path.join(root, name), seconds, seconds);

  it('is needed if nothing is installed', () => {
    expect(needsInstall(root)).toBe(true);
  });

  it('is needed if the lock file is newer, and not if it is older', () => {
    write(INSTALLED, '{}');
    at(INSTALLED, 2000);
    at('package-lock.json', 1000);
    expect(needsInstall(root)).toBe(false);
    at('package-lock.json', 3000);
    expect(needsInstall(root)).toBe(true);
  });
});

describe('a step', () => {
  it('succeeds with its command', async () => {
    await expect(run(process.execPath, ['-e', ''])).resolves.toBeUndefined();
  });

  it('fails with its command, and names it', async () => {
    const failed = run(process.execPath, ['-e', 'process.exit(3)']);
    await expect(failed).rejects.toThrow(StepError);
    await expect(failed).rejects.toThrow('process.exit(3) ended with 3');
  });

  it('fails if its command does not exist', async () => {
    await expect(run('no-such-command', [])).rejects.toThrow('no-such-command cannot be run');
  });
});

/** Runs a task in a project. @returns its exit status and output */
function runTask(program: string, before = ''): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${before} await import(${JSON.stringify(path.resolve(program))})`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

describe.each(['start', 'test', 'build', 'fuzz'])('tasks/%s.mjs', (name) => {
  const task = `tasks/${name}.mjs`;

  it('says that a workspace is missing', () => {
    write('package.json', '{ "workspaces": ["site", "art"] }');
    write('site/package.json', '{}');
    expect(runTask(task)).toEqual({
      status: 1,
      said: 'The workspace art/ is missing: bring it back with "git checkout -- art".\n',
    });
  });

  it('says that Node is too old', () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.18.3' });";
    expect(runTask(task, pretend)).toEqual({
      status: 1,
      said: 'Node 20.18.3 is too old: install Node 20.19, 22.12, 24 or newer.\n',
    });
  });
});

describe('npm start', () => {
  beforeEach(() => {
    write('package.json', '{ "workspaces": [] }');
    write('node_modules/.package-lock.json', '{}');
  });

  it('reports a wrong PORT before it builds', () => {
    expect(runTask('tasks/start.mjs', "process.env.PORT = 'abc';")).toEqual({
      status: 1,
      said: 'PORT is "abc": set it to a whole number from 0 to 65535.\n',
    });
  });

  it('reports all wrong settings of the forms service before it builds', () => {
    const settings = { SUBMISSIONS: 'live', RETENTION_MONTHS: 'two', SMTP_URL: 'mail.example' };
    const before = `Object.assign(process.env, ${JSON.stringify(settings)});`;
    expect(runTask('tasks/start.mjs', before)).toEqual({
      status: 1,
      said: 'SMTP_URL is not right; expected an address such as smtps://user:password@host.\nRETENTION_MONTHS is "two"; expected a whole number from 1 to 120.\n',
    });
  });
});

it.each(['abc', '0', '-1', '1.5'])('npm run fuzz refuses %s requests', (cases) => {
  write('package.json', '{ "workspaces": [] }');
  write('node_modules/.package-lock.json', '{}');
  expect(runTask('tasks/fuzz.mjs', `process.env.FUZZ_CASES = '${cases}';`)).toEqual({
    status: 1,
    said: `FUZZ_CASES is "${cases}": set it to a whole number from 1 to 999999999.\n`,
  });
});

describe.each(['tasks/start.mjs', 'tasks/build.mjs'])('%s', (task) => {
  beforeEach(() => {
    write('package.json', '{ "workspaces": [] }');
    write('node_modules/.package-lock.json', '{}');
    // As after an earlier build: its sources are compared.
    mkdirSync(path.join(root, '.cache'));
    mkdirSync(path.join(root, 'dist'));
    write('.cache/built-dist', 'earlier');
    write('dist/index.html', '');
  });

  it.each([
    [
      '/nowhere',
      '/nowhere: missing; expected the folder of that name (CONTENT_FOLDER)\n/facts: missing; expected the folder of that name (CONTENT_FOLDER)\n',
    ],
    ['content', 'facts: missing; expected the folder of that name (CONTENT_FOLDER)\n'],
  ])('says that CONTENT_FOLDER=%s is missing, and reads nothing beside it', (folder, said) => {
    const settings = `process.env.CONTENT_FOLDER = ${JSON.stringify(folder)};`;
    expect(runTask(task, settings)).toEqual({ status: 1, said });
  });
});

it.each([
  ['18.20.1', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.5.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is enough: %s', (version, isEnough) => {
  expect(isNodeEnough(version)).toBe(isEnough);
});

it.each([
  ['playwright test', 'holds no built site: run "npm run build:frozen" first'],
  [
    'vitest run --config vitest.built.config.ts',
    'holds no built site: run "npm run build:frozen" first',
  ],
  ['tsx site/build/check-budgets.ts', 'has no index.html: run "npm run build" first'],
])('%s says what to build first', (command, message) => {
  const [program = '', ...parameters] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin', program),
    parameters,
    { env: { ...process.env, SITE_FOLDER: `${root}/none` }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`${root}/none/ ${message}`);
  expect(stdout + stderr).not.toContain('    at ');
});
