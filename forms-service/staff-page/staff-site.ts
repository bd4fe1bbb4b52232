/** The page for staff as a function from request to answer. */
import type { IncomingMessage } from 'node:http';
import { createElement } from 'react';
import type { Answer, Site } from '@website/site/serve/answer-requests.ts';
import { UnavailableError } from '../database/database.ts';
import { HEADERS } from '../http/headers.ts';
import { Problem } from '../http/problems.ts';
import { notationOf, parseBody, readBody } from '../http/request-body.ts';
import { styleSheet } from '../pages/look.tsx';
import { checkPageToken, isFromHere, makePageToken, refusedBy, signedIn } from './staff-access.ts';
import { STYLES } from './staff-addresses.ts';
import type { Context, StaffParts } from './answers/context.ts';
import { exportInbox, junkShown, showInbox } from './answers/answer-inbox.tsx';
import {
  dropMail,
  exportReaders,
  showMails,
  showReaders,
  tryAgain,
} from './answers/answer-lists.tsx';
import {
  askForPerson,
  confirmErase,
  erasePerson,
  exportPerson,
  showPerson,
  unsubscribePerson,
} from './answers/answer-people.tsx';
import { changeSubmission, showSubmission } from './answers/answer-submission.tsx';
import { renderPage } from './frame.tsx';
import { PROBLEMS, StaffProblem, type ProblemName } from './staff-problems.ts';
import type { Reply } from './reply.ts';
import { ProblemScreen } from './screens/problem-screen.tsx';
import { createSignIn, SIGN_IN } from './sign-in.ts';
import type { Visit } from './staff-visit.ts';

/** Answers a request. `name`: the name of the item in the address, if it has one. */
type Handler = (context: Context, name: string) => Promise<Reply>;

/** The reference of a submission in an address. */
const NAME = /(?<=^\/submissions\/)[A-Za-z0-9-]{1,40}(?=$|\/)/;

/** The handlers of each address: of its page or file, and of the form that is sent to it. */
const ROUTES: Readonly<Record<string, { view?: Handler; action?: Handler }>> = {
  '/': { view: showInbox },
  '/submissions.csv': { view: exportInbox },
  '/submissions.xlsx': { view: exportInbox },
  '/submissions/{name}': { view: showSubmission },
  '/submissions/{name}/answered': { action: changeSubmission('answered') },
  '/submissions/{name}/reopened': { action: changeSubmission('reopened') },
  '/submissions/{name}/junk': { action: changeSubmission('junk') },
  '/submissions/{name}/released': { action: changeSubmission('released') },
  '/submissions/{name}/note': { action: changeSubmission('note') },
  '/held-back/junk': { action: junkShown },
  '/readers': { view: showReaders },
  '/readers.csv': { view: exportReaders },
  '/readers.xlsx': { view: exportReaders },
  '/outbox': { view: showMails },
  '/outbox/again': { action: tryAgain },
  '/outbox/drop': { action: dropMail },
  '/people': { view: askForPerson, action: showPerson },
  '/people/unsubscribe': { action: unsubscribePerson },
  '/people/export': { action: exportPerson },
  '/people/erase': { action: confirmErase },
  '/people/erased': { action: erasePerson },
};

/** Files of the site that the page for staff needs: styles, fonts and the icon. */
const OF_THE_SITE = /^\/(?:assets\/[^/]+\.(?:css|woff2|svg)|favicon\.(?:svg|ico))$/;

/** Finds the handler of a request. @throws {StaffProblem} if there is none */
function handlerOf(method: string, pathname: string): (context: Context) => Promise<Reply> {
  const [name = ''] = NAME.exec(pathname) ?? [];
  const route = ROUTES[pathname.replace(NAME, '{name}')];
  if (!route) throw new StaffProblem('missing');
  const { view, action } = route;
  const handler = method === 'POST' ? action : method === 'GET' || method === 'HEAD' ? view : null;
  if (!handler) throw new StaffProblem('method');
  return (context) => handler(context, name);
}

/** The style sheets of the page for staff: first those of all screens, then those of single screens. */
const STYLE_SHEETS = ['frame', 'parts', 'lists', 'inbox', 'submission'].map(
  (name) => `../staff-page/styles/${name}.css`,
);

/** @param site serves the files of the build */
export function createStaffSite(parts: StaffParts, site: Site) {
  const { database, secret, url, editorUrl } = parts;
  const signIn = createSignIn(parts);

  function problemOf(error: unknown): ProblemName {
    if (error instanceof StaffProblem) return error.is;
    // The body of a form cannot be read.
    if (error instanceof Problem) return 'unreadable';
    parts.onFailure(error);
    if (error instanceof UnavailableError) return 'unavailable';
    throw error;
  }

  function refuse(error: unknown, visit: Visit): Reply {
    const { status, ...message } = PROBLEMS[problemOf(error)];
    return renderPage(message.title, visit, createElement(ProblemScreen, message), status);
  }

  async function reply(
    request: IncomingMessage,
    asked: Omit<Context, 'database' | 'fields'>,
  ): Promise<Reply> {
    const { visit } = asked;
    const { headers, method = '' } = request;
    const refused = refusedBy(headers, url);
    if (refused) throw new StaffProblem(refused);
    if (visit.path === STYLES)
      return {
        status: 200,
        type: 'text/css; charset=utf-8',
        body: styleSheet(visit.site, STYLE_SHEETS),
      };
    const handler = handlerOf(method, visit.path);
    if (method !== 'POST')
      return handler({ ...asked, database, fields: new Map<string, string>() });
    if (!isFromHere(headers, url)) throw new StaffProblem('cross-site');
    const fields = parseBody(await readBody(request), notationOf(request));
    const fault = checkPageToken(secret, visit.name, fields.get('token') ?? '', visit.now);
    if (fault) throw new StaffProblem(fault);
    return handler({ ...asked, database, fields });
  }

  return async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === SIGN_IN) return signIn(request);
    if (OF_THE_SITE.test(pathname) && !refusedBy(request.headers, url)) return site(request);
    const now = parts.now();
    const name = signedIn(request.headers, url);
    const token = makePageToken(secret, name, now);
    const { site: file, choices, ...used } = parts.newest();
    const visit: Visit = { token, name, now, path: pathname, site: file, choices, editorUrl };
    const { status, type, body, headers } = await reply(request, {
      ...used,
      visit,
      query: searchParams,
    }).catch((error: unknown) => refuse(error, visit));
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
