/** The examples of `deploy/`. Each test runs only if its program is installed. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startProgram, startServer } from '@website/site/serve/testing/process.ts';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../service-settings.ts';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { historyOf } from '../store/history.ts';
import { arrive } from '../testing/arrive.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { freePort } from '../../tasks/free-port.mjs';

const HOST = 'www.kilele.example';
const isInstalled = (program: string, flag: string) =>
  spawnSync(program, [flag], { stdio: 'ignore' }).status === 0;

/** As root, nginx would run its workers as another user, who may not read the files of the test. */
const asRoot = process.getuid?.() === 0 ? 'user root;' : '';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Asking = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The name for TLS, where it is not that of the host. */
  servername?: string;
};

/** Sends a request to the proxy in front of the site, as a browser does, over TLS. */
async function askAt(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body = '', servername }: Asking = {},
): Promise<{ answer: IncomingMessage; body: string }> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: address,
    method,
    headers: { host: HOST, ...headers },
    servername: servername ?? new URL(`https://${headers['host'] ?? HOST}`).hostname,
    rejectUnauthorized: false,
    agent: false,
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { answer, body: await text(answer) };
}
type Ask = (address: string, asking?: Asking) => ReturnType<typeof askAt>;

/**
 * Waits until the started program answers. @param errors returns its error output
 * @param host of the site that it is asked for
 */
async function answering(port: number, errors: () => string, host = HOST): Promise<{ ask: Ask }> {
  const ask: Ask = (address, asking) => askAt(port, address, asking);
  await expect.poll(() => ask('/', { headers: { host } }).then(() => 'up', errors)).toBe('up');
  return { ask };
}

/**
 * Starts nginx with one of our examples. Only the ports, the certificate and the servers behind it differ.
 * @param changes more texts of the example, each with its replacement
 */
async function startNginx(
  copies: readonly string[],
  example = 'nginx.conf',
  changes: Readonly<Record<string, string>> = {},
) {
  const port = await freePort();
  const plain = await freePort();
  const certificate = path.join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-days', '1', '-subj', `/CN=${HOST}`])
      .concat(['-keyout', certificate, '-out', path.join(folder, 'public.pem')]),
    { stdio: 'ignore' },
  );
  let site = readFileSync(path.join('deploy', example), 'utf8')
    .replace(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/(ssl_certificate) .*;/g, `$1 ${folder}/public.pem;`)
    .replace(/(ssl_certificate_key) .*;/g, `$1 ${certificate};`)
    .replace(
      'server 127.0.0.1:4173;',
      copies.map((copy) => `server ${new URL(copy).host};`).join(' '),
    );
  for (const [text, other] of Object.entries(changes)) site = site.replace(text, other);
  const file = path.join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; ${asRoot} pid ${folder}/pid; error_log stderr; events {} http { ${paths} ${site} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr']);
  onTestFinished(() => void nginx.kill('SIGTERM'));
  let errors = '';
  nginx.stderr.on('data', (data: Buffer) => (errors += data.toString()));

  return answering(port, () => errors);
}

/**
 * Starts Caddy with one of our examples. Only the ports, the certificates and the programs behind it differ.
 * @param changes texts of the example, and their replacements
 */
async function startCaddy(example: string, changes: Readonly<Record<string, string>>) {
  const port = await freePort();
  let site = readFileSync(path.join('deploy', example), 'utf8');
  for (const [text, other] of Object.entries(changes)) site = site.replace(text, other);
  const file = path.join(folder, 'Caddyfile');
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    'auto_https disable_redirects',
    'local_certs',
    'skip_install_trust',
    `https_port ${port}`,
    `storage file_system ${folder}/caddy`,
  ];
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${site}`);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder },
  });
  onTestFinished(async () => {
    const ended = once(caddy, 'exit');
    caddy.kill('SIGTERM');
    await ended;
  });
  let errors = '';
  caddy.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  // Caddy has a certificate for the sites of the example only.
  const [, host] = /^([\w.]+\.example) \{/m.exec(site) ?? [];
  return answering(port, () => errors, host);
}

/** Starts a site with real submissions, for a proxy in front of it. */
async function startSite() {
  const site = writeSmallBuild();
  onTestFinished(site.remove);
  await (await openDatabase({ folder }, { isNew: true })).close();
  return startServer({
    SITE_FOLDER: site.folder,
    SUBMISSIONS: 'live',
    SUBMISSIONS_FOLDER: folder,
    TRUST_PROXY: '127.0.0.1',
    WORKERS: '1',
  });
}

/** Expects that the proxy passes on what the site needs, and replaces headers that a visitor has forged. */
async function expectPassedOn(server: Awaited<ReturnType<typeof startSite>>, ask: Ask) {
  const page = await ask('/about', { headers: { 'accept-encoding': 'br' } });
  expect(page.answer.headers).toMatchObject({
    'content-encoding': 'br',
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': "default-src 'none', upgrade-insecure-requests",
  });
  const send = (headers: Record<string, string>) =>
    ask('/submissions/partnership', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': '198.51.100.7',
        ...headers,
      },
      body: 'email=wanjiru%40farm.example',
    });
  expect((await send({ origin: `https://${HOST}` })).answer.statusCode).toBe(303);
  expect((await send({ origin: 'https://evil.example' })).answer.statusCode).toBe(403);
  await server.said(/"outcome":"taken"/);
  expect(server.output()).toContain('"outcome":"taken","form":"partnership"');
  expect(server.output()).toContain('"network":"127.0.0.0/24"');
  expect(server.output()).not.toContain('198.51.100');

  for (const address of ['/healthz', '/healthz/staff'])
    expect((await ask(address)).answer.statusCode).toBe(404);
  const bare = await ask('/about?a=b', { headers: { host: 'kilele.example' } });
  expect([bare.answer.statusCode, bare.answer.headers.location]).toEqual([
    301,
    `https://${HOST}/about?a=b`,
  ]);
  const large = await ask('/submissions/partnership', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      origin: `https://${HOST}`,
    },
    body: 'x'.repeat(1_100_000),
  });
  expect(large.answer.statusCode).toBe(413);
}

