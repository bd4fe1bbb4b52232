/** The editor's HTTP server: its pages and scripts, and access to the content files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import { drawingShelf } from '@website/site/content/pictures.ts';
import { momentOf } from '@website/site/content/publication.ts';
import { withBrand } from '@website/site/brand-values';
import {
  configuration,
  documentLabel,
  pictureChoices,
  TOKEN,
} from '../configuration/configuration.ts';
import { documentOfFile, LANGUAGE } from '../configuration/documents.ts';
import { asPerson, createAccess, type Proxy } from './access.ts';
import { gitHost, type GitSettings } from '../git/hosts.ts';
import { gitPublisher } from '../git/git-publisher.ts';
import { gitRepository } from '../git/repository.ts';
import { signIn } from '../git/sign-in.ts';
import { answerApi, type ApiRequest } from './file-api.ts';
import { ownPages } from './own-pages.tsx';
import { render, spoken } from './pages/page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { guidePicture } from './guide.ts';
import { photographs } from './photographs.ts';
import { createPreview } from './draft-preview.ts';
import { publisher, type PublisherSettings } from './publisher.ts';
import { placed, readProblem } from './field-problems.ts';
import { fullDisk, Refusal, refusalOf } from './refusal.ts';
import { bodyOf } from './limited-body.ts';
import { contentStore, type StoreSettings } from './store.ts';

const APP = path.join(import.meta.dirname, '../app');
const STYLES = path.join(import.meta.dirname, '../../site/app/styles');
const PICTURES = path.join(import.meta.dirname, '../../site/public/pictures');
const DECAP = path.dirname(createRequire(import.meta.url).resolve('decap-cms/dist/decap-cms.js'));

/** The largest request in bytes. The longest document has about 60 kB. */
const MOST_BYTES = 2_000_000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Decap needs `unsafe-eval` because it compiles checks, and `unsafe-inline` because it writes styles into the page. */
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

/** The file at an address of the editor. */
function fileOf(address: string): string | undefined {
  if (/^\/[a-z-]+\.(mjs|css)$/.test(address)) return path.join(APP, address);
  if (/^\/([\w-]+\.)*decap-cms\.js$|^\/[0-9a-f]{20}\.wasm$/.test(address))
    return path.join(DECAP, address);
  if (/^\/site\/(fonts\.css|fonts\/[\w-]+\.woff2)$/.test(address))
    return path.join(STYLES, address.slice('/site/'.length));
  return guidePicture(address);
}

/** Reads the body of a request with a type. @throws {Refusal} if it has another type */
async function typed(request: IncomingMessage, type: string): Promise<string> {
  if (request.headers['content-type']?.split(';')[0] !== type)
    throw new Refusal(`Expected ${type}.`, 415);
  return (await bodyOf(request, MOST_BYTES, 'This is too long to be saved.')).toString('utf8');
}

/** Says whether an entry is a draft or waits for its date. */
function stateOf({ draft, publishAt }: Record<string, unknown>, now: Date): string | undefined {
  if (draft === true) return 'A draft: visitors do not see it.';
  const moment = typeof publishAt === 'string' ? momentOf(publishAt) : null;
  return moment && moment > now ? `Visitors see it from ${spoken(moment)} in Nairobi.` : undefined;
}

/** Whether nothing is written in the form of a new entry. */
const isUntouched = (form: Record<string, unknown>) =>
  form[TOKEN] === undefined &&
  Object.values(form).every((value) => value === null || value === '' || value === false);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('Expected JSON.', 400);
  }
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
  const pages = ownPages({
    content,
    who,
    now,
    store,
    photos,
    publisher: publication,
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

  /** Checks the draft in a form: its mistakes, or those of its photographs if it has no others, and advice. */
  async function check(id: string, form: Record<string, unknown>) {
    const draft = store.draft(id, form);
    if (draft.problems.length > 0) return { ...draft, areOfPhotographs: false };
    const { problems, warnings } = await preview.photographs(draft.changes);
    const { schema } = draft.document;
    return {
      ...draft,
      problems: problems.map((mistake) => placed(readProblem(mistake), schema, draft.data)),
      areOfPhotographs: true,
      advice: [...warnings, ...draft.advice],
    };
  }

  /** Refuses a save if the build would report mistakes of its photographs. */
  async function checkPhotographs({ action, params }: ApiRequest): Promise<void> {
    const [file] = (params['dataFiles'] as { path: string; raw: string }[] | undefined) ?? [];
    if (action !== 'persistEntry' || !file || photos.names().length === 0) return;
    const id = file.path.replace(/\.json$/, '');
    const form = parsed(file.raw) as Record<string, unknown>;
    const { problems, areOfPhotographs } = await check(id, form);
    // The store refuses other mistakes, after it has looked whether somebody else has saved meanwhile.
    if (areOfPhotographs && problems.length > 0) throw refusalOf(problems);
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
        json(configuration());
        return;
      case 'GET /pictures.json':
        json(pictureChoices(drawingShelf().allNames, photos.names(), photos.texts()));
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
        // A new form in which nothing is written has no mistakes to show.
        if (isUntouched(form)) {
          json({ problems: [], advice: [] });
          return;
        }
        const { changes, problems, advice, result, page: address } = await check(id, form);
        const port = problems.length > 0 ? undefined : await preview.show(changes);
        const origin = port && originOf(request, port);
        json({
          problems,
          advice,
          result,
          mark: stateOf(form, now()),
          page: origin === undefined ? undefined : `${origin}${address}`,
        });
        return;
      }
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
          ? fileOf(pathname)
          : await thumbnail(decodeURIComponent(name));
    if (file === undefined || !existsSync(file))
      throw new Refusal('There is nothing at this address.', 404);
    // Decap has five megabytes that change only with its package. After an hour the browser asks for a new version.
    if (file.startsWith(DECAP)) response.setHeader('Cache-Control', 'private, max-age=3600');
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
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
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await preview.close();
      store.close();
    },
  };
}
