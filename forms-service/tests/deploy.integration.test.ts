/**
 * The examples of `deploy/`, in front of servers that answer what arrives there. Each test runs only if its program is
 * installed. What the site, the page for staff and the editor make of it is held by tests of their own.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tasks/free-port.mjs';

const HOST = 'www.kilele.example';
const STAFF = 'staff.kilele.example';
const PASSWORD = 'a good password';
const isInstalled = (program: string, flag: string) =>
  spawnSync(program, [flag], { stdio: 'ignore' }).status === 0;
/** As root, nginx would run its workers as another user, who may not read the files of the test. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root;' : '';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What arrived at a server behind the proxy. */
type Arrived = { at: string; url: string; headers: IncomingHttpHeaders };

/** Starts a server that answers what arrives. @returns its host and port */
async function answerer(at: string): Promise<string> {
  const server = createServer(({ url, headers }, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.end(JSON.stringify({ at, url, headers }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Asking = { method?: string; headers?: Record<string, string>; body?: string; port?: number };

/** Starts a proxy. @returns a function that asks it as a browser does, over TLS, when it answers */
async function startProxy(
  program: string,
  parameters: string[],
  { port: usual, host }: { port: number; host: string },
) {
  const proxy = spawn(program, parameters, { env: { ...process.env, HOME: folder } });
  const ended = once(proxy, 'exit');
  onTestFinished(async () => {
    proxy.kill('SIGTERM');
    await ended;
  });
  let errors = '';
  proxy.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  async function ask(
    address: string,
    { method = 'GET', headers = {}, body = '', port = usual }: Asking = {},
  ) {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: address,
      method,
      headers: { host, ...headers },
      servername: (headers['host'] ?? host).replace(/:.*/, ''),
      rejectUnauthorized: false,
      agent: false,
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status, headers: answered } = answer;
    return { status, headers: answered, body: await text(answer) };
  }
  await expect
    .poll(() =>
      ask('/').then(
        () => 'up',
        () => errors,
      ),
    )
    .toBe('up');
  return async (address: string, asking?: Asking) => {
    const answer = await ask(address, asking);
    return {
      ...answer,
      arrived: () => JSON.parse(answer.body) as Arrived,
    };
  };
}

/** An example with some of its texts replaced. */
function exampleWith(name: string, changes: Readonly<Record<string, string>>): string {
  let example = readFileSync(path.join('deploy', name), 'utf8');
  for (const [words, others] of Object.entries(changes)) {
    expect(example).toContain(words);
    example = example.replaceAll(words, others);
  }
  return example;
}

/** Writes a file for passwords. @returns its path */
function writePassword(line: string): string {
  const file = path.join(folder, 'passwords');
  writeFileSync(file, line);
  return file;
}

type Example = { name: string; host: string; changes: Record<string, string> };

/** Starts nginx with one of our examples. Only ports, the certificate and the servers behind it differ. */
async function startNginx({ name, host, changes }: Example) {
  const port = await freePort();
  const certificate = path.join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-days', '1', '-subj', `/CN=${host}`])
      .concat(['-keyout', certificate, '-out', path.join(folder, 'public.pem')]),
    { stdio: 'ignore' },
  );
  const example = exampleWith(name, { 'listen 443 ': `listen 127.0.0.1:${port} `, ...changes })
    .replace(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace(/(ssl_certificate) .*;/g, `$1 ${folder}/public.pem;`)
    .replace(/(ssl_certificate_key) .*;/g, `$1 ${certificate};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${folder}/${one};`)
    .join(' ');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; ${AS_ROOT} pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} ${example} }`,
  );
  return startProxy('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { port, host });
}

/** Starts Caddy with one of our examples. Only ports, the certificates and the servers behind it differ. */
async function startCaddy({ name, host, changes }: Example) {
  const port = await freePort();
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
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${exampleWith(name, changes)}`);
  return startProxy('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { port, host });
}

/** Each program in front, whether it is installed, and what starts it with our example. */
const IN_FRONT = {
  nginx: {
    isHere: isInstalled('nginx', '-v') && isInstalled('openssl', 'version'),
    site: (server: string) =>
      startNginx({ name: 'nginx.conf', host: HOST, changes: { '127.0.0.1:4173': server } }),
    staff(servers: Record<string, string>, preview: number) {
      const hash = execFileSync('openssl', ['passwd', '-apr1', PASSWORD]).toString();
      const changes = {
        ...servers,
        '/etc/nginx/kilele-staff;': `${writePassword(`Wanjiru:${hash}`)};`,
        'listen 8443 ': `listen 127.0.0.1:${preview} `,
      };
      return startNginx({ name: 'nginx-staff.conf', host: STAFF, changes });
    },
  },
  Caddy: {
    isHere: isInstalled('caddy', 'version'),
    site: (server: string) =>
      startCaddy({ name: 'Caddyfile', host: HOST, changes: { '127.0.0.1:4173': server } }),
    staff(servers: Record<string, string>, preview: number) {
      const hash = execFileSync('caddy', ['hash-password', '--plaintext', PASSWORD]).toString();
      const changes = {
        ...servers,
        '/etc/caddy/kilele-staff': writePassword(`Wanjiru ${hash}`),
        ':8443': `:${preview}`,
      };
      return startCaddy({ name: 'Caddyfile-staff', host: STAFF, changes });
    },
  },
};

describe.each(Object.entries(IN_FRONT).filter(([, { isHere }]) => isHere))(
  '%s',
  (name, program) => {
    it('in front of the site passes on what the service needs, and nothing that a visitor claims', async () => {
      const ask = await program.site(await answerer('site'));
      const page = await ask('/about', {
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.7' },
      });
      expect(page.headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "default-src 'none', upgrade-insecure-requests",
      });
      expect(page.arrived()).toMatchObject({
        url: '/about',
        headers: { host: HOST, 'accept-encoding': 'br', 'x-forwarded-for': '127.0.0.1' },
      });
      const headers = { origin: `https://${HOST}`, 'idempotency-key': 'one' };
      const form = await ask('/submissions/partnership', {
        method: 'POST',
        headers,
        body: 'email=',
      });
      expect(form.arrived()).toMatchObject({ url: '/submissions/partnership', headers });
      for (const address of ['/healthz', '/healthz/staff'])
        expect((await ask(address)).status).toBe(404);
      const bare = await ask('/about?a=b', { headers: { host: 'kilele.example' } });
      expect([bare.status, bare.headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
      // Caddy leaves these limits to the service.
      if (name === 'Caddy') return;
      const body = 'x'.repeat(1_100_000);
      expect((await ask('/submissions/partnership', { method: 'POST', body })).status).toBe(413);
      const crowd = await Promise.all(
        Array.from({ length: 120 }, async () => (await ask('/submissions/stamp')).status),
      );
      expect(new Set(crowd)).toEqual(new Set([200, 503]));
    }, 60_000);

    it('in front of the page for staff and the editor asks for a password, and passes the name on', async () => {
      const shownAt = await freePort();
      const ask = await program.staff(
        {
          '127.0.0.1:4180': await answerer('page for staff'),
          '127.0.0.1:4190': await answerer('editor'),
          '127.0.0.1:4191': await answerer('preview'),
        },
        shownAt,
      );
      const signedIn = (password: string) => ({
        authorization: `Basic ${Buffer.from(`Wanjiru:${password}`).toString('base64')}`,
        'x-staff-name': 'Mallory',
      });
      for (const address of ['/', '/edit/'])
        for (const headers of [{ 'x-staff-name': 'Mallory' }, signedIn('wrong')])
          expect((await ask(address, { headers })).status).toBe(401);
      const headers = signedIn(PASSWORD);
      for (const [address, at, url] of [
        ['/submissions.csv?words=a', 'page for staff', '/submissions.csv?words=a'],
        // The editor knows nothing of the folder that it is in.
        ['/edit/draft', 'editor', '/draft'],
      ] as const) {
        const answer = await ask(address, { headers });
        expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
        const arrived = answer.arrived();
        expect(arrived).toMatchObject({
          at,
          url,
          headers: { host: STAFF, 'x-staff-name': 'Wanjiru' },
        });
        expect(arrived.headers).not.toHaveProperty('authorization');
      }
      expect((await ask('/edit', { headers })).headers.location).toMatch(/\/edit\/$/);
      // The preview knows staff by a cookie of the editor.
      const preview = await ask('/news', {
        port: shownAt,
        headers: { host: `${STAFF}:${shownAt}`, cookie: 'preview=one' },
      });
      expect(preview.arrived()).toMatchObject({
        at: 'preview',
        url: '/news',
        headers: { host: `${STAFF}:${shownAt}`, cookie: 'preview=one' },
      });
    }, 60_000);
  },
);

// The unit names the Node.js of Debian's package, and systemd checks that this program exists.
const hasSystemd = existsSync('/usr/bin/node') && isInstalled('systemd-analyze', '--version');
it.runIf(hasSystemd)('systemd accepts the units without a warning', () => {
  const units = ['kilele', 'kilele-staff', 'kilele-edit', 'kilele-publish'];
  const { status, stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', ...units.map((unit) => `deploy/${unit}.service`), 'deploy/kilele-publish.timer'],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
