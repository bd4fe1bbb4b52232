/** The page for staff in memory, and functions that use it as a person does, for tests without a browser. */
import { JSDOM } from 'jsdom';
import type { Database } from '../database/database.ts';
import { allChoices } from '../pages/site-file.ts';
import type { StaffParts } from '../staff-page/answers/context.ts';
import { createStaffSite } from '../staff-page/staff-site.ts';
import { outgoing } from './arrive.ts';
import { siteFile } from './site-words.ts';
import { requestOf, type Sent } from './test-service.ts';

const HOST = 'localhost:4180';

/** Opens the page for staff with a database. Its clock does not run: tests set it. */
export function visitStaff(database: Database, changes: Partial<StaffParts> = {}) {
  const clock = { now: Date.UTC(2026, 10, 23, 9) };
  const failures: unknown[] = [];
  const answer = createStaffSite(
    {
      database,
      newest: () => ({
        site: siteFile,
        choices: allChoices([{ site: siteFile }]),
        outgoing,
        recipients: {},
        links: { serviceOrigin: 'https://forms.example', key: 'a key of the tests' },
      }),
      secret: 'a secret of the tests',
      trustedProxies: [],
      now: () => clock.now,
      onFailure: (error) => failures.push(error),
      ...changes,
    },
    () => Promise.resolve({ status: 200, headers: {}, body: Buffer.from('a file of the site') }),
  );

  async function ask(sent: Sent) {
    const request = requestOf({ ...sent, headers: { host: HOST, ...sent.headers } });
    const { status, headers, body } = await answer(request);
    const text = body.toString();
    const isPage = headers['Content-Type']?.startsWith('text/html') ?? false;
    return {
      status,
      headers,
      text,
      document: new JSDOM(isPage ? text : '').window.document,
    };
  }
  type Answered = Awaited<ReturnType<typeof ask>>;
  const get = (url: string, headers: Sent['headers'] = {}) => ask({ method: 'GET', url, headers });
  /** Sends a form as a browser does. */
  const post = (url: string, fields: Record<string, string>, headers: Sent['headers'] = {}) =>
    ask({
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${HOST}`,
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    clock,
    failures,
    get,
    post,
    /** Fills in the form around a button of a page, presses the button, and follows the redirect. */
    async press(page: Answered, label: string, typed: Record<string, string> = {}) {
      const button = Array.from(page.document.querySelectorAll('button')).find(
        ({ textContent }) => textContent === label,
      );
      const form = button?.closest('form');
      if (!button || !form) throw new Error(`there is no button "${label}"`);
      const fields = Object.fromEntries(
        Array.from(form.querySelectorAll<HTMLInputElement>('[name]'), ({ name, value }) => [
          name,
          value,
        ]),
      );
      const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
      const answered = await post(action, { ...fields, ...typed });
      const { Location: next } = answered.headers;
      return next === undefined ? answered : get(next);
    },
  };
}

/** All text of a page's main part, with single spaces. */
export const textOf = ({ document }: { document: Document }) =>
  (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ').trim();
