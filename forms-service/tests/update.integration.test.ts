/** `deploy/update.sh` on a project of three files, with versions that work and versions that do not. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '@website/site/tests/temporary-folder.ts';
import { freePort } from '../../tasks/free-port.mjs';

/** A server that shows its build. A version may end at once, or only with the settings of the service. */
const SERVER = `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const ends = readFileSync('ends', 'utf8');
if (ends === 'always' || (ends === 'in service' && process.env.IN_SERVICE)) process.exit(1);
createServer((_, answer) => answer.end(readFileSync('dist/index.html'))).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

/** Replaces npm: the packages are those of this project, and a build is a copy. The file "fails" names a step that fails. */
const NPM = `#!/usr/bin/env bash
set -e
if [ -f fails ] && [[ "$*" == *"$(cat fails)"* ]]; then echo "$(cat fails) went wrong" >&2; exit 1; fi
case "$*" in
  ci*) mkdir node_modules; ln -s '${path.resolve('node_modules/tsx')}' node_modules/tsx; touch node_modules/for-builds ;;
  *check:live*) echo "$SUBMISSIONS $SIMULATED_FORMS" > checked ;;
  *build) cp -r dist before 2> /dev/null || mkdir dist; cp version dist/index.html; mkdir -p .cache dist-last
    cat version >> .cache/built; echo "Sitemap: https://www.farm.example/sitemap.xml" > dist/robots.txt ;;
  prune*) rm node_modules/for-builds ;;
esac
`;

/** Replaces systemd: ends the running server, starts the current one, and fails if that ends at once. */
const RESTART = `#!/usr/bin/env bash
if [ -f "$KILELE_ROOT/pid" ]; then kill "$(cat "$KILELE_ROOT/pid")"; fi
while curl -s -o /dev/null "http://127.0.0.1:$SERVICE_PORT/"; do sleep 0.1; done
cd "$KILELE_ROOT/current"
IN_SERVICE=1 PORT=$SERVICE_PORT node --import tsx serve.ts > /dev/null 2>&1 9>&- &
echo $! > "$KILELE_ROOT/pid"
for _ in $(seq 600); do
  kill -0 $! 2>/dev/null || { rm "$KILELE_ROOT/pid"; exit 1; }
  if curl -fs -o /dev/null "http://127.0.0.1:$SERVICE_PORT/"; then exit 0; fi
  sleep 0.1
done
`;

let root: string;
let origin: string;
let env: NodeJS.ProcessEnv;
beforeEach(async () => {
  root = temporaryFolder();
  origin = path.join(root, 'origin');
  const bin = path.join(root, 'bin');
  const port = String(await freePort());
  for (const [name, text] of Object.entries({
    'bin/npm': NPM,
    'bin/restart': RESTART,
    'bin/timedatectl': '#!/bin/sh\necho "${CLOCK:-yes}"\n',
    'origin/package.json': '{"type":"module"}',
    'origin/serve.ts': SERVER,
    'origin/deploy/kilele.service': 'ExecStart=/usr/bin/node --import tsx serve.ts',
    env: `PORT=${port}\n`,
  }))
    writeInto(root, name, text);
  for (const name of readdirSync(bin)) chmodSync(path.join(bin, name), 0o755);
  env = {
    ...process.env,
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    KILELE_ROOT: root,
    KILELE_ENV: path.join(root, 'env'),
    KILELE_CHECK_PORT: String(await freePort()),
    KILELE_RESTART: path.join(bin, 'restart'),
    KILELE_USER: '',
    KILELE_WAIT: '120',
    KILELE_SPACE: '1',
    KILELE_UNITS: path.join(root, 'units'),
    SERVICE_PORT: port,
  };
  git('init', '--quiet', '--initial-branch=main');
  commit('one');
  execFileSync('git', ['clone', '--quiet', origin, path.join(root, 'repository')]);
});
afterEach(() => {
  const pid = path.join(root, 'pid');
  if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')));
});

function git(...parameters: string[]): string {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@farm.example'];
  return execFileSync('git', [...who, ...parameters], { cwd: origin, encoding: 'utf8' }).trim();
}

/** Makes a new version. @param fails the step of npm that fails @returns its folder */
function commit(
  version: string,
  ends: 'never' | 'always' | 'in service' = 'never',
  fails?: string,
): string {
  writeFileSync(path.join(origin, 'version'), version);
  if (fails) writeFileSync(path.join(origin, 'fails'), fails);
  writeFileSync(path.join(origin, 'ends'), ends);
  git('add', '--all');
  git('commit', '--quiet', '--message', version);
  return path.join(root, 'releases', git('rev-parse', '--short=12', 'HEAD'));
}

async function update(...parameters: string[]) {
  const child = spawn('deploy/update.sh', parameters, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const served = async () => (await fetch(`http://127.0.0.1:${env['SERVICE_PORT']}/`)).text();
