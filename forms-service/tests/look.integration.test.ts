/** `deploy/look.sh` and `deploy/backup.sh`, which whoever runs the server calls: what they say of a site, and what they keep. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { HOST, makeCertificate } from '../testing/nginx-settings.ts';
import { isInstalled } from '../testing/proxy-examples.ts';
import { DAY, HOUR } from '../time-units.ts';

const ORIGIN = `https://${HOST}`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function listen(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function run(program: string, parameters: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, parameters, { env: { ...process.env, ...env } });
  const [out, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { status, output: out + errors };
}

type Site = {
  /** How long its certificate is valid. */
  days?: number;
  /** Statuses and texts in place of those of a site that is well. */
  answers?: Record<string, [status: number, text?: string]>;
  /** How far its clock is off, in ms. */
  off?: number;
  secure?: string;
};

/** Looks at a site that runs on this machine. */
async function look(
  { days, answers = {}, off = 0, secure = `${ORIGIN}/` }: Site,
  server = '127.0.0.1',
) {
  makeCertificate(folder, days);
  const all: Record<string, [number, string?]> = {
    '/': [200, '<title>Home</title>'],
    '/sitemap.xml': [200, `<loc>${ORIGIN}/</loc>`],
    '/submissions/stamp': [200, '{}'],
    ...answers,
  };
  const answer: RequestListener = ({ url = '' }, response) => {
    const [status, body = ''] = all[url] ?? [404];
    response.writeHead(status, { Date: new Date(Date.now() + off).toUTCString() }).end(body);
  };
  const key = readFileSync(path.join(folder, 'privkey.pem'));
  const cert = readFileSync(path.join(folder, 'fullchain.pem'));
  const https = await listen(createServer({ key, cert }, answer));
  const http = await listen(
    createPlainServer((_, response) => response.writeHead(301, { Location: secure }).end()),
  );
  // What curl reads by itself: the site is on this machine, and its certificate has signed itself.
  writeFileSync(
    path.join(folder, '.curlrc'),
    `cacert = ${folder}/fullchain.pem
connect-to = "${HOST}:443:127.0.0.1:${https}"
connect-to = "${HOST}:80:127.0.0.1:${http}"
`,
  );
  return run('deploy/look.sh', [ORIGIN, server], { CURL_HOME: folder });
}

describe.runIf(isInstalled('curl', '--version') && isInstalled('openssl', 'version'))(
  'a look from outside',
  () => {
    it('finds nothing wrong with a site that is well', async () => {
      const { status, output } = await look({});
      expect(output.trim().replace('89 days', '90 days').split('\n')).toEqual([
        'well   the first page shows',
        'well   the certificate is valid for 90 days',
        'well   the clock is right',
        `well   the pages say that they are at ${ORIGIN}`,
        'well   http leads to https',
        'well   /healthz is closed',
        'well   forms are taken for real',
      ]);
      expect(status).toBe(0);
    });

    it.each<[trouble: string, site: Site, says: RegExp]>([
      [
        'a site that is down',
        { answers: { '/': [503] } },
        /answers 503.*\n.*systemctl status kilele/,
      ],
      ['a certificate that ends', { days: 5 }, /ends.*\n.*certbot renew --dry/],
      ['a clock two hours off', { off: -2 * HOUR }, /apart.*\n.*timedatectl set-ntp true/],
      [
        'a wrong origin',
        { answers: { '/sitemap.xml': [200, '<loc>https://www.other.example/</loc>'] } },
        /do not say that they are at https:\/\/www\.kilele\.example.*\n.*SITE_ORIGIN/,
      ],
      ['no way to https', { secure: '/other' }, /http does not lead.*\n.*deploy\/nginx\.conf/],
      ['an open health check', { answers: { '/healthz': [200] } }, /is open.*\n.*Caddyfile/],
      [
        'simulated forms',
        { answers: { '/submissions/stamp': [404] } },
        /simulated.*\n.*submissions\.md/,
      ],
      [
        'forms that fail',
        { answers: { '/submissions/stamp': [503] } },
        /answered with 503.*\n.*healthz/,
      ],
    ])('names %s, and what to do', async (_, site, says) => {
      const { status, output } = await look(site);
      const [wrong, ...others] = output.match(/WRONG.*\n.*/g) ?? [];
      expect([status, others, wrong]).toEqual([1, [], expect.stringMatching(says)]);
    });

    it('names a certificate that has run out, a domain that points elsewhere, and one that nobody has', async () => {
      const old = await look({ days: -1 });
      expect(old.status).toBe(1);
      expect(old.output).toMatch(/no valid certificate.*expired.*\n.*certbot renew/);
      const elsewhere = await look({}, '203.0.113.7');
      expect(elsewhere.status).toBe(1);
      expect(elsewhere.output).toContain(`${HOST} points to 127.0.0.1, not to 203.0.113.7`);
      const nowhere = await run('deploy/look.sh', ['https://nowhere.invalid'], {});
      expect(nowhere.output).toContain('known nowhere');
    });
  },
);

it('a backup is readable by the group alone, and goes after thirty days', async () => {
  const bin = path.join(folder, 'bin');
  const backups = path.join(folder, 'backups');
  for (const one of [bin, backups]) mkdirSync(one);
  const inbox = '#!/bin/sh\n[ "$4" = backup ] && umask 077 && echo data > "$5"\n';
  writeFileSync(path.join(bin, 'node'), inbox, { mode: 0o755 });
  const days = (count: number) => new Date(Date.now() - count * DAY);
  for (const [name, age] of [
    ['submissions-old.sqlite', 32],
    ['submissions-kept.sqlite', 29],
    ['other', 99],
  ] as const) {
    writeFileSync(path.join(backups, name), '');
    utimesSync(path.join(backups, name), days(age), days(age));
  }
  const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  expect(await run('deploy/backup.sh', [backups], env)).toEqual({ status: 0, output: '' });
  const [other, made = '', kept, ...more] = readdirSync(backups).sort();
  expect([other, kept, more]).toEqual(['other', 'submissions-kept.sqlite', []]);
  expect(made).toMatch(/^submissions-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/);
  expect(statSync(path.join(backups, made)).mode & 0o777).toBe(0o640);
});
