/** The reasons for which the page for staff refuses a request, and their messages. */
import type { ProblemProps } from './screens/problem-screen.tsx';

type ProblemText = ProblemProps & { status: number };

const INBOX = { label: 'To the inbox', href: '/' };

export const PROBLEMS = {
  'other-host': {
    status: 421,
    title: 'This is not our address',
    text: 'The page for staff answers only at localhost, at 127.0.0.1, and at the address that STAFF_URL names.',
  },
  'not-signed-in': {
    status: 403,
    title: 'Nobody has signed in',
    text: 'The proxy in front of this page did not say who you are. It must ask for a name and a password, and pass on the name: docs/staff-page.md.',
  },
  'cross-site': {
    status: 403,
    title: 'Another site sent this',
    text: 'Nothing was changed. Only buttons of this page do something here.',
    link: INBOX,
  },
  forged: {
    status: 403,
    title: 'This did not come from a page of ours',
    text: 'Nothing was changed. Go back, load the page again, and press the button once more. What you typed is still there when you go back.',
    link: INBOX,
  },
  old: {
    status: 403,
    title: 'This page was open for more than a day',
    text: 'Nothing was changed. Go back, copy what you typed, load the page again, and press the button once more.',
    link: INBOX,
  },
  missing: {
    status: 404,
    title: 'There is no such page',
    text: 'The address may be incomplete.',
    link: INBOX,
  },
  erased: {
    status: 410,
    title: 'This is not there any more',
    text: 'It was erased, or the time for which we keep submissions is over. Nothing was changed.',
    link: INBOX,
  },
  method: {
    status: 405,
    title: 'This address does something else',
    text: 'Please use the links and buttons of the pages.',
    link: INBOX,
  },
  unreadable: {
    status: 400,
    title: 'This could not be read',
    text: 'Nothing was changed. Go back, load the page again, and press the button once more.',
    link: INBOX,
  },
  unavailable: {
    status: 503,
    title: 'The database cannot be reached',
    text: 'Nothing was changed. Wait a minute and load the page again; what you typed is still there when you go back.',
    link: INBOX,
  },
} as const satisfies Record<string, ProblemText>;
export type ProblemName = keyof typeof PROBLEMS;

/** A request that is refused. */
export class StaffProblem extends Error {
  override name = 'StaffProblem';
  readonly is: ProblemName;
  constructor(is: ProblemName) {
    super(is);
    this.is = is;
  }
}
