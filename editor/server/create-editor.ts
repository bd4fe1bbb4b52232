/** The editor's HTTP server: the page, its scripts, and the door to the files of the content. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pictureNames } from '@website/site/content/pictures.ts';
import { momentOf } from '@website/site/content/publication.ts';
import { withColours } from '@website/site/tokens';
import { configuration, pictureChoices } from '../configuration/configuration.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import { asPerson, createAccess, type Proxy } from './access.ts';
import { answerApi, type ApiRequest } from './file-api.ts';
import { ownPages } from './own-pages.tsx';
import { spoken } from './pages/page.tsx';
import { photographs } from './photographs.ts';
import { createPreview } from './preview.ts';
import { publisher, type PublisherSettings } from './publisher.ts';
import { placed, readProblem } from './problems.ts';
import { Refusal } from './refusal.ts';
import { bodyOf } from './request-body.ts';
import { contentStore, type StoreSettings } from './store.ts';

const APP = path.join(import.meta.dirname, '../app');
const STYLES = path.join(import.meta.dirname, '../../site/app/styles');
const PICTURES = path.join(import.meta.dirname, '../../site/public/pictures');
const DECAP = path.dirname(createRequire(import.meta.url).resolve('decap-cms/dist/decap-cms.js'));

/** The largest request, in bytes. The longest document has about 60 kB. */
const MOST = 2_000_000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Decap compiles its checks while it runs, and writes styles into the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The files that the page loads, by their address. */
function fileOf(address: string): string | undefined {
  if (
    /^\/(editor|pages|new-photographs|widgets|names|preview|problems|words)\.mjs$|^\/(bar|editor|pages|preview)\.css$/.test(
      address,
    )
  )
    return path.join(APP, address);
  if (/^\/([\w-]+\.)*decap-cms\.js$|^\/[0-9a-f]{20}\.wasm$/.test(address))
    return path.join(DECAP, address);
  if (/^\/site\/(fonts\.css|fonts\/[\w-]+\.woff2)$/.test(address))
    return path.join(STYLES, address.slice('/site/'.length));
  return undefined;
}

/** Reads a request of a type. @throws {Refusal} when it has another */
async function typed(request: IncomingMessage, type: string): Promise<string> {
  if (request.headers['content-type']?.split(';')[0] !== type)
    throw new Refusal(`Expected ${type}.`, 415);
  return (await bodyOf(request, MOST, 'This is too long to be saved.')).toString('utf8');
}

/** What visitors do not see yet of an entry, in words. */
function markOf({ draft, publishAt }: Record<string, unknown>, now: Date): string | undefined {
  if (draft === true) return 'A draft: visitors do not see it.';
  const moment = typeof publishAt === 'string' ? momentOf(publishAt) : null;
  return moment && moment > now ? `Visitors see it from ${spoken(moment)} in Nairobi.` : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('Expected JSON.', 400);
  }
}

export type EditorSettings = StoreSettings &
  Pick<PublisherSettings, 'out' | 'build'> & {
    /** Where one stands in front of the editor. */
    proxy?: Proxy | undefined;
    /** Of the preview; by default any that is free. */
    previewPort?: number;
    /** Of the page for staff, to which the editor leads. */
    staffUrl?: string | undefined;
  };

/** A small file of a drawing. */
const drawingFile = (name: string) => {
  const sizes = readdirSync(PICTURES).filter((file) => file.startsWith(`${name}-`));
  const file = sizes.find((one) => /^-\d+\.\w+\.webp$/.test(one.slice(name.length)));
  return file && path.join(PICTURES, file);
};

