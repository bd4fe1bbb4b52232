/** The editor's HTTP server: its pages and scripts, and access to the content files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { withBrand } from '@website/site/brand-values';
import { LANGUAGE } from '../configuration/documents.ts';
import { asPerson, createAccess, type Proxy } from './access.ts';
import { draftStore } from './drafts.ts';
import { formsApi } from './forms-api.ts';
import { ownPages } from './own-pages.tsx';
import { createPageFiles } from './page-files.ts';
import { guidePicture } from './guide.ts';
import { photographs } from './photographs.ts';
import { createPreview } from './draft-preview.ts';
import { publisher, type PublisherSettings } from './publisher.ts';
import { fullDisk, Refusal } from './refusal.ts';
import { roles } from './roles.ts';
import { contentStore, type StoreSettings } from './store.ts';
import { listOfTexts } from './texts.ts';

/** The style sheets and the script of the pages that are made here. */
const PAGES = path.join(import.meta.dirname, 'pages');
const STYLES = path.join(import.meta.dirname, '../../site/app/styles');
const PICTURES = path.join(import.meta.dirname, '../../site/public/pictures');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Scripts and styles only from files. The page of a text shows chosen photographs as `blob:`. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The file at an address of the editor. */
function fileOf(address: string): string | undefined {
  if (/^\/[a-z-]+\.(mjs|css)$/.test(address)) return path.join(PAGES, address);
  if (/^\/site\/(fonts\.css|fonts\/[\w-]+\.woff2)$/.test(address))
    return path.join(STYLES, address.slice('/site/'.length));
  return guidePicture(address);
}

export type EditorSettings = StoreSettings &
  Pick<PublisherSettings, 'out' | 'build' | 'afterPublish'> & {
    /** The proxy in front of the editor, if there is one. */
    proxy?: Proxy | undefined;
    /** The list of those who may publish. Without it everybody may. */
    roles?: string | undefined;
    /** Port of the preview; by default any free one. */
    previewPort?: number;
    /** Address of the page for staff. The editor has a link to it. */
    staffUrl?: string | undefined;
  };

/** The smallest file of a drawing. @param folder the content, which may have drawings of its own */
const drawingFile = (name: string, folder: string) =>
  [path.join(folder, 'pictures'), PICTURES]
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((file) => path.join(place, file)))
    .find((file) => {
      const { base } = path.parse(file);
      return base.startsWith(name) && /^-\d+\.\w+\.webp$/.test(base.slice(name.length));
    });

export function createEditor(settings: EditorSettings) {
  const { content, who, proxy, previewPort = 0, staffUrl, now = () => new Date() } = settings;
  const access = createAccess(proxy);
  const store = contentStore(settings);
  const preview = createPreview(content, access, previewPort);
  const photos = photographs(content, store, path.join(settings.versions, 'photographs'));
  const publication = publisher({ ...settings, content: path.join(content, LANGUAGE), now });
  const drafts = draftStore(path.join(settings.versions, '../drafts'), now);
  const texts = listOfTexts({ content, store, drafts, publisher: publication, now });
  const pageFiles = createPageFiles();
  const pages = ownPages({
    content,
    who,
    now,
    store,
    photos,
    publisher: publication,
    roles: roles(settings.roles),
    requestsFile: path.join(settings.versions, 'requests.json'),
    texts,
    pageFiles,
    staffUrl,
  });

  /** The thumbnail of a drawing or a photograph. */
  const thumbnail = async (name: string) =>
    (await photos.look(name))?.thumbnail ?? drawingFile(name, content);

  /** The origin of the preview for the browser. @param port of the preview on this machine */
  const originOf = ({ headers }: IncomingMessage, port: number) =>
    access.preview && access.isBehindProxy(headers)
      ? access.preview.origin
      : `http://${headers.host?.split(':')[0] ?? '127.0.0.1'}:${port}`;

  const forms = formsApi({ store, drafts, photos, preview, texts, who, now, originOf });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const answered = await forms(request, url);
    if (answered) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answered));
      return;
    }
    if (request.method === 'GET' && pathname === '/site/tokens.css') {
      response.setHeader('Content-Type', 'text/css; charset=utf-8');
      response.end(withBrand(readFileSync(path.join(STYLES, 'tokens.css'), 'utf8')));
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
          ? (fileOf(pathname) ?? pageFiles.fileAt(pathname))
          : await thumbnail(decodeURIComponent(name));
    if (file === undefined || !existsSync(file))
      throw new Refusal('There is nothing at this address.', 404);
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    if (pageFiles.fileAt(pathname) === undefined) {
      response.end(readFileSync(file));
      return;
    }
    // Its address has a digest of it.
    response.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
    if (isBrotli) response.setHeader('Content-Encoding', 'br');
    response.end(readFileSync(isBrotli ? `${file}.br` : file));
  }

  const policy = `${POLICY}; frame-src blob: http://127.0.0.1:* http://localhost:* ${access.preview?.origin ?? ''}`;

  /** Answers a request if it is allowed. @throws {Refusal} */
  async function enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = access.enter(request);
    if (proxy) response.setHeader('Set-Cookie', access.cookie(request));
    await asPerson(name ?? who, () => answer(request, response));
  }

  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // With `no-referrer` browsers would not say from which page a form comes.
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'no-cache');
    enter(request, response).catch((reason: unknown) => {
      const error = isFullDisk(reason) ? fullDisk() : reason;
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
    /** Builds the page of a text, so that the first one who opens it does not wait. */
    prepare: pageFiles.names,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      photos.close();
      await preview.close();
      store.close();
    },
  };
}
