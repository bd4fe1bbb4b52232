/**
 * The examples of `deploy/`, in front of servers that answer what arrives there. A test runs only if its program is
 * installed. What the site, the page for staff and the editor make of it is held by tests of their own.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { TYPES } from '@website/site/serve/build-files.ts';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { readSettings } from '../service-settings.ts';
import { makePassword } from '../store/staff-passwords.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { freePort } from '../../tasks/free-port.mjs';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { HOST, makeCertificate, STAFF } from '../testing/nginx-settings.ts';
import { isInstalled, startCaddy, startNginx, VISITOR } from '../testing/proxy-examples.ts';

const TOKEN = 'SECRET-OF-A-LINK';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  makeCertificate(folder);
});

/** What arrived at a server behind the proxy. */
type Arrived = { at: string; method: string; url: string; headers: IncomingHttpHeaders };
const arrived = ({ body }: { body: string }) => JSON.parse(body) as Arrived;

/** Starts a server that answers what arrives. */
async function answerer(at: string) {
  const server = createServer(({ method, url, headers }, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    if (url === '/not-found') response.statusCode = 404;
    response.end(JSON.stringify({ at, method, url, headers }));
  }).listen(0, '127.0.0.1');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  await once(server, 'listening');
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** Starts the page for staff, as its unit does. @returns its address, and the password of Wanjiru */
async function openPage() {
  const database = await openTestDatabase();
  const settings = readSettings({
    STAFF_PORT: '0',
    STAFF_URL: `https://${STAFF}`,
    TRUST_PROXY: '127.0.0.1',
  });
  const page = await openStaffPage(settings, database, writeSmallBuild(), {
    onFailure: (error) => expect(error).toBeUndefined(),
  });
  onTestFinished(page.stop);
  const password = await makePassword(database.query, 'Wanjiru');
  return { address: new URL(page.address).host, password };
}

/** What a browser sends with a password, and a name that it claims. */
const withPassword = (password: string) => ({
  authorization: `Basic ${Buffer.from(`wanjiru:${password}`).toString('base64')}`,
  'x-staff-name': 'mallory',
});

/** The pages that a proxy shows itself are in this folder. */
const VERSION = { '/srv/kilele/current': path.resolve('.') };

/** Each program in front, whether it is installed, and what starts it with our example. */
const IN_FRONT = {
  nginx: {
    isHere: isInstalled('nginx', '-v') && isInstalled('openssl', 'version'),
    visits: { '# access_log': 'access_log' },
    site: (server: string, changes: Record<string, string> = {}) =>
      startNginx({
        folder,
        name: 'nginx.conf',
        host: HOST,
        changes: { ...VERSION, '127.0.0.1:4173': server, '/var/www/html': folder, ...changes },
      }),
    staff(servers: Record<string, string>, preview: number) {
      const changes = {
        ...servers,
        'listen 8443 ': `listen 127.0.0.1:${preview} `,
        'listen [::]:8443 ': `listen [::1]:${preview} `,
      };
      return startNginx({ folder, name: 'nginx-staff.conf', host: STAFF, changes });
    },
  },
  Caddy: {
    isHere: isInstalled('caddy', 'version') && isInstalled('openssl', 'version'),
    visits: Object.fromEntries(
      readFileSync('deploy/Caddyfile', 'utf8')
        .match(/^\t#[^ ].*$/gm)
        ?.map((line) => [line, line.replace('#', '')]) ?? [],
    ),
    site: (server: string, changes: Record<string, string> = {}) =>
      startCaddy({
        folder,
        name: 'Caddyfile',
        host: HOST,
        changes: { ...VERSION, '127.0.0.1:4173': server, ...changes },
      }),
    staff(servers: Record<string, string>, preview: number) {
      const changes = { ...servers, ':8443': `:${preview}` };
      return startCaddy({ folder, name: 'Caddyfile-staff', host: STAFF, changes });
    },
  },
};

for (const [name, { isHere }] of Object.entries(IN_FRONT))
  if (!isHere) process.stderr.write(`Its examples are not tested: ${name} is not installed.\n`);

/** Makes a page of a log of visits, with the command of the documents. */
function makeReport(program: string, log: string): string {
  const [, command = ''] =
    new RegExp(`^(goaccess /var/log/${program}/[^]*?)^\`\`\``, 'm').exec(
      readFileSync('docs/hosting/each-month.md', 'utf8'),
    ) ?? [];
  const shown = command.replace(/\S+\.log/, log).replace('visits.html', `${folder}/visits.html`);
  execFileSync('bash', ['-c', shown], { stdio: 'ignore' });
  return readFileSync(path.join(folder, 'visits.html'), 'utf8');
}

/** Asks over plain HTTP. */
async function askPlainly(port: number, address: string, host = HOST) {
  const asked = get({ host: '127.0.0.1', port, path: address, headers: { host } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

describe.each(Object.entries(IN_FRONT).filter(([, { isHere }]) => isHere))(
  '%s',
  (name, program) => {
    it('in front of the site passes on what the service needs, and nothing that a visitor claims', async () => {
      const { ask, http, port } = await program.site((await answerer('site')).address);
      const page = await ask('/about', {
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.7' },
      });
      expect(page.headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "default-src 'none', upgrade-insecure-requests",
      });
      expect(arrived(page)).toMatchObject({
        url: '/about',
        headers: { host: HOST, 'accept-encoding': 'br', 'x-forwarded-for': VISITOR },
      });
      // The service takes forms from pages of this host alone, and a port belongs to it.
      const host = `${HOST}:${port}`;
      expect(arrived(await ask('/about', { headers: { host } })).headers.host).toBe(host);
      const headers = { origin: `https://${HOST}`, 'idempotency-key': 'one' };
      const form = await ask('/submissions/partnership', {
        method: 'POST',
        headers,
        body: 'email=',
      });
      expect(arrived(form)).toMatchObject({ url: '/submissions/partnership', headers });
      for (const address of ['/healthz', '/healthz/staff', '/%68ealthz', '//healthz']) {
        const closed = await ask(address);
        expect([closed.status, arrived(closed).url]).toEqual([404, '/not-found']);
      }
      const bare = await ask('/about?a=b', { headers: { host: 'kilele.example' } });
      expect([bare.status, bare.headers.location]).toEqual([301, `https://${HOST}/about?a=b`]);
      expect((await askPlainly(http, '/about'))[1]).toMatch(
        new RegExp(`^https://${HOST}(?::${port})?/about$`),
      );
      // Caddy leaves these limits to the service.
      if (name === 'Caddy') return;
      const body = 'x'.repeat(1_100_000);
      expect((await ask('/submissions/partnership', { method: 'POST', body })).status).toBe(413);
      const crowd = await Promise.all(
        Array.from({ length: 120 }, async () => (await ask('/submissions/stamp')).status),
      );
      expect(new Set(crowd)).toEqual(new Set([200, 503]));
    }, 60_000);

    it('shows a page of ours while the site starts again, and writes no address and no query into any log', async () => {
      const server = await answerer('site');
      const current = path.join(folder, 'current');
      symlinkSync(path.resolve('.'), current);
      const { ask, port, written } = await program.site(server.address, {
        '/srv/kilele/current': current,
      });
      const link = `/submissions/newsletter/confirm?token=${TOKEN}`;
      await ask(link);
      server.stop();
      const closed = connect({ port, host: '127.0.0.1', localAddress: VISITOR });
      closed.end('no handshake');
      const page = await ask(`/about?token=${TOKEN}`);
      expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
      expect(page.body).toContain('http-equiv="refresh"');
      const form = await ask(link, { method: 'POST', body: 'email=' });
      expect([form.status, form.headers['retry-after']]).toEqual([503, '5']);
      expect(form.body).toContain('Not sent yet');
      expect(form.body).not.toContain('refresh');
      for (const { body, headers } of [page, form]) {
        const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
        const hash = createHash('sha256').update(style).digest('base64');
        expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
        });
      }
      await ask(`/news/%E0%A4%A?token=${TOKEN}`);
      await ask(`/about?token=${TOKEN}`, { headers: { host: 'kilele.example' } });
      await ask(link, { method: 'POST', body: 'x'.repeat(1_100_000) });
      if (name === 'nginx') expect(written()).toMatch(/ 503 502 /);
      // Not even the page of ours is there.
      rmSync(current);
      expect((await ask(`/about?token=${TOKEN}`)).status).toBeGreaterThanOrEqual(500);
      if (name === 'Caddy') await expect.poll(written).toContain('"level":"error"');
      expect(written()).not.toContain(TOKEN);
      expect(written()).not.toContain(VISITOR);
      // Caddy waits ten seconds for each answer.
    }, 120_000);

    it('counts the first page of a visit, without address, query and browser, when it is told to', async () => {
      const { ask, written } = await program.site((await answerer('site')).address, program.visits);
      const visit = (address: string, headers: Record<string, string> = {}) =>
        ask(`${address}?token=${TOKEN}`, {
          headers: { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 Phone', ...headers },
        });
      await visit('/about');
      await visit('/not-found');
      await visit('/further', { 'sec-fetch-site': 'same-origin' });
      await visit('/guessed', { 'sec-purpose': 'prefetch' });
      await visit('/robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
      await visit('/other.js', { accept: '*/*' });
      await visit('/submissions/newsletter/confirm');
      await visit('/last');
      await expect.poll(written).toContain('/last');
      for (const page of ['/about', '/not-found']) expect(written()).toContain(page);
      if (isInstalled('goaccess', '--version')) {
        const report = makeReport(name.toLowerCase(), path.join(folder, 'logs/kilele-visits.log'));
        for (const page of ['about', 'not-found']) expect(report).toContain(`"data": "\\/${page}"`);
      }
      for (const left of [
        TOKEN,
        VISITOR,
        'Phone',
        'further',
        'guessed',
        'robot',
        'other.js',
        'confirm',
      ])
        expect(written()).not.toContain(left);
    }, 60_000);

    it('in front of the page for staff and the editor asks for a password, slows who guesses it, and passes the name on', async () => {
      const shownAt = await freePort();
      const { address: page, password } = await openPage();
      const { ask, written } = await program.staff(
        {
          '127.0.0.1:4180': page,
          '127.0.0.1:4190': (await answerer('editor')).address,
          '127.0.0.1:4191': (await answerer('preview')).address,
        },
        shownAt,
      );
      for (const address of ['/', '/edit/'])
        for (const headers of [{ 'x-staff-name': 'mallory' }, withPassword('wrong')]) {
          const { status, headers: answered } = await ask(address, { headers });
          expect(status).toBe(401);
          expect(answered['www-authenticate']).toMatch(/^Basic realm="Staff"/);
        }
      // A third guess waits for 4 s, the first of another address for 1 s, and the right password not at all.
      const guess = { headers: withPassword('wrong') };
      const guesses = [ask('/', guess), ask('/', { ...guess, from: '127.0.0.78' })].map(
        async (asked, index) => (await asked, index),
      );
      const headers = withPassword(password);
      const inbox = await ask('/?words=a', { headers });
      expect(await Promise.race([...guesses, Promise.resolve('none')])).toBe('none');
      expect(await Promise.race(guesses)).toBe(1);
      expect(inbox.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(inbox.body).toContain('You are signed in as wanjiru.');
      const [, token = ''] =
        /name="token" value="([^"]+)"/.exec((await ask('/people', { headers })).body) ?? [];
      const form = await ask('/people', {
        method: 'POST',
        headers: {
          ...headers,
          origin: `https://${STAFF}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ token, email: 'akinyi@farm.example' }).toString(),
      });
      expect(form.body).toContain('akinyi');
      // The editor knows nothing of the folder that it is in.
      const draft = await ask('/edit/draft', { method: 'POST', headers, body: 'a photograph' });
      expect(arrived(draft)).toMatchObject({
        at: 'editor',
        method: 'POST',
        url: '/draft',
        headers: { host: STAFF, 'x-staff-name': 'wanjiru', 'content-length': '12' },
      });
      expect(arrived(draft).headers).not.toHaveProperty('authorization');
      expect((await ask('/edit', { headers })).headers.location).toMatch(/\/edit\/$/);
      // The preview knows staff by a cookie of the editor.
      const preview = await ask('/news', {
        port: shownAt,
        headers: { host: `${STAFF}:${shownAt}`, cookie: 'preview=one' },
      });
      expect(arrived(preview)).toMatchObject({
        at: 'preview',
        url: '/news',
        headers: { host: `${STAFF}:${shownAt}`, cookie: 'preview=one' },
      });
      expect(written()).not.toContain('words=a');
    }, 60_000);
  },
);

describe.runIf(IN_FRONT.nginx.isHere)('nginx alone', () => {
  it('answers a malformed address with our page, and whoever signs the certificate from a folder', async () => {
    const { ask, http } = await IN_FRONT.nginx.site((await answerer('site')).address);
    const malformed = await ask('/news/%E0%A4%A?token=a', { method: 'POST', body: 'email=' });
    expect(malformed.status).toBe(404);
    expect(arrived(malformed)).toMatchObject({ method: 'GET', url: '/not-found' });
    expect(malformed.headers['content-security-policy']).toContain("default-src 'none'");
    expect(malformed.headers['server']).toBe('nginx');
    mkdirSync(path.join(folder, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(path.join(folder, '.well-known/acme-challenge/proof'), 'proof');
    for (const host of [HOST, 'kilele.example', STAFF])
      expect(await askPlainly(http, '/.well-known/acme-challenge/proof', host)).toEqual([
        200,
        undefined,
      ]);
  }, 60_000);

  it('serves the files without our server: right types, one address for each page, no lists', async () => {
    const version = path.join(folder, 'version');
    const files = path.join(version, 'dist');
    mkdirSync(path.join(files, '404'), { recursive: true });
    for (const page of ['index', 'about', '404', '404/terms'])
      writeFileSync(path.join(files, `${page}.html`), page);
    const others = Object.entries(TYPES).filter(([ending]) => ending !== '.html');
    for (const [ending] of others) writeFileSync(path.join(files, `file${ending}`), 'text');
    writeFileSync(path.join(files, '_headers.json'), '{}');
    writeFileSync(path.join(files, 'about.html.gz'), gzipSync('about'));
    writeFileSync(path.join(version, 'dist-headers.conf'), 'add_header X-Ours yes always;');
    const { ask, http, written } = await startNginx({
      folder,
      name: 'nginx-static.conf',
      host: HOST,
      changes: { '/srv/kilele/current': version, '/var/www/html': folder },
    });
    for (const [ending, type] of others) {
      const { status, headers } = await ask(`/file${ending}`);
      expect([status, headers['content-type']]).toEqual([200, type]);
    }
    const about = await ask('/about', { headers: { 'accept-encoding': 'gzip' } });
    expect(about.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'x-ours': 'yes',
      'content-type': 'text/html; charset=utf-8',
    });
    const query = `?token=${TOKEN}`;
    for (const [address, led] of [
      ['/about.html', '/about'],
      ['/about/', '/about'],
      ['//about', '/about'],
      ['/index.html', '/'],
      ['//farm.example/%0d%0aX:y', '/farm.example/%0D%0AX:y'],
    ] as const) {
      const { status, headers } = await ask(`${address}${query}`);
      const { pathname, hostname } = new URL(headers.location ?? '', `https://${HOST}`);
      expect([status, hostname, pathname]).toEqual([301, HOST, led]);
    }
    for (const address of ['/nothing', '/404', '/404/terms', '/_headers.json', '/%E0%A4%A']) {
      const { status, headers, body } = await ask(`${address}${query}`);
      expect([address, status, body, headers['x-ours']]).toEqual([address, 404, '404', 'yes']);
    }
    expect(await askPlainly(http, '/about')).toEqual([301, `https://${HOST}/about`]);
    const bare = await ask('/about', { headers: { host: 'kilele.example' } });
    expect([bare.status, bare.headers.location]).toEqual([301, `https://${HOST}/about`]);
    expect(written()).not.toContain(TOKEN);
    expect(written()).not.toContain(VISITOR);
  }, 60_000);
});

// The unit names the Node.js of Debian's package, and systemd checks that this program exists.
const hasSystemd = existsSync('/usr/bin/node') && isInstalled('systemd-analyze', '--version');
it.runIf(hasSystemd)('systemd accepts the units without a warning', () => {
  const timers = ['deploy/kilele-publish.timer', 'deploy/kilele-backup.timer'];
  const units = ['kilele', 'kilele-staff', 'kilele-edit', 'kilele-publish', 'kilele-backup'];
  const { status, stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', ...units.map((unit) => `deploy/${unit}.service`), ...timers],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
