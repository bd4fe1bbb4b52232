/** The editor's HTTP server: the page, its scripts, and the door to the files of the content. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { pictureNames } from '@website/site/content/pictures.ts';
import { configuration } from '../configuration/configuration.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import { answerApi, type ApiRequest } from './file-api.ts';
import { createPreview } from './preview.ts';
import { Refusal } from './refusal.ts';
import { contentStore, type StoreSettings } from './store.ts';
import { renderVersions } from './versions-page.tsx';

const APP = path.join(import.meta.dirname, '../app');
const PICTURES = path.join(import.meta.dirname, '../../site/public/pictures');
const DECAP = path.dirname(createRequire(import.meta.url).resolve('decap-cms/dist/decap-cms.js'));

/** The largest request, in bytes. The longest document has about 60 kB. */
const MOST = 2_000_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** Decap compiles its checks while it runs, and writes styles into the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  'frame-src blob: http://127.0.0.1:*',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The files that the page loads, by their address. */
function fileOf(address: string): string | undefined {
  if (address === '/') return path.join(APP, 'index.html');
  if (/^\/(editor|widgets|names|preview|problems)\.mjs$|^\/(editor|preview)\.css$/.test(address))
    return path.join(APP, address);
  if (/^\/([\w-]+\.)*decap-cms\.js$|^\/[0-9a-f]{20}\.wasm$/.test(address))
    return path.join(DECAP, address);
  if (/^\/pictures\/[a-z0-9.-]+\.(webp|avif)$/.test(address))
    return path.join(PICTURES, path.basename(address));
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST) throw new Refusal('This is too long to be saved.', 413);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Only the editor's own page may ask: not another site in the same browser, and no other name of this machine. */
function guard({ method, headers }: IncomingMessage, port: number): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? ''))
    throw new Refusal('Open the editor at its own address.', 403);
  if (method === 'GET' || method === 'HEAD') return;
  if (headers.origin !== `http://${headers.host ?? ''}`)
    throw new Refusal('Only the page of the editor may change files.', 403);
}

/** Reads a request of a type. @throws {Refusal} when it has another */
async function typed(request: IncomingMessage, type: string): Promise<string> {
  if (request.headers['content-type']?.split(';')[0] !== type)
    throw new Refusal(`Expected ${type}.`, 415);
  return bodyOf(request);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('Expected JSON.', 400);
  }
}

export function createEditor(settings: StoreSettings) {
  const store = contentStore(settings);
  const preview = createPreview(settings.content);

  const configured = () => {
    const file = path.join(settings.content, LANGUAGE, 'pictures.yaml');
    const texts = parseDocument(readFileSync(file, 'utf8')).toJS() as Record<string, string>;
    return configuration(pictureNames(), texts);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { port } = server.address() as { port: number };
    guard(request, port);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const json = (value: unknown) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(value));
    };
    const page = (html: string) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    };
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /configuration.json':
        json(configured());
        return;
      case 'POST /api/v1':
        json(answerApi(store, parsed(await typed(request, 'application/json')) as ApiRequest));
        return;
      case 'POST /draft': {
        const { id, form } = parsed(await typed(request, 'application/json')) as {
          id: string;
          form: Record<string, unknown>;
        };
        const { changes, problems, advice, page: address } = store.draft(id, form);
        const origin = problems.length > 0 ? undefined : await preview.show(changes);
        json({
          problems,
          advice,
          page: origin === undefined ? undefined : `${origin}${address}`,
        });
        return;
      }
      case 'GET /versions':
        page(
          renderVersions({
            versions: store.versions(),
            message: searchParams.get('done') ?? undefined,
          }),
        );
        return;
      case 'POST /versions': {
        const fields = new URLSearchParams(
          await typed(request, 'application/x-www-form-urlencoded'),
        );
        try {
          const which = fields.get('which') === 'before' ? 'before' : 'after';
          const version = store.bringBack(fields.get('id') ?? '', which);
          page(
            renderVersions({
              versions: store.versions(),
              message: version ? `${version.name}.` : 'The files are already like that.',
            }),
          );
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          response.statusCode = error.status;
          page(renderVersions({ versions: store.versions(), message: error.message }));
        }
        return;
      }
    }
    const file = request.method === 'GET' ? fileOf(pathname) : undefined;
    if (file === undefined) throw new Refusal('There is nothing at this address.', 404);
    // Five megabytes that change with the package only. An hour, so that a new version is not long unseen.
    if (file.startsWith(DECAP)) response.setHeader('Cache-Control', 'private, max-age=3600');
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  }

  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'no-cache');
    answer(request, response).catch((error: unknown) => {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) console.error(error);
      response.statusCode = isRefusal ? error.status : 500;
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          error: isRefusal ? error.message : 'The editor has failed. Nothing has been saved.',
          problems: isRefusal ? error.problems : [],
        }),
      );
    });
  });

  return {
    server,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await preview.close();
      store.close();
    },
  };
}