describe.runIf(isInstalled('caddy', 'version'))('Caddy', () => {
  it('passes on what the service needs, and nothing that a visitor claims', async () => {
    const server = await startSite();
    const { host } = new URL(await server.address());
    const { ask } = await startCaddy('Caddyfile', { '127.0.0.1:4173': host });
    await expectPassedOn(server, ask);
  }, 60_000);
});

describe.runIf(isInstalled('nginx', '-v') && isInstalled('openssl', 'version'))('nginx', () => {
  it('passes on what the service needs, and nothing that a visitor claims', async () => {
    const server = await startSite();
    const { ask } = await startNginx([await server.address()]);
    await expectPassedOn(server, ask);
    const crowd = await Promise.all(
      Array.from({ length: 120 }, async () => (await ask('/submissions/stamp')).answer.statusCode),
    );
    expect(new Set(crowd)).toEqual(new Set([200, 503]));
  }, 60_000);

  it('asks staff for a password, and passes their names on to the page', async () => {
    const site = writeSmallBuild();
    onTestFinished(site.remove);
    const database = await openDatabase({ folder }, { isNew: true });
    onTestFinished(() => database.close());
    const reference = await arrive(database, {}, Date.now());
    const settings = readSettings({
      STAFF_PORT: '0',
      STAFF_URL: 'https://staff.kilele.example',
      EDIT_URL: 'https://staff.kilele.example/edit/',
    });
    const page = await openStaffPage(settings, database, site.folder, {
      onFailure: (error) => console.error(error),
    });
    onTestFinished(page.stop);
    const passwords = path.join(folder, 'passwords');
    const hash = execFileSync('openssl', ['passwd', '-apr1', 'a good password']);
    writeFileSync(passwords, `Wanjiru:${hash.toString()}`);
    const { ask } = await startNginx([], 'nginx-staff.conf', {
      '/etc/nginx/kilele-staff;': `${passwords};`,
      'http://127.0.0.1:4180': page.address,
    });
    const staff = (password: string, headers: Record<string, string> = {}) => ({
      host: 'staff.kilele.example',
      authorization: `Basic ${Buffer.from(`Wanjiru:${password}`).toString('base64')}`,
      ...headers,
    });
    const stranger = { host: 'staff.kilele.example', 'x-staff-name': 'Mallory' };
    for (const headers of [stranger, staff('wrong')])
      expect((await ask('/', { headers })).answer.statusCode).toBe(401);
    const address = `/submissions/${reference}`;
    const shown = await ask(address, {
      headers: staff('a good password', { 'x-staff-name': 'Mallory' }),
    });
    expect(shown.body).toContain('You are signed in as Wanjiru.');
    expect(shown.body).toContain('<a href="https://staff.kilele.example/edit/">Website</a>');
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(shown.body) ?? [];
    const press = (origin: string) =>
      ask(`${address}/answered`, {
        method: 'POST',
        headers: staff('a good password', {
          origin,
          'content-type': 'application/x-www-form-urlencoded',
        }),
        body: new URLSearchParams({ token, seen: '0', note: 'called her' }).toString(),
      });
    expect((await press('https://evil.example')).answer.statusCode).toBe(403);
    expect((await press('https://staff.kilele.example')).answer.statusCode).toBe(303);
    expect(await historyOf(database, reference)).toMatchObject([
      { who: 'Wanjiru', what: 'answered', note: 'called her' },
    ]);
  }, 60_000);
});

/** Programs behind the one in front. */
type Behind = { editor: string; preview: string; shownAt: number };
const PASSWORD = 'a good password';

