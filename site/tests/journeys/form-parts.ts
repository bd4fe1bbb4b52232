/** The forms of the site: where they stand, how to fill them in, and what they say. */
import type { Locator, Page } from '@playwright/test';
import { booted } from './checks.ts';

export const SUCCESS_SHOWN = 5000;

/** Where the stopped clocks start. */
const NOON = new Date('2026-11-20T12:00:00+03:00').getTime();
export const MINUTE = 60_000;

/** Lets a page load on a clock, until it is ready if that is asked for, then stops the clock. */
export async function openAndStopClock(page: Page, path: string, ready?: () => Promise<void>) {
  await page.clock.install({ time: NOON });
  await page.goto(path);
  await booted(page);
  if (ready) {
    await ready();
    // Letters that change later would move what is measured.
    await page.locator('html.hasFonts').waitFor({ state: 'attached' });
  }
  await page.clock.pauseAt(NOON + MINUTE);
}

type Signup = {
  name: string;
  path: string;
  idle: string;
  submitting: string;
  success: string;
  messages: readonly string[];
  receipt: RegExp;
  /** Addresses that are not taken, and that become right when `@` is added. */
  refused: readonly string[];
  /** Whether the address stays while success shows; if so, field and button stay disabled too. */
  staysWhileDone: boolean;
};

const NEWSLETTER = {
  submitting: 'Subscribing...',
  success: 'Subscribed!',
  messages: ['Successfully subscribed!', 'Check your inbox for a confirmation email.'],
  receipt: /nothing was sent/,
  staysWhileDone: false,
};

export const SIGNUPS: readonly Signup[] = [
  { ...NEWSLETTER, name: 'newsletter', path: '/', idle: 'Join Now', refused: ['', 'jane'] },
  {
    ...NEWSLETTER,
    name: 'newsletter of the news list',
    path: '/news',
    idle: 'Subscribe Now',
    refused: [''],
  },
  {
    name: 'partnership sign-up',
    path: '/about',
    idle: 'Apply Now',
    submitting: 'Applying...',
    success: 'Applied!',
    messages: ['Application submitted! Check your inbox for next steps.'],
    receipt: /nothing was sent/,
    refused: ['', 'jane'],
    staysWhileDone: true,
  },
];

/** The parts of a page's sign-up form. */
export function signupParts(page: Page) {
  const form = page.locator('form', { has: page.getByLabel('Email address') });
  return {
    form,
    field: form.getByLabel('Email address'),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
    error: form.getByText('Please enter a valid email address', { exact: true }),
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

export type ContactParts = ReturnType<typeof contactParts>;

export async function writeInquiry({ name, email, subject, message }: ContactParts) {
  await name.fill('Jane Wanjiku');
  await email.fill('jane@kilele.example');
  await subject.selectOption('Tea');
  await message.fill('My tea has yellow leaves.');
}

export const BANNER = "Inquiry sent successfully! We'll respond within 24-48 hours.";

/** Every form, how to fill it in, and what it says while and after it is sent. */
export const FORMS: readonly {
  path: string;
  fill: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  sending: string;
  wait: number;
  sent: string;
}[] = [
  ...SIGNUPS.map(({ path, submitting, messages }) => ({
    path,
    fill: (page: Page) => signupParts(page).field.fill('jane@kilele.example'),
    form: (page: Page) => signupParts(page).form,
    sending: submitting,
    wait: 1000,
    sent: messages[0] ?? '',
  })),
  {
    path: '/connect',
    fill: (page) => writeInquiry(contactParts(page)),
    form: (page) => contactParts(page).form,
    sending: 'Sending...',
    wait: 1500,
    sent: BANNER,
  },
  {
    path: '/comingsoon',
    fill: (page) => signupParts(page).field.fill('jane@kilele.example'),
    form: (page) => signupParts(page).form,
    sending: 'Notify Me',
    wait: 0,
    sent: 'Welcome Aboard!',
  },
];

/** One form of each component (two stand on several pages), for what does not depend on the page around it. */
export const FORM_COMPONENTS = FORMS.filter(({ path }) =>
  ['/about', '/connect', '/comingsoon'].includes(path),
);
