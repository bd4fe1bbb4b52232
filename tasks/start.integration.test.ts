/** The tasks as programs, in a folder without packages. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '../site/tests/temporary-folder.ts';
import { run, StepError } from './run-command.mjs';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
  writeInto(root, 'package.json', '{ "workspaces": [] }');
});

/** Runs a task in the folder. @returns its exit status and output */
function runTask(name: string, env: Record<string, string> = {}, before = '') {
  const task = JSON.stringify(path.resolve('tasks', name));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${before} await import(${task})`],
    { cwd: root, env: { ...process.env, PORT: '0', ...env }, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

/** As after an installation. */
function pretendInstalled(): void {
  writeInto(root, 'package-lock.json', '{}');
  writeInto(root, 'node_modules/.package-lock.json', '{}');
}

it('npm start reports a port in use before it installs anything', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(runTask('start.mjs', { PORT: String(port) })).toEqual({
    status: 1,
    said: `Port ${port} is in use: stop the program that uses it, or set PORT to another port.\n`,
  });
  server.close();
});

it.each(['start.mjs', 'test.mjs', 'build.mjs', 'fuzz.mjs'])(
  '%s says that Node is too old, or a workspace missing',
  (name) => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.18.3' });";
    expect(runTask(name, {}, pretend)).toEqual({
      status: 1,
      said: 'Node 20.18.3 is too old: install Node 20.19, 22.12, 24 or newer.\n',
    });
    writeInto(root, 'package.json', '{ "workspaces": ["bench"] }');
    expect(runTask(name)).toEqual({
      status: 1,
      said: 'The workspace bench/ is missing: bring it back with "git checkout -- bench".\n',
    });
  },
);

it('a build without packages says how they are installed', () => {
  expect(runTask('build.mjs')).toEqual({
    status: 1,
    said: 'The packages are missing: run "npm ci" first.\n',
  });
});

it.each([
  [{ PORT: 'abc' }, 'PORT is "abc": set it to a whole number from 0 to 65535.\n'],
  [
    { SUBMISSIONS: 'live', RETENTION_MONTHS: 'two', SMTP_URL: 'mail.example' },
    'SMTP_URL is not right; expected an address such as smtps://user:password@host.\nRETENTION_MONTHS is "two"; expected a whole number from 1 to 120.\n',
  ],
])('npm start reports %j before it builds', (env, said) => {
  pretendInstalled();
  expect(runTask('start.mjs', env)).toEqual({ status: 1, said });
});

it('npm run fuzz refuses a number of requests that is none', () => {
  pretendInstalled();
  expect(runTask('fuzz.mjs', { FUZZ_CASES: '1.5' })).toEqual({
    status: 1,
    said: 'FUZZ_CASES is "1.5": set it to a whole number from 1 to 999999999.\n',
  });
});

it('a command that fails is named, with its status, and one that does not exist', async () => {
  const failed = run(process.execPath, ['-e', 'process.exit(3)']);
  await expect(failed).rejects.toThrow(StepError);
  await expect(failed).rejects.toThrow('process.exit(3) ended with 3');
  await expect(run('no-such-command', [])).rejects.toThrow('no-such-command cannot be run');
});
