/** nginx on the same folder, with the same answers, set up as its manual advises for static files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import { BROTLI_MODULE } from './programs.ts';

const FOLDER = '.cache/bench-nginx';

/**
 * The settings. Logs are off, as ours keeps none; files stay open, as ours keeps them in memory.
 * @param headers those of every answer
 */
export function settings(root: string, port: number, headers: Record<string, string>): string {
  const lines = Object.entries({ ...headers, Vary: 'Accept-Encoding' })
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
  types {
    text/html html;
    text/css css;
    text/javascript js;
    image/avif avif;
  }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    brotli_static on;
    gzip_static on;
${lines}
    add_header Cache-Control no-cache always;
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`;
}

/** @param root a build's output */
export async function startNginx(root: string, headers: Record<string, string>) {
  const port = await freePort();
  const folder = path.resolve(FOLDER);
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings(path.resolve(root), port, headers));
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  return {
    pid: nginx.pid ?? NaN,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}
