/**
 * Starts nginx and Caddy with the examples of `deploy/` as they are: only ports, files and what stands behind are
 * replaced. Round nginx's stand the settings of Debian's package, with its logs on.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../tasks/free-port.mjs';

export const HOST = 'www.kilele.example';
export const STAFF = 'staff.kilele.example';
/** Where visitors come from: another address of this machine than those of the servers. */
export const VISITOR = '127.0.0.77';

export const isInstalled = (program: string, flag: string) =>
  spawnSync(program, [flag], { stdio: 'ignore' }).status === 0;

/** As root, nginx would run its workers as another user, who may not read the files of the test. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root;' : '';
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

/**
 * Makes an authority, and with it a certificate for all names of the examples.
 * @param folder where the files are written: `authority.pem`, `fullchain.pem`, `privkey.pem`
 * @param options of openssl that say how long the certificate is valid
 */
export function makeCertificate(folder: string, validity: readonly string[] = ['-days', '90']) {
  const openssl = (...parameters: string[]) =>
    execFileSync('openssl', parameters, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['-subj', '/CN=Authority of a test', '-days', '90'];
  openssl(
    'req',
    '-x509',
    ...key,
    ...authority,
    '-keyout',
    'authority.key',
    '-out',
    'authority.pem',
  );
  openssl('req', ...key, '-subj', `/CN=${HOST}`, '-keyout', 'privkey.pem', '-out', 'request.pem');
  writeFileSync(
    path.join(folder, 'names'),
    `subjectAltName=DNS:${HOST},DNS:kilele.example,DNS:${STAFF}\n`,
  );
  const signed = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'request.pem', ...signed, ...validity, '-out', 'fullchain.pem');
}

export type Asking = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  port?: number;
  /** The address from which it comes. */
  from?: string;
  signal?: AbortSignal;
};

type Example = { folder: string; name: string; host: string; changes: Record<string, string> };

/** Asks a proxy as a browser does, over TLS, and checks its certificate. */
async function ask(
  folder: string,
  host: string,
  address: string,
  { method = 'GET', headers = {}, body = '', port, from = VISITOR, signal }: Asking,
) {
  const sent = request({
    host: '127.0.0.1',
    port,
    localAddress: from,
    path: address,
    method,
    headers: { host, ...headers },
    servername: (headers['host'] ?? host).replace(/:.*/, ''),
    ca: readFileSync(path.join(folder, 'authority.pem')),
    agent: false,
    signal,
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: answered } = answer;
  return { status, headers: answered, body: await text(answer) };
}

/** Starts a proxy. @returns how to ask it, when it answers */
async function startProxy(
  program: string,
  parameters: string[],
  { folder, host, port, http }: { folder: string; host: string; port: number; http: number },
) {
  const proxy = spawn(program, parameters, { env: { ...process.env, HOME: folder } });
  const ended = once(proxy, 'exit');
  onTestFinished(async () => {
    proxy.kill('SIGTERM');
    await ended;
  });
  let written = '';
  for (const stream of [proxy.stdout, proxy.stderr])
    stream.on('data', (data: Buffer) => (written += data.toString()));
  const asking = (address: string, asked: Asking = {}) =>
    ask(folder, host, address, { port, ...asked });
  await expect
    .poll(() =>
      asking('/').then(
        () => 'up',
        (error: unknown) => `${String(error)}\n${written}`,
      ),
    )
    .toBe('up');
  const logs = path.join(folder, 'logs');
  return {
    ask: asking,
    /** The ports for TLS and for plain HTTP. */
    port,
    http,
    /** One log, by its name. */
    log: (name: string) => readFileSync(path.join(logs, name), 'utf8'),
    /** All that it has written: its output and every log. */
    written: () =>
      readdirSync(logs)
        .map((name) => readFileSync(path.join(logs, name), 'utf8'))
        .join('') + written,
  };
}

/** An example with some of its texts replaced, each of which it must have. */
function exampleWith(name: string, changes: Readonly<Record<string, string>>): string {
  let example = readFileSync(path.join('deploy', name), 'utf8');
  for (const [words, others] of Object.entries(changes)) {
    expect(example).toContain(words);
    example = example.replaceAll(words, others);
  }
  return example;
}

/** Starts nginx with one of our examples, and the certificate of the folder. */
export async function startNginx({ folder, name, host, changes }: Example) {
  const port = await freePort();
  const http = await freePort();
  const certificates = /\/etc\/letsencrypt\/live\/[^/]+\//g;
  const example = exampleWith(name, changes)
    .replaceAll(/listen ((?:\[::\]:)?)(80|443)\b/g, (_, six: string, usual: string) => {
      const other = usual === '80' ? http : port;
      return `listen ${six ? '[::1]:' : '127.0.0.1:'}${other}`;
    })
    .replaceAll(/^\s*listen \[::1\].*$/gm, (line) => (HAS_IPV6 ? line : ''))
    .replaceAll(certificates, `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/logs/`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${folder}/${one};`)
    .join(' ');
  const logs = path.join(folder, 'logs');
  mkdirSync(logs);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; ${AS_ROOT} pid ${folder}/pid; error_log ${logs}/error.log; events {}
http { default_type application/octet-stream; gzip on; access_log ${logs}/access.log; ${paths} ${example} }`,
  );
  const parameters = ['-p', folder, '-c', file, '-e', `${logs}/error.log`];
  return startProxy('nginx', parameters, { folder, host, port, http });
}

/** Starts Caddy with one of our examples, and the certificate of the folder. */
export async function startCaddy({ folder, name, host, changes }: Example) {
  const port = await freePort();
  const http = await freePort();
  const file = path.join(folder, 'Caddyfile');
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    `https_port ${port}`,
    `http_port ${http}`,
    `storage file_system ${folder}/caddy`,
  ].join('\n');
  mkdirSync(path.join(folder, 'logs'));
  const example = exampleWith(name, changes)
    .replaceAll('/var/log/caddy/', `${folder}/logs/`)
    // A host's own line: its certificate comes from the folder in place of an authority.
    .replaceAll(
      /^((?:\w+\.)?kilele\.example(?::\d+)?) \{$/gm,
      `$1 {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    );
  // The example of the site begins with options of its own.
  writeFileSync(
    file,
    /^\{$/m.test(example)
      ? example.replace(/^\{$/m, `{\n${options}`)
      : `{\n${options}\n}\n${example}`,
  );
  const parameters = ['run', '--config', file, '--adapter', 'caddyfile'];
  return startProxy('caddy', parameters, { folder, host, port, http });
}