/** Each program in front of the editor: whether it is installed, and what starts it with our example. */
const IN_FRONT = {
  nginx: {
    isHere: isInstalled('nginx', '-v') && isInstalled('openssl', 'version'),
    start({ editor, preview, shownAt }: Behind) {
      const passwords = path.join(folder, 'passwords');
      const hash = execFileSync('openssl', ['passwd', '-apr1', PASSWORD]);
      writeFileSync(passwords, `Wanjiru:${hash.toString()}`);
      return startNginx([], 'nginx-staff.conf', {
        '/etc/nginx/kilele-staff;': `${passwords};`,
        '127.0.0.1:4190': editor,
        '127.0.0.1:4191': preview,
        'listen 8443 ': `listen 127.0.0.1:${shownAt} `,
      });
    },
  },
  Caddy: {
    isHere: isInstalled('caddy', 'version'),
    start({ editor, preview, shownAt }: Behind) {
      const passwords = path.join(folder, 'passwords');
      const hash = execFileSync('caddy', ['hash-password', '--plaintext', PASSWORD]);
      writeFileSync(passwords, `Wanjiru ${hash.toString()}`);
      return startCaddy('Caddyfile-staff', {
        '/etc/caddy/kilele-staff': passwords,
        '127.0.0.1:4190': editor,
        '127.0.0.1:4191': preview,
        ':8443': `:${shownAt}`,
      });
    },
  },
};

describe.each(Object.entries(IN_FRONT).filter(([, { isHere }]) => isHere))(
  '%s in front of the editor',
  (_name, { start }) => {
    it('asks for a password, passes the name on, and shows the preview only to staff', async () => {
      cpSync(path.dirname(FROZEN_CONTENT), path.join(folder, 'content'), { recursive: true });
      const previewPort = await freePort();
      const shownAt = await freePort();
      const editor = startProgram('editor/server/run-editor.ts', {
        CONTENT_FOLDER: path.join(folder, 'content/en'),
        EDIT_VERSIONS: path.join(folder, 'versions'),
        SITE_FOLDER: path.join(folder, 'dist'),
        EDIT_PORT: '0',
        EDIT_PREVIEW_PORT: String(previewPort),
        EDIT_URL: 'https://staff.kilele.example/edit/',
        EDIT_PREVIEW_URL: `https://staff.kilele.example:8443`,
        STAFF_URL: 'https://staff.kilele.example',
      });
      const { ask } = await start({
        editor: new URL(await editor.address()).host,
        preview: `127.0.0.1:${previewPort}`,
        shownAt,
      });
      const host = 'staff.kilele.example';
      const authorization = `Basic ${Buffer.from(`Wanjiru:${PASSWORD}`).toString('base64')}`;
      const claims = { host, 'x-staff-name': 'Mallory' };
      expect((await ask('/edit/', { headers: claims })).answer.statusCode).toBe(401);
      const { answer } = await ask('/edit', { headers: { host, authorization } });
      expect(answer.headers.location).toMatch(/\/edit\/$/);
      const first = await ask('/edit/', { headers: { ...claims, authorization } });
      expect(first.body).toContain('Good to see you, Wanjiru');
      expect(first.body).toContain('<a href="https://staff.kilele.example">Inbox</a>');

      const json = { 'content-type': 'application/json' };
      const id = 'news/record-coffee-harvest';
      const send = (address: string, body: unknown, origin = `https://${host}`) =>
        ask(`/edit/${address}`, {
          method: 'POST',
          headers: { host, authorization, origin, ...json },
          body: JSON.stringify(body),
        });
      const entry = { action: 'getEntry', params: { path: `${id}.json` } };
      expect((await send('api/v1', entry, 'https://evil.example')).answer.statusCode).toBe(403);
      const { data } = JSON.parse((await send('api/v1', entry)).body) as { data: string };
      const form = { ...(JSON.parse(data) as object), title: 'A crop of the century' };
      const saved = await send('api/v1', {
        action: 'persistEntry',
        params: { dataFiles: [{ path: `${id}.json`, raw: JSON.stringify(form) }] },
      });
      expect(saved.answer.statusCode).toBe(200);
      const versions = await ask('/edit/versions', { headers: { host, authorization } });
      expect(versions.body).toMatch(/<\/time>, Wanjiru\./);

      const draft = await send('draft', { id, form });
      const { page } = JSON.parse(draft.body) as { page: string };
      expect(page).toBe(`https://staff.kilele.example:8443/${id}`);
      const [cookie = ''] = draft.answer.headers['set-cookie'] ?? [];
      expect(cookie).toContain('; HttpOnly; SameSite=Strict; Secure');
      const shown = (headers: Record<string, string>) =>
        askAt(shownAt, `/${id}`, {
          headers: { host: `${host}:8443`, ...headers },
          servername: host,
        });
      expect((await shown({})).answer.statusCode).toBe(403);
      // A stranger may claim any host: nginx passes it on, Caddy answers with an empty page.
      expect((await shown({ host: 'localhost' })).body).not.toContain('A crop of the century');
      const preview = await shown({ cookie: cookie.split(';')[0] ?? '' });
      expect(preview.body).toContain('A crop of the century');
    }, 90_000);
  },
);

// The unit names the Node.js of Debian's package, and systemd checks that this program exists.
const hasSystemd = existsSync('/usr/bin/node') && isInstalled('systemd-analyze', '--version');
describe.runIf(hasSystemd)('systemd', () => {
  it('accepts the units without a warning', () => {
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      [
        'verify',
        ...['kilele', 'kilele-staff', 'kilele-edit', 'kilele-publish'].map(
          (unit) => `deploy/${unit}.service`,
        ),
        'deploy/kilele-publish.timer',
      ],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});