const linked = (name: string) => readlinkSync(path.join(root, name));
const set = (line: string) => appendFileSync(path.join(root, 'env'), `${line}\n`);

it('installs the new version beside the old one, switches to it, and removes older ones', async () => {
  const inbox = path.join(root, 'bin/inbox');
  writeFileSync(inbox, `#!/bin/sh\necho "$@" >> '${root}/asked'\n`, { mode: 0o755 });
  set('SUBMISSIONS=live');
  env = { ...env, KILELE_INBOX: inbox, KILELE_KEEP: '2' };
  expect((await update()).code).toBe(0);
  expect(await served()).toBe('one');
  const one = linked('current');
  const two = commit('two');
  expect((await update()).code).toBe(0);
  expect(await served()).toBe('two');
  expect([linked('current'), linked('previous')]).toEqual([two, one]);
  // The old version keeps its packages.
  expect(existsSync(path.join(one, 'node_modules/tsx'))).toBe(true);
  // The new build finds the old one, from which it takes the files that open pages may still request.
  expect(readFileSync(path.join(two, 'before/index.html'), 'utf8')).toBe('one');
  const again = await update();
  expect(again.code).toBe(1);
  expect(again.output).toContain('runs already. To install and build it anew');
  // The database is created with the first version only.
  expect(readFileSync(path.join(root, 'asked'), 'utf8')).toBe('create\n');

  const three = commit('three');
  expect((await update()).code).toBe(0);
  expect([one, two, three].map((folder) => existsSync(folder))).toEqual([false, true, true]);
}, 240_000);

it('keeps the old version when the new one does not answer, or not as the service', async () => {
  await update();
  const one = linked('current');
  for (const [ends, words] of [
    ['always', `nothing has changed; ${path.basename(one)} goes on running`],
    ['in service', `${path.basename(one)} runs again`],
  ] as const) {
    commit(ends, ends);
    const { code, output } = await update();
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect([linked('current'), await served()]).toEqual([one, 'one']);
  }
}, 240_000);

it('keeps what the server needs alone, unless it builds by itself', async () => {
  await update();
  const one = linked('current');
  const has = (file: string) => existsSync(path.join(linked('current'), file));
  const FOR_BUILDS = ['node_modules/for-builds', 'dist-last', '.cache'];
  expect(['node_modules/tsx', 'dist/index.html'].filter(has)).toHaveLength(2);
  expect(FOR_BUILDS.filter(has)).toEqual([]);
  writeInto(root, 'units/kilele-publish.timer', '');
  // The same version once more, in a folder of its own: the one that runs is not touched.
  expect((await update('--again')).code).toBe(0);
  expect(linked('current')).toBe(`${one}-2`);
  expect(FOR_BUILDS.filter(has)).toEqual(FOR_BUILDS);
  // The build had what the one before has kept.
  expect(readFileSync(`${one}-2/.cache/built`, 'utf8')).toBe('oneone');
}, 240_000);

