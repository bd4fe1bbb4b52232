/**
 * A line as it is outdoors: nginx with the example of `deploy/`, TLS and HTTP/2, and packets that are late and lost. The
 * servers and the browser each have a network of their own, and all packets between the two go through `packets.py`.
 *
 * It needs Linux with user namespaces and `/dev/net/tun`, and Debian's iproute2, nginx-light, openssl and python3.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  HOST,
  makeCertificate,
  writeNginxSettings,
} from '@website/forms-service/testing/nginx-settings.ts';
import { serveSite } from '../run-benchmark.ts';
import type { Profile } from './line.ts';

/** The server's address in `packets.py`, kept for documents (RFC 5737). */
const ADDRESS = '203.0.113.1';
const PACKETS = path.join(import.meta.dirname, 'packets.py');
/** Makes a user who may make networks, and a network. */
const OWN_NETWORK = ['--user', '--map-root-user', '--net'];
/** The ports of each nginx, and of the server behind it. The networks are ours, so all ports are free. */
const PORTS = [
  { http: 80, https: 443, behind: 4173 },
  { http: 81, https: 444, behind: 4174 },
] as const;

/** What this machine lacks for such a line, or `undefined`. */
export function whyNoLossyLine(): string | undefined {
  const tries = [
    ['unshare', [...OWN_NETWORK, 'ip', 'tuntap', 'add', 'mode', 'tun']],
    ['nginx', ['-v']],
    ['openssl', ['version']],
    ['python3', ['--version']],
  ] as const;
  const missing = tries.find(
    ([program, parameters]) => spawnSync(program, parameters).status !== 0,
  );
  return missing && `\`${[missing[0], ...missing[1]].join(' ')}\` fails`;
}

/** The command that starts another in the network of a process. */
const inNetworkOf = ({ pid }: ChildProcess) => [
  'nsenter',
  ...['--target', String(pid), '--user', '--net', '--preserve-credentials'],
];

/** Starts a program that keeps a network as long as this process runs, and waits until it says that it is ready. */
async function keepNetwork([command = '', ...parameters]: readonly string[]) {
  const keeper = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
  await Promise.race([
    once(keeper.stdout, 'data'),
    once(keeper, 'exit').then(() => Promise.reject(new Error(`${command} has ended.`))),
  ]);
  return keeper;
}

/** Starts nginx in front of a server. @returns how to stop it, and the hash of the key that the browser has to trust */
function startNginx(folder: string, within: readonly string[], ports: (typeof PORTS)[number]) {
  const changes = { '127.0.0.1:4173': `127.0.0.1:${ports.behind}` };
  mkdirSync(folder);
  makeCertificate(folder);
  const settings = writeNginxSettings({
    folder,
    name: 'nginx.conf',
    changes,
    ports,
    ipv4: ADDRESS,
  });
  // It goes into the background as soon as it listens.
  const [command = '', ...parameters] = [...within, 'nginx', ...settings];
  execFileSync(command, parameters);
  const { publicKey } = new X509Certificate(readFileSync(path.join(folder, 'fullchain.pem')));
  return {
    stop: () => process.kill(Number(readFileSync(path.join(folder, 'pid'), 'utf8'))),
    key: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
  };
}

/**
 * Opens a line between a browser and the servers of two sites.
 * @param loss per cent of the packets towards the browser
 * @param browser path of Chromium
 */
export async function openLossyLine(
  { rate, latency }: Profile,
  loss: number,
  browser: string,
  sites: readonly [string, string],
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lossy-line-'));
  const servers = await keepNetwork(['unshare', ...OWN_NETWORK, 'sh', '-c', 'echo; exec cat']);
  const within = inNetworkOf(servers);
  const packets = await keepNetwork([
    ...[...within, 'unshare', '--net', 'python3', PACKETS],
    ...[servers.pid, latency, rate, loss].map(String),
  ]);
  const copies = await Promise.all(
    PORTS.map(({ behind }, index) => serveSite(sites[index] ?? '', behind, within)),
  );
  const proxies = PORTS.map((ports) =>
    startNginx(path.join(folder, String(ports.https)), within, ports),
  );
  // Playwright starts one file, which starts the browser in the phone's network.
  const executablePath = path.join(folder, 'browser');
  writeFileSync(
    executablePath,
    `#!/bin/sh\nexec ${inNetworkOf(packets).join(' ')} ${browser} "$@"\n`,
  );
  chmodSync(executablePath, 0o755);
  return {
    launch: {
      executablePath,
      args: [
        // Chromium takes addresses that are kept for documents for near ones, and each line to them for a fast one.
        '--force-effective-connection-type=3G',
        `--host-resolver-rules=MAP ${HOST} ${ADDRESS}`,
        `--ignore-certificate-errors-spki-list=${proxies.map(({ key }) => key).join(',')}`,
      ],
    },
    origins: [`https://${HOST}:${PORTS[0].https}`, `https://${HOST}:${PORTS[1].https}`] as const,
    /** The servers' address, of which the names in the origins know nothing. */
    address: ADDRESS,
    /** The line is empty again, and loses the same packets as after the same seed. */
    startAnew: (seed: number) => packets.stdin.write(`${seed}\n`),
    async stop() {
      for (const { stop } of proxies) stop();
      await Promise.all(copies.map(({ kill }) => kill()));
      packets.stdin.end();
      servers.stdin.end();
      rmSync(folder, { recursive: true });
    },
  };
}
