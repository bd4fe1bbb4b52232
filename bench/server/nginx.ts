/** nginx on the same folder, with the same answers, set up as its manual advises for static files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tasks/free-port.mjs';
import { StepError } from '../../tasks/steps.mjs';

const FOLDER = '.cache/bench-nginx';
/** nginx sends brotli copies only with this module. The path is Debian's. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get install wrk nginx-light libnginx-mod-http-brotli-static';

/** Versions of nginx and wrk. @throws {StepError} that says how to install what is missing */
export function versions(): string {
  const found = ['nginx', 'wrk'].map((program) => {
    // nginx writes its version to stderr, wrk to stdout.
    const { stdout, stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
    const [, version] = /(?:nginx|wrk|debian)[/ ](\d[\d.]*)/.exec(stdout + stderr) ?? [];
    return version && `${program} ${version}`;
  });
  if (found.every(Boolean) && existsSync(BROTLI_MODULE)) return found.join(', ');
  throw new StepError(`wrk, nginx or its module for brotli is missing. On Debian: ${INSTALL}`);
}

/** The settings. Logs are off, as ours keeps none; files stay open, as ours keeps them in memory. */
function settings(root: string, port: number, headers: Record<string, string>): string {
  const lines = Object.entries({ ...headers, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' })
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  return `load_module ${BROTLI_MODULE};
daemon off;
pid nginx.pid;
error_log stderr;
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000;
  open_file_cache_valid 60s;
  charset utf-8;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    brotli_static on;
    gzip_static on;
${lines}
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`;
}

/** @param root a build's output. @param headers those of every answer */
export async function startNginx(root: string, headers: Record<string, string>) {
  const port = await freePort();
  const folder = path.resolve(FOLDER);
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings(path.resolve(root), port, headers));
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: nginx.pid ?? NaN,
    async stop() {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}