it('goes back to the version before, forward again, and says when there is none', async () => {
  await update();
  const one = linked('current');
  const none = await update('--back');
  expect([none.code, none.output]).toEqual([1, expect.stringContaining('no earlier version')]);
  expect([linked('current'), await served()]).toEqual([one, 'one']);
  const two = commit('two');
  await update();
  for (const [current, previous, text] of [
    [one, two, 'one'],
    [two, one, 'two'],
  ]) {
    expect((await update('--back')).code).toBe(0);
    expect(linked('previous')).toBe(previous);
    expect([linked('current'), await served()]).toEqual([current, text]);
  }
  // The version before was built into another folder.
  const settings = readFileSync(path.join(root, 'env'));
  const begun = readFileSync(path.join(root, 'pid'), 'utf8');
  set('SITE_FOLDER=published/dist');
  const elsewhere = await update('--back');
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.output).toContain(`${path.basename(one)} has no site in published/dist`);
  expect(elsewhere.output).toContain('Nothing has changed');
  expect(readFileSync(path.join(root, 'pid'), 'utf8')).toBe(begun);
  writeFileSync(path.join(root, 'env'), settings);
  // The version before does not answer any more.
  writeFileSync(path.join(one, 'ends'), 'always');
  const failed = await update('--back');
  expect(failed.code).toBe(1);
  expect(failed.output).toContain(`${path.basename(two)} runs again`);
  expect([linked('current'), linked('previous'), await served()]).toEqual([two, one, 'two']);
}, 240_000);

it.each<[trouble: string, prepare: () => unknown, words: string, parameters?: string[]]>([
  ['packages that cannot be installed', () => commit('two', 'never', 'ci'), 'packages cannot be'],
  ['a build that fails', () => commit('two', 'never', 'build'), 'the build fails'],
  ['forms that reach nobody', () => commit('two', 'never', 'check:live'), 'may not go online'],
  [
    'a disk that fills up',
    () => {
      commit('two', 'never', 'build');
      env = { ...env, KILELE_FULL: '999999999' };
    },
    'the disk is full',
  ],
  ['a full disk', () => (env = { ...env, KILELE_SPACE: '999999999' }), 'MB are free'],
  ['a mistyped version', () => undefined, '"v9" is no commit, tag or branch', ['v9']],
  [
    'a wrong SITE_ORIGIN',
    () => {
      commit('two');
      set('SITE_ORIGIN=https://www.other.example');
    },
    'is https://www.other.example, but the site is built for https://www.farm.example',
  ],
  [
    'a repository that is away',
    () => rmSync(path.join(origin, '.git'), { recursive: true }),
    'the repository cannot be reached',
  ],
])(
  '%s changes nothing, and leaves nothing behind',
  async (_, prepare, words, parameters = []) => {
    await update();
    const one = linked('current');
    prepare();
    const { code, output } = await update(...parameters);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output.toLowerCase()).toContain('nothing has changed');
    expect([linked('current'), await served()]).toEqual([one, 'one']);
    expect(readdirSync(path.join(root, 'releases'))).toEqual(['.lock', path.basename(one)]);
  },
  240_000,
);

it('waits for nobody: a second update says that one is running; a wrong clock is named', async () => {
  await update();
  const lock = path.join(root, 'releases/.lock');
  const holder = spawn('flock', [lock, 'sh', '-c', 'echo held; read _']);
  await once(holder.stdout, 'data');
  const second = await update();
  expect(second.code).toBe(1);
  expect(second.output).toContain('another update is running');
  holder.stdin.end('\n');
  await once(holder, 'close');
  commit('two');
  set('SITE_ORIGIN=https://www.other.example\nOTHER_ORIGIN=yes');
  env = { ...env, CLOCK: 'no' };
  const { code, output } = await update();
  expect([code, output]).toEqual([0, expect.stringContaining('timedatectl set-ntp true')]);
  expect(await served()).toBe('two');
}, 240_000);
