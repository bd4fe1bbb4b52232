/**
 * A fake Git host for tests: its sign-in, its answers about a person and a repository, and a real repository over HTTP.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { HostKind } from '../hosts.ts';

/** The addresses of each host, from its documentation. */
const ADDRESSES = {
  github: {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    user: '/api/v3/user',
    repository: '/api/v3/repos/farm/site',
  },
  gitlab: {
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    user: '/api/v4/user',
    repository: '/api/v4/projects/farm%2Fsite',
  },
  gitea: {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    user: '/api/v1/user',
    repository: '/api/v1/repos/farm/site',
  },
} as const;

const TOKEN = 'a-token';
const GIT_PROGRAMS = execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim();

/** @param root the folder with the bare repository `farm/site.git` */
export async function fakeHost(kind: HostKind, root: string) {
  const at = ADDRESSES[kind];
  const state = { mayWrite: true, challenge: '' };
  const permissions = () =>
    kind === 'gitlab'
      ? { project_access: null, group_access: { access_level: state.mayWrite ? 30 : 20 } }
      : { push: state.mayWrite, pull: true };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost');
    const json = (value: unknown, status = 200) =>
      void response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(value));
    if (url.pathname === at.authorize) {
      state.challenge = url.searchParams.get('code_challenge') ?? '';
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        code: 'a-code',
        state: url.searchParams.get('state') ?? '',
      }).toString();
      response.writeHead(302, { Location: back.href }).end();
      return;
    }
    if (url.pathname === at.token) {
      const sent = new URLSearchParams(await text(request));
      const { createHash } = await import('node:crypto');
      const challenge = createHash('sha256')
        .update(sent.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        sent.get('code') === 'a-code' &&
        sent.get('client_id') === 'client' &&
        sent.get('client_secret') === 'secret' &&
        challenge === state.challenge;
      json(isRight ? { access_token: TOKEN, token_type: 'bearer' } : { error: 'invalid_grant' });
      return;
    }
    if (url.pathname.startsWith('/api/')) {
      if (request.headers.authorization !== `Bearer ${TOKEN}`) json({}, 401);
      else if (url.pathname === at.user)
        json({
          [kind === 'gitlab' ? 'username' : 'login']: 'wanjiru',
          [kind === 'gitea' ? 'full_name' : 'name']: 'Wanjiru Kamau',
          email: 'wanjiru@farm.example',
        });
      else if (url.pathname === at.repository) json({ permissions: permissions() });
      else json({}, 404);
      return;
    }
    const [, password = ''] =
      /:(.*)$/.exec(
        Buffer.from(
          request.headers.authorization?.replace('Basic ', '') ?? '',
          'base64',
        ).toString(),
      ) ?? [];
    if (password !== TOKEN) {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end();
      return;
    }
    serveGit(root, request, response, url);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Passes a request on to Git's own program. */
function serveGit(root: string, request: IncomingMessage, response: ServerResponse, url: URL) {
  const child = spawn(path.join(GIT_PROGRAMS, 'git-http-backend'), {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'wanjiru',
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.once('close', () => {
    const whole = Buffer.concat(parts);
    const end = whole.indexOf('\r\n\r\n');
    for (const line of whole.subarray(0, end).toString().split('\r\n')) {
      const [name = '', value = ''] = line.split(': ');
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(whole.subarray(end + 4));
  });
}
