/** The page for staff as a function from request to answer. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { createElement } from 'react';
import type { Answer, Site } from '@website/site/serve/create-site.ts';
import { UnavailableError } from '../database/database.ts';
import { Problem } from '../http/problems.ts';
import { notationOf, parseBody, readBody, type RawFields } from '../http/request-body.ts';
import { checkPageToken, isFromHere, makePageToken, refusedBy, signedIn } from './access.ts';
import { STYLES } from './addresses.ts';
import type { Context, StaffParts } from './answers/context.ts';
import { exportInbox, showInbox } from './answers/inbox.tsx';
import { exportReaders, showFigures, showMails, showReaders, tryAgain } from './answers/lists.tsx';
import {
  askForPerson,
  confirmErase,
  erasePerson,
  exportPerson,
  showPerson,
} from './answers/people.tsx';
import { BUTTONS, changeSubmission, showSubmission } from './answers/submission.tsx';
import { renderPage } from './frame.tsx';
import { PROBLEMS, StaffProblem, type ProblemName } from './problems.ts';
import { HEADERS, html, type Reply } from './reply.ts';
import { MessageScreen } from './screens/message.tsx';
import type { Visit } from './visit.ts';

type Handler = (context: Context) => Promise<Reply>;

/** Pages and files, by address. */
const VIEWS: Readonly<Record<string, Handler>> = {
  '/': showInbox,
  '/submissions.csv': exportInbox,
  '/submissions.xlsx': exportInbox,
  '/readers': showReaders,
  '/readers.csv': exportReaders,
  '/readers.xlsx': exportReaders,
  '/outbox': showMails,
  '/people': askForPerson,
  '/figures': showFigures,
};

/** What forms do, by address. */
const DEEDS: Readonly<Record<string, Handler>> = {
  '/outbox/again': tryAgain,
  '/people': showPerson,
  '/people/export': exportPerson,
  '/people/erase': confirmErase,
  '/people/erased': erasePerson,
};

const SUBMISSION = /^\/submissions\/([A-Za-z0-9-]{1,40})(?:\/([a-z]+))?$/;
/** Files of the site that our pages need: its styles and fonts, the picture of the tab. */
const OF_THE_SITE = /^\/(?:assets\/[^/]+\.(?:css|woff2|svg)|favicon\.(?:svg|ico))$/;

/** What a form has sent. @throws {StaffProblem} where it cannot be read */
async function readFields(request: IncomingMessage): Promise<RawFields> {
  try {
    return parseBody(await readBody(request), notationOf(request));
  } catch (error) {
    throw error instanceof Problem ? new StaffProblem('unreadable') : error;
  }
}

/** Who answers a request. @throws {StaffProblem} where nobody does */
function handlerOf(method: string, pathname: string): Handler {
  const [, reference, last] = SUBMISSION.exec(pathname) ?? [];
  const button = BUTTONS.find((name) => name === last);
  const view =
    reference !== undefined && last === undefined
      ? (context: Context) => showSubmission(context, reference)
      : VIEWS[pathname];
  const deed =
    reference !== undefined && button
      ? (context: Context) => changeSubmission(context, reference, button)
      : DEEDS[pathname];
  const handler = method === 'POST' ? deed : method === 'GET' || method === 'HEAD' ? view : null;
  if (handler) return handler;
  throw new StaffProblem((view ?? deed) ? 'method' : 'missing');
}

/** @param site serves the files of the build */
export function createStaffSite(parts: StaffParts, site: Site) {
  const { database, outgoing, recipients, links, look, secret, url, editorUrl } = parts;
  const used = { database, outgoing, recipients, links };
  const styles = look.faces + readFileSync(path.join(import.meta.dirname, 'staff.css'), 'utf8');

  function problemOf(error: unknown): ProblemName {
    if (error instanceof StaffProblem) return error.is;
    parts.onFailure(error);
    if (error instanceof UnavailableError) return 'unavailable';
    throw error;
  }

  function refuse(error: unknown, visit: Visit): Reply {
    const { status, ...message } = PROBLEMS[problemOf(error)];
    return html(renderPage(message.title, visit, createElement(MessageScreen, message)), status);
  }

  async function reply(request: IncomingMessage, visit: Visit, query: URLSearchParams) {
    const { headers, method = '' } = request;
    const refused = refusedBy(headers, url);
    if (refused) throw new StaffProblem(refused);
    if (visit.path === STYLES)
      return { status: 200, type: 'text/css; charset=utf-8', body: styles };
    const handler = handlerOf(method, visit.path);
    if (method !== 'POST')
      return handler({ ...used, visit, query, fields: new Map<string, string>() });
    if (!isFromHere(headers, url)) throw new StaffProblem('cross-site');
    const fields = await readFields(request);
    const fault = checkPageToken(secret, visit.name, fields.get('token') ?? '', visit.now);
    if (fault) throw new StaffProblem(fault);
    return handler({ ...used, visit, query, fields });
  }

  return async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (OF_THE_SITE.test(pathname) && !refusedBy(request.headers, url)) return site(request);
    const now = parts.now();
    const name = signedIn(request.headers, url);
    const token = makePageToken(secret, name, now);
    const visit: Visit = { token, name, now, path: pathname, look, editorUrl };
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
