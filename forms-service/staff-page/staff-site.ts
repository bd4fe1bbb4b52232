/** The page for staff as a function from request to answer. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { createElement } from 'react';
import type { Answer, Site } from '@website/site/serve/create-site.ts';
import { UnavailableError } from '../database/database.ts';
import { Problem } from '../http/problems.ts';
import { notationOf, parseBody, readBody, type RawFields } from '../http/request-body.ts';
import { checkPageToken, isFromHere, makePageToken, refusedBy, signedIn } from './staff-access.ts';
import { STYLES } from './staff-addresses.ts';
import type { Context, StaffParts } from './answers/context.ts';
import { exportInbox, junkShown, showInbox } from './answers/answer-inbox.tsx';
import {
  dropMail,
  exportReaders,
  showFigures,
  showMails,
  showReaders,
  tryAgain,
} from './answers/answer-lists.tsx';
import {
  listNewsletters,
  NEWSLETTER_BUTTONS,
  changeNewsletter,
  showNewsletter,
} from './answers/answer-newsletter.tsx';
import {
  askForPerson,
  confirmErase,
  erasePerson,
  exportPerson,
  showPerson,
  unsubscribePerson,
} from './answers/answer-people.tsx';
import { BUTTONS, changeSubmission, showSubmission } from './answers/answer-submission.tsx';
import { renderPage } from './frame.tsx';
import { PROBLEMS, StaffProblem, type ProblemName } from './staff-problems.ts';
import { HEADERS, type Reply } from './reply.ts';
import { MessageScreen } from './screens/message-screen.tsx';
import type { Visit } from './staff-visit.ts';

type Handler = (context: Context) => Promise<Reply>;

/** Handlers of pages and files, by address. */
const VIEWS: Readonly<Record<string, Handler>> = {
  '/': showInbox,
  '/submissions.csv': exportInbox,
  '/submissions.xlsx': exportInbox,
  '/readers': showReaders,
  '/readers/news': listNewsletters,
  '/readers.csv': exportReaders,
  '/readers.xlsx': exportReaders,
  '/outbox': showMails,
  '/people': askForPerson,
  '/figures': showFigures,
};

/** Handlers of forms, by address. */
const ACTIONS: Readonly<Record<string, Handler>> = {
  '/held-back/junk': junkShown,
  '/outbox/again': tryAgain,
  '/outbox/drop': dropMail,
  '/people': showPerson,
  '/people/unsubscribe': unsubscribePerson,
  '/people/export': exportPerson,
  '/people/erase': confirmErase,
  '/people/erased': erasePerson,
};

/** The handler of a page with one item, and of its buttons. @param address with the name of the item and the button */
const pageOf =
  <Button extends string>(
    address: RegExp,
    show: (context: Context, name: string) => Promise<Reply>,
    buttons: readonly Button[],
    press: (context: Context, name: string, button: Button) => Promise<Reply>,
  ) =>
  (pathname: string): { view?: Handler; action?: Handler } | null => {
    const [, name, last] = address.exec(pathname) ?? [];
    if (name === undefined) return null;
    if (last === undefined) return { view: (context) => show(context, name) };
    const button = buttons.find((one) => one === last);
    return button ? { action: (context) => press(context, name, button) } : {};
  };
const PAGES = [
  pageOf(
    /^\/submissions\/([A-Za-z0-9-]{1,40})(?:\/([a-z]+))?$/,
    showSubmission,
    BUTTONS,
    changeSubmission,
  ),
  pageOf(
    /^\/readers\/(news\/[a-z0-9-]{1,120})(?:\/([a-z]+))?$/,
    showNewsletter,
    NEWSLETTER_BUTTONS,
    changeNewsletter,
  ),
];
/** Files of the site that the page for staff needs: styles, fonts and the icon. */
const OF_THE_SITE = /^\/(?:assets\/[^/]+\.(?:css|woff2|svg)|favicon\.(?:svg|ico))$/;

/** The sent fields of a form. @throws {StaffProblem} if they cannot be read */
async function readFields(request: IncomingMessage): Promise<RawFields> {
  try {
    return parseBody(await readBody(request), notationOf(request));
  } catch (error) {
    throw error instanceof Problem ? new StaffProblem('unreadable') : error;
  }
}

/** Finds the handler of a request. @throws {StaffProblem} if there is none */
function handlerOf(method: string, pathname: string): Handler {
  const [page] = PAGES.flatMap((find) => find(pathname) ?? []);
  const { view, action } = page ?? { view: VIEWS[pathname], action: ACTIONS[pathname] };
  const handler = method === 'POST' ? action : method === 'GET' || method === 'HEAD' ? view : null;
  if (handler) return handler;
  throw new StaffProblem((view ?? action) ? 'method' : 'missing');
}

/** The style sheets of the page for staff: first those of all screens, then those of single screens. */
const STYLE_SHEETS = ['frame', 'parts', 'lists', 'inbox', 'submission', 'figures'];
const readStyles = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'styles', `${name}.css`), 'utf8');

/** @param site serves the files of the build */
export function createStaffSite(parts: StaffParts, site: Site) {
  const { database, secret, url, editorUrl } = parts;
  const styles = STYLE_SHEETS.map(readStyles).join('\n');

  function problemOf(error: unknown): ProblemName {
    if (error instanceof StaffProblem) return error.is;
    parts.onFailure(error);
    if (error instanceof UnavailableError) return 'unavailable';
    throw error;
  }

  function refuse(error: unknown, visit: Visit): Reply {
    const { status, ...message } = PROBLEMS[problemOf(error)];
    return renderPage(message.title, visit, createElement(MessageScreen, message), status);
  }

  async function reply(request: IncomingMessage, visit: Visit, query: URLSearchParams) {
    const { look, ...used } = parts.newest();
    const { headers, method = '' } = request;
    const refused = refusedBy(headers, url);
    if (refused) throw new StaffProblem(refused);
    if (visit.path === STYLES)
      return { status: 200, type: 'text/css; charset=utf-8', body: look.faces + styles };
    const handler = handlerOf(method, visit.path);
    if (method !== 'POST')
      return handler({ ...used, database, visit, query, fields: new Map<string, string>() });
    if (!isFromHere(headers, url)) throw new StaffProblem('cross-site');
    const fields = await readFields(request);
    const fault = checkPageToken(secret, visit.name, fields.get('token') ?? '', visit.now);
    if (fault) throw new StaffProblem(fault);
    return handler({ ...used, database, visit, query, fields });
  }

  return async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (OF_THE_SITE.test(pathname) && !refusedBy(request.headers, url)) return site(request);
    const now = parts.now();
    const name = signedIn(request.headers, url);
    const token = makePageToken(secret, name, now);
    const visit: Visit = {
      token,
      name,
      now,
      path: pathname,
      look: parts.newest().look,
      editorUrl,
    };
    const { status, type, body, headers } = await reply(request, visit, searchParams).catch(
      (error: unknown) => refuse(error, visit),
    );
    const bytes = Buffer.from(body);
    return {
      status,
      headers: {
        ...HEADERS,
        ...headers,
        'Content-Type': type,
        'Content-Length': String(bytes.length),
      },
      body: bytes,
    };
  };
}