export function createEditor(settings: EditorSettings) {
  const { content, who, proxy, previewPort = 0, staffUrl, now = () => new Date() } = settings;
  const access = createAccess(proxy);
  const store = contentStore(settings);
  const preview = createPreview(content, access, previewPort);
  const photos = photographs(content, store);
  const publication = publisher({ ...settings, content: path.join(content, LANGUAGE), now });
  const pages = ownPages({ content, who, now, store, photos, publisher: publication, staffUrl });

  const pictures = () => pictureChoices(pictureNames(), photos.names(), photos.texts());

  /** The small picture of a drawing or a photograph. */
  async function thumbnail(name: string): Promise<string | undefined> {
    const found = await photos.look(name);
    return found ? found.thumbnail : drawingFile(name);
  }

  /** The draft in a form, what is wrong with it, and what would help it, with its photographs too. */
  async function check(id: string, form: Record<string, unknown>) {
    const draft = store.draft(id, form);
    if (draft.problems.length > 0) return draft;
    const { problems, warnings } = await preview.photographs(draft.changes);
    const { schema } = draft.document;
    return {
      ...draft,
      problems: problems.map((line) => placed(readProblem(line), schema, draft.data)),
      advice: [...warnings, ...draft.advice],
    };
  }

  /** Refuses a save for what the build would say of its photographs. */
  async function checkPhotographs({ action, params }: ApiRequest): Promise<void> {
    const [file] = (params['dataFiles'] as { path: string; raw: string }[] | undefined) ?? [];
    if (action !== 'persistEntry' || !file || photos.names().length === 0) return;
    const id = file.path.replace(/\.json$/, '');
    const form = parsed(file.raw) as Record<string, unknown>;
    // A new entry has no token, and is known by its folder until it is saved.
    const { problems } = await check(id, form);
    if (problems.length > 0)
      throw new Refusal(problems.map(({ text }) => text).join(' · '), 422, problems);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const json = (value: unknown) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(value));
    };
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /configuration.json':
        json(configuration(pictures()));
        return;
      case 'GET /pictures.json':
        json(pictures());
        return;
      case 'POST /api/v1': {
        const asked = parsed(await typed(request, 'application/json')) as ApiRequest;
        await checkPhotographs(asked);
        json(answerApi(store, asked));
        return;
      }
      case 'POST /draft': {
        const { id, form } = parsed(await typed(request, 'application/json')) as {
          id: string;
          form: Record<string, unknown>;
        };
        const { changes, problems, advice, page: address } = await check(id, form);
        const here = problems.length > 0 ? undefined : await preview.show(changes);
        const origin =
          here && access.isBehindProxy(request.headers) ? access.preview?.origin : here;
        json({
          problems,
          advice,
          mark: markOf(form, now()),
          page: origin === undefined ? undefined : `${origin}${address}`,
        });
        return;
      }
    }
    if (request.method === 'GET' && pathname === '/site/tokens.css') {
      response.setHeader('Content-Type', 'text/css; charset=utf-8');
      response.end(withColours(readFileSync(path.join(STYLES, 'tokens.css'), 'utf8')));
      return;
    }
    const own = await pages(request, url);
    if (own && 'next' in own) {
      response.writeHead(303, { Location: own.next }).end();
      return;
    }
    if (own) {
      response.statusCode = own.status ?? 200;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(own.html);
      return;
    }
    const [, name] = /^\/thumbnails\/([^/]+)$/.exec(pathname) ?? [];
    const file =
      request.method !== 'GET'
        ? undefined
        : name === undefined
          ? fileOf(pathname)
          : await thumbnail(decodeURIComponent(name));
    if (file === undefined || !existsSync(file))
      throw new Refusal('There is nothing at this address.', 404);
    // Five megabytes that change with the package only. An hour, so that a new version is not long unseen.
    if (file.startsWith(DECAP)) response.setHeader('Cache-Control', 'private, max-age=3600');
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  }

  const policy = `${POLICY}; frame-src blob: http://127.0.0.1:* ${access.preview?.origin ?? ''}`;
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // With `no-referrer` browsers would not say where a form comes from.
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'no-cache');
    const enter = async () => {
      const name = access.enter(request);
      if (name === undefined) return answer(request, response);
      response.setHeader('Set-Cookie', access.cookie());
      return asPerson(name, () => answer(request, response));
    };
    enter().catch((error: unknown) => {
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
    publishDue: publication.due,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await preview.close();
      store.close();
    },
  };
}
