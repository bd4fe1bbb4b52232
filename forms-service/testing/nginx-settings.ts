/** The settings of an nginx with one of the examples of `deploy/`, and a certificate for it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const HOST = 'www.kilele.example';
export const STAFF = 'staff.kilele.example';

/** As root, nginx would run its workers as another user, who may not read the files of the test. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root;' : '';

/**
 * Makes a certificate for all names of the examples, which has signed itself.
 * @param folder where the files are written: `fullchain.pem`, `privkey.pem`
 * @param days how long it is valid; fewer than none: it has run out
 */
export function makeCertificate(folder: string, days = 90): void {
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'ignore' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout privkey.pem';
  openssl(`req ${key} -subj /CN=${HOST} -out request.pem`);
  const names = `subjectAltName=DNS:${HOST},DNS:kilele.example,DNS:${STAFF}\n`;
  writeFileSync(path.join(folder, 'names'), names);
  const signed = `-days ${days} -signkey privkey.pem -extfile names -out fullchain.pem`;
  openssl(`x509 -req -in request.pem ${signed}`);
}

/**
 * An example of `deploy/` with some of its texts replaced.
 * @throws {Error} if it does not have one of them
 */
export function exampleWith(name: string, changes: Readonly<Record<string, string>>): string {
  let example = readFileSync(path.join('deploy', name), 'utf8');
  for (const [words, others] of Object.entries(changes)) {
    if (!example.includes(words)) throw new Error(`${name} has no ${words}`);
    example = example.replaceAll(words, others);
  }
  return example;
}

/** An nginx. `ipv4`, `ipv6`: the addresses at which it listens. */
type Nginx = {
  folder: string;
  name: string;
  changes: Readonly<Record<string, string>>;
  ports: { http: number; https: number };
  ipv4: string;
  ipv6?: string | undefined;
};

/**
 * Writes the settings of an nginx with one of our examples and the certificate of the folder. Around the example are the
 * settings of Debian's package, with its logs on.
 * @returns what nginx is called with
 */
export function writeNginxSettings({ folder, name, changes, ports, ipv4, ipv6 }: Nginx): string[] {
  const certificates = /\/etc\/letsencrypt\/live\/[^/]+\//g;
  const example = exampleWith(name, changes)
    .replaceAll(/listen (\[::\]:)?(80|443)\b/g, (_, six: string | undefined, usual: string) => {
      const port = usual === '80' ? ports.http : ports.https;
      return `listen ${six ? `[${ipv6}]` : ipv4}:${port}`;
    })
    .replaceAll(/^\s*listen \[.*$/gm, (line) => (ipv6 ? line : ''))
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
    `${AS_ROOT} pid ${folder}/pid; error_log ${logs}/error.log; events {}
http { default_type application/octet-stream; gzip on; access_log ${logs}/access.log; ${paths} ${example} }`,
  );
  return ['-p', folder, '-c', file, '-e', `${logs}/error.log`];
}
