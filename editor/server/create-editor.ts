/** The editor's HTTP server: its pages and scripts, and access to the content files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createElement } from 'react';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { withBrand } from '@website/site/brand-values';
import { documentLabel } from '../configuration/configuration.ts';
import { documentOfFile, LANGUAGE } from '../configuration/documents.ts';
import { asPerson, createAccess, type Proxy } from './access.ts';
import { gitHost, type GitSettings } from '../git/hosts.ts';
import { gitPublisher } from '../git/git-publisher.ts';
import { gitRepository } from '../git/repository.ts';
import { signIn } from '../git/sign-in.ts';
import { draftStore } from './drafts.ts';
import { formsApi } from './forms-api.ts';
import { ownPages } from './own-pages.tsx';
import { createPageFiles } from './page-files.ts';
import { render } from './pages/page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { guidePicture } from './guide.ts';
import { photographs } from './photographs.ts';
import { createPreview } from './draft-preview.ts';
import { publisher, type PublisherSettings } from './publisher.ts';
import { fullDisk, Refusal } from './refusal.ts';
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
  Pick<PublisherSettings, 'out' | 'build'> & {
    /** The proxy in front of the editor, if there is one. */
    proxy?: Proxy | undefined;
    /** The Git host that builds the site, if there is one. People sign in there, and publish with a commit. */
    git?: GitSettings | undefined;
    /** Port of the preview; by default any free one. */
    previewPort?: number;
    /** Address of the page for staff. The editor has a link to it. */
    staffUrl?: string | undefined;
  };

/** The title of a content file for people. */
function titleAt(file: string): string {
  const document = documentOfFile(file);
  return document ? documentLabel(document.id) : path.basename(file);
}

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
  const { content, who, proxy, git, previewPort = 0, staffUrl, now = () => new Date() } = settings;
  const access = createAccess(proxy, git === undefined);
  const host = git && gitHost(git);
  const repository = git && host && gitRepository(content, git.branch, host);
  const session = host && signIn(host, now);
  const store = contentStore(settings);
  const preview = createPreview(content, access, previewPort);
  const photos = photographs(content, store);
  const publication = repository
    ? gitPublisher(content, repository, titleAt, now)
    : publisher({ ...settings, content: path.join(content, LANGUAGE), now });
  const drafts = draftStore(path.join(settings.versions, '../drafts'), now);
  const texts = listOfTexts({ store, drafts, publisher: publication, now });
  const pageFiles = createPageFiles();
  const pages = ownPages({
    content,
    who,
    now,
    store,
    photos,
    publisher: publication,
    texts,
    pageFiles,
    staffUrl,
    host: host?.name,
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
  /** Signs a person in at the Git host. @returns whether the request was answered */
  async function answerSignIn(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, searchParams }: URL,
  ): Promise<boolean> {
    if (!host || !session || request.method !== 'GET') return false;
    const leave = (to: string, cookie: string) => {
      response.writeHead(303, { Location: to, 'Set-Cookie': cookie }).end();
      return true;
    };
    const here = access.isBehindProxy(request.headers)
      ? (proxy?.url ?? '')
      : `http://${request.headers.host ?? ''}/`;
    if (pathname === '/sign-in-at-host') {
      const { location, cookie } = session.begin(`${here}signed-in`);
      return leave(location, cookie);
    }
    let wrong: string | undefined;
    if (pathname === '/signed-in') {
      try {
        return leave('./', await session.finish(request.headers, searchParams));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        wrong = error.message;
      }
    } else if (pathname !== '/sign-in') return false;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.statusCode = wrong === undefined ? 200 : 403;
    response.end(render(createElement(SignInPage, { host: host.name, wrong })));
    return true;
  }

  /** Answers a request if it is allowed. @throws {Refusal} */
  async function enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = access.enter(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const person = session
      ? session.personOf(request.headers)
      : name === undefined
        ? undefined
        : { name };
    if (session && !person) {
      if (await answerSignIn(request, response, url)) return;
      const isStyle = fileOf(url.pathname) !== undefined || url.pathname === '/site/tokens.css';
      if (request.method === 'GET' && isStyle) return answer(request, response);
      if (request.method !== 'GET')
        throw new Refusal(
          'You are signed out. Keep your text in another window, and sign in again.',
          403,
        );
      response.writeHead(303, { Location: 'sign-in' }).end();
      return;
    }
    if (session && url.pathname === '/sign-out') {
      session.end(request.headers);
      response.writeHead(303, { Location: 'sign-in' }).end();
      return;
    }
    if (proxy) response.setHeader('Set-Cookie', access.cookie(request));
    if (!person) return answer(request, response);
    await asPerson(person, () => answer(request, response));
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
      await preview.close();
      store.close();
    },
  };
}
