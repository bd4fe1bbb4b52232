/** The forms of the site: where they stand, how to fill them in, and what they say. */
import type { Locator, Page } from '@playwright/test';
import { booted, ready } from './checks.ts';

export const SUCCESS_SHOWN = 5000;
export const FAILURE = 'Something went wrong. Please try again.';
export const BANNER = "Inquiry sent successfully! We'll respond within 24-48 hours.";

/** Where the stopped clocks start. */
const NOON = new Date('2026-11-20T12:00:00+03:00').getTime();
export const MINUTE = 60_000;

/** Lets a page load on a clock, then stops the clock. @param waits whether until React runs; else until the boot module does */
export async function openAndStopClock(page: Page, path: string, waits = true) {
  await page.clock.install({ time: NOON });
  await page.goto(path);
  await (waits ? ready(page) : booted(page));
  await page.clock.pauseAt(NOON + MINUTE);
}

/** The parts of a page's form for an address. */
export function signupParts(page: Page) {
  const form = page.locator('form', { has: page.getByLabel('Email address') });
  return {
    form,
    field: form.getByLabel('Email address'),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
  };
}

/** The parts of the contact form. */
export function contactParts(page: Page) {
  const form = page.locator('form', { has: page.getByLabel('Message') });
  return {
    form,
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    subject: form.getByLabel('Subject'),
    message: form.getByLabel('Message'),
    button: form.getByRole('button'),
    summary: form.getByRole('group', { name: 'Please check these fields' }),
    status: form.getByRole('status'),
  };
}

export async function writeInquiry(parts: ReturnType<typeof contactParts>) {
  await parts.name.fill('Jane Wanjiku');
  await parts.email.fill('jane@kilele.example');
  await parts.subject.selectOption('Tea');
  await parts.message.fill('My tea has yellow leaves.');
}

type Form = {
  path: string;
  fill: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  idle: string;
  sending: string;
  /** How long it is sent, in ms. */
  wait: number;
  sent: string;
};

const SIGNUP = {
  fill: (page: Page) => signupParts(page).field.fill('jane@kilele.example'),
  form: (page: Page) => signupParts(page).form,
  wait: 1000,
};
const NEWSLETTER = { ...SIGNUP, sending: 'Subscribing...', sent: 'Successfully subscribed!' };

/** Every form, how to fill it in, and what it says before, while and after it is sent. */
export const FORMS: readonly Form[] = [
  { ...NEWSLETTER, path: '/', idle: 'Join Now' },
  { ...NEWSLETTER, path: '/news', idle: 'Subscribe Now' },
  {
    ...SIGNUP,
    path: '/about',
    idle: 'Apply Now',
    sending: 'Applying...',
    sent: 'Application submitted! Check your inbox for next steps.',
  },
  {
    path: '/connect',
    fill: (page) => writeInquiry(contactParts(page)),
    form: (page) => contactParts(page).form,
    idle: 'Send Message',
    sending: 'Sending...',
    wait: 1500,
    sent: BANNER,
  },
  {
    ...SIGNUP,
    path: '/comingsoon',
    idle: 'Notify Me',
    sending: 'Notify Me',
    wait: 0,
    sent: 'Welcome Aboard!',
  },
];

/** One form of each component (two stand on several pages), for what does not depend on the page around it. */
export const FORM_COMPONENTS = FORMS.filter(({ path }) =>
  ['/about', '/connect', '/comingsoon'].includes(path),
);
