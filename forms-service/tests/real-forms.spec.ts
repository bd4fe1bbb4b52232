/** Real submissions: each is stored once, whatever the network does, and the typed text is never lost. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, STILL } from '@website/site/tests/site.ts';
import { test } from '../testing/real-site.ts';
import { violations } from '@website/site/tests/pages/axe.ts';
import {
  BLOCKED,
  blockStorage,
  CLIENT,
  expectNoSidewaysScroll,
  STAYS_PLAIN,
} from '@website/site/tests/journeys/checks.ts';
import {
  BANNER,
  contactParts,
  FORM_COMPONENTS,
  FORMS,
  signupParts,
  writeInquiry,
} from '@website/site/tests/journeys/form-parts.ts';

test.use(STILL);

const PENDING = /kept on this device. It will be sent/;
const SENT = /What was kept on this device has been sent/;
const FAILURE = 'Something went wrong. Please try again.';
const LOST = /Failed to load resource: net::ERR_/;
const INQUIRY = {
  name: 'Jane Wanjiku',
  email: 'jane@kilele.example',
  subject: 'Tea',
  message: 'My tea has yellow leaves.',
};

const notice = (page: Page) => page.locator('form [data-notice]');
/** Opens a page, and waits until React handles its events. */
async function openReady(page: Page, site: { ready: () => Promise<void> }, path: string) {
  await page.goto(path);
  await site.ready();
}

async function sendInquiry(page: Page) {
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
}

async function signUp(page: Page) {
  await signupParts(page).field.fill(INQUIRY.email);
  await signupParts(page).button.click();
}

/** The field that only programs fill in. */
const honeypot = (page: Page) => page.locator('[name=website]');

for (const { path, fill, form: find, sending, sent } of FORMS) {
  test(`form of ${path} is submitted, stored once, and shows the same messages as the simulated form`, async ({
    page,
    site,
    real,
  }) => {
    await openReady(page, site, path);
    const form = find(page);
    await fill(page);
    await form.getByRole('button').dblclick();
    await expect(form.getByRole('button')).toHaveText(sending);
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    expect(await real.stored()).toMatchObject([
      { fields: { email: 'jane@kilele.example' }, state: 'new', suspicion: null },
    ]);
    expect(real.attempts).toHaveLength(1);
  });
}

test('an inquiry is stored as it was written', async ({ page, site, real }) => {
  await openReady(page, site, '/connect');
  await sendInquiry(page);
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await real.stored()).toMatchObject([{ form: 'inquiry', fields: INQUIRY }]);
});

test('a submission with the hidden field filled in is quarantined, and gets the same answer', async ({
  page,
  site,
  real,
}) => {
  await openReady(page, site, '/about');
  await expect(honeypot(page)).toBeHidden();
  await signupParts(page).field.fill('bot@spam.example');
  await honeypot(page).evaluate(
    (field: HTMLInputElement) => (field.value = 'https://spam.example'),
  );
  await signupParts(page).button.click();
  await expect(signupParts(page).button).toHaveText('Applied!');
  expect(await real.stored()).toMatchObject([{ state: 'quarantined', suspicion: 'honeypot' }]);
});

test.describe('without a network', () => {
  test('an inquiry stays pending over a reload, and is sent once', async ({ page, site, real }) => {
    site.expectMessage(LOST);
    real.network = 'down';
    await openReady(page, site, '/connect');
    const { button, message } = contactParts(page);
    await writeInquiry(contactParts(page));
    await button.click();
    await expect(notice(page)).toHaveText(PENDING);
    await expect(notice(page)).toBeInViewport();
    await expect(button).toHaveText('Sending...');
    await expect(message).toHaveValue(INQUIRY.message);

    await page.reload();
    await expect(notice(page)).toHaveText(PENDING);
    await expect(message).toHaveValue(INQUIRY.message);
    expect(await real.stored()).toEqual([]);

    real.network = 'up';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notice(page)).toHaveText(SENT);
    await expect(message).toHaveValue('');
    expect(await real.stored()).toMatchObject([{ fields: INQUIRY, state: 'new' }]);
    await page.reload();
    await site.ready();
    await expect(message).toHaveValue('');
    await expect(notice(page)).toBeEmpty();
    expect(await real.stored()).toHaveLength(1);
  });

  test('a pending attempt is sent later, from another page', async ({ page, site, real }) => {
    site.expectMessage(LOST);
    real.network = 'down';
    await openReady(page, site, '/');
    await signUp(page);
    await expect(notice(page)).toHaveText(PENDING);
    real.network = 'up';
    await page.goto('/business/tea');
    await expect.poll(async () => (await real.stored()).length).toBe(1);
    expect(await real.stored()).toMatchObject([{ form: 'newsletter', suspicion: null }]);
  });

  test('a pending attempt is sent while its form is open, and the form says so', async ({
    page,
    site,
    real,
  }) => {
    site.expectMessage(LOST);
    real.network = 'down';
    await openReady(page, site, '/about');
    await signUp(page);
    await expect(notice(page)).toHaveText(PENDING);
    real.network = 'up';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(signupParts(page).button).toHaveText('Applied!');
    await expect(notice(page)).toBeEmpty();
    expect(await real.stored()).toHaveLength(1);
  });

  test('a pending attempt is sent from the open page if the browser allows no storage', async ({
    page,
    site,
    real,
  }) => {
    site.expectMessage(LOST);
    await blockStorage(page);
    real.network = 'down';
    await openReady(page, site, '/connect');
    await sendInquiry(page);
    await expect(notice(page)).toHaveText(/leave this page open/);
    real.network = 'up';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(BANNER)).toBeVisible();
    expect(await real.stored()).toHaveLength(1);
  });
});

test('a lost answer does not lead to a second submission', async ({ page, site, real }) => {
  site.expectMessage(LOST);
  real.network = 'answers-lost';
  await openReady(page, site, '/connect');
  await sendInquiry(page);
  await expect(notice(page)).toHaveText(PENDING);
  expect(await real.stored()).toHaveLength(1);
  real.network = 'up';
  // The draft is restored, and the visitor presses the button again.
  await page.reload();
  await site.ready();
  await contactParts(page).button.click();
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await real.stored()).toHaveLength(1);
  expect(real.attempts.length).toBeGreaterThan(1);
  expect(new Set(real.attempts.map(({ key }) => key)).size).toBe(1);
});

test('an answer of a broken gateway and a reload do not lead to a second submission', async ({
  page,
  site,
  real,
}) => {
  site.expectMessage(/status of 502/);
  await openReady(page, site, '/about');
  await page.route('**/submissions/partnership', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  await signUp(page);
  await expect(page.getByText(FAILURE)).toBeVisible();
  await page.unroute('**/submissions/partnership');
  await page.reload();
  await site.ready();
  await signUp(page);
  await expect(signupParts(page).button).toHaveText('Applied!');
  expect(await real.stored()).toMatchObject([{ state: 'new', suspicion: null }]);
  expect(new Set(real.attempts.map(({ key }) => key)).size).toBe(1);
});

test('a pending submission that is refused later is shown on every page, until it is removed', async ({
  page,
  site,
  real,
}) => {
  site.expectMessage(LOST);
  site.expectMessage(/status of 422/);
  real.network = 'down';
  await openReady(page, site, '/connect');
  await writeInquiry(contactParts(page));
  await contactParts(page).name.fill('x'.repeat(201));
  await contactParts(page).button.click();
  await expect(notice(page)).toHaveText(PENDING);
  real.network = 'up';
  await page.goto('/business/tea');
  const dropped = page.getByRole('status').filter({ hasText: 'was not sent' });
  await expect(dropped).toContainText('Name must be at most 200 characters');
  await expect(dropped).toContainText(INQUIRY.message);
  await page.reload();
  await expect(dropped).toContainText(INQUIRY.message);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  expect(await violations(page)).toEqual([]);
  await dropped.getByRole('button').click();
  await expect(dropped).toHaveCount(0);
  expect(await real.stored()).toEqual([]);
});

test('the same words that are submitted again on purpose are a second inquiry', async ({
  page,
  site,
  real,
}) => {
  await openReady(page, site, '/connect');
  for (const count of [1, 2]) {
    await sendInquiry(page);
    await expect(contactParts(page).message).toHaveValue('');
    expect(await real.stored()).toHaveLength(count);
  }
});

test('a form that is refused says why, and keeps the typed text', async ({ page, site, real }) => {
  site.expectMessage(/status of 422/);
  await openReady(page, site, '/connect');
  await writeInquiry(contactParts(page));
  await contactParts(page).name.fill('x'.repeat(201));
  await contactParts(page).button.click();
  await expect(contactParts(page).status).toHaveText('Something went wrong. Please try again.');
  await expect(notice(page)).toHaveText('Name must be at most 200 characters');
  await expect(contactParts(page).message).toHaveValue(INQUIRY.message);
  expect(await real.stored()).toEqual([]);
});

test('the form reports that the database is unavailable, and works again afterwards', async ({
  page,
  site,
  real,
}) => {
  site.expectMessage(/status of 503/);
  await openReady(page, site, '/connect');
  const { message, button, status } = contactParts(page);
  await writeInquiry(contactParts(page));
  real.setDatabase('gone');
  await button.click();
  await expect(status).toHaveText(FAILURE);
  await expect(message).toHaveValue(INQUIRY.message);
  real.setDatabase('there');
  expect(await real.stored()).toEqual([]);
  await button.click();
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await real.stored()).toMatchObject([{ fields: INQUIRY }]);
});

/** Submits as many inquiries as the service accepts from one network address. */
async function reachLimit(request: APIRequestContext, origin: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    const form = { ...INQUIRY, email: `person${count}@kilele.example`, website: '' };
    const answer = await request.post('/submissions/inquiry', {
      form,
      headers: { accept: 'text/html', origin },
    });
    expect(answer.ok()).toBe(true);
  }
}

test('after too many submissions from one address, the form says when to try again', async ({
  page,
  site,
  request,
  real,
}) => {
  site.expectMessage(/status of 429/);
  await reachLimit(request, real.origin);
  await openReady(page, site, '/connect');
  await sendInquiry(page);
  await expect(notice(page)).toHaveText(/try again in \d+ minutes/);
});

test('a form is posted as without scripts if React cannot be loaded', async ({
  page,
  site,
  real,
}) => {
  site.expectMessage(BLOCKED);
  site.expectMessage(STAYS_PLAIN);
  await page.route(CLIENT, (route) => route.abort());
  await page.goto('/connect');
  await page.locator('html.plain').waitFor();
  await sendInquiry(page);
  await expect(page).toHaveURL('/submissions/inquiry/thanks');
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await real.stored()).toMatchObject([{ fields: INQUIRY, state: 'new' }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, fill, form: find, sent } of FORMS) {
    test(`form of ${path} is posted and leads to its thanks page`, async ({ page, real }) => {
      await page.goto(path);
      await fill(page);
      await find(page).getByRole('button').click();
      await expect(page).toHaveURL(/\/submissions\/[a-z-]+\/thanks$/);
      await expect(page.getByRole('main')).toContainText(sent);
      expect(await real.stored()).toMatchObject([
        { fields: { email: INQUIRY.email }, state: 'new', suspicion: null },
      ]);
      await page.reload();
      await page.goBack();
      await find(page).getByRole('button').click();
      await expect(page).toHaveURL(/\/thanks$/);
    });
  }

  test('a form without an origin and without a stamp is quarantined, and gets the same answer', async ({
    request,
    real,
  }) => {
    const answer = await request.post('/submissions/partnership', {
      form: { website: '', email: INQUIRY.email },
      headers: { accept: 'text/html' },
    });
    expect(answer.url()).toMatch(/\/submissions\/partnership\/thanks$/);
    expect(await real.stored()).toMatchObject([
      { state: 'quarantined', suspicion: 'stamp-missing' },
    ]);
  });

  test('an inquiry with errors is shown again with what was typed and the errors at their fields', async ({
    page,
    site,
    real,
  }) => {
    site.expectMessage(/status of 422/);
    await page.goto('/connect');
    const { name, email, subject, message, button, summary } = contactParts(page);
    await writeInquiry(contactParts(page));
    await email.fill('jane');
    await message.fill('Too short');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await button.click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Some fields need a second look',
    );
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter a valid email',
      'Message must be at least 10 characters',
    ]);
    await expect(name).toHaveValue(INQUIRY.name);
    await expect(email).toHaveValue('jane');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport();
    await expect(subject).toHaveValue('Tea');
    await expect(message).toHaveValue('Too short');
    expect(await real.stored()).toEqual([]);

    await email.fill(INQUIRY.email);
    await message.fill(INQUIRY.message);
    await button.click();
    await expect(page).toHaveURL('/submissions/inquiry/thanks');
    expect(await real.stored()).toMatchObject([{ fields: INQUIRY, state: 'new' }]);
  });

  test('a form over the limit is shown again, and says when to try again', async ({
    page,
    site,
    request,
    real,
  }) => {
    site.expectMessage(/status of 429/);
    await reachLimit(request, real.origin);
    await page.goto('/connect');
    await sendInquiry(page);
    await expect(page.getByRole('main')).toContainText(/try again in \d+ minutes/);
    await expect(contactParts(page).message).toHaveValue(INQUIRY.message);
  });

  for (const { path, fill, form: find, sent } of FORM_COMPONENTS) {
    test(`form of ${path} is shown again with what was typed if the database is unavailable`, async ({
      page,
      site,
      real,
    }) => {
      site.expectMessage(/status of 503/);
      await page.goto(path);
      await fill(page);
      real.setDatabase('gone');
      await find(page).getByRole('button').click();
      const failure = page.getByRole('heading', { name: FAILURE, level: 1 });
      await expect(failure).toBeInViewport();
      await expect(find(page).getByRole('textbox', { name: /email/i })).toHaveValue(INQUIRY.email);
      real.setDatabase('there');
      await find(page).getByRole('button').click();
      await expect(page.getByRole('main')).toContainText(sent);
      expect(await real.stored()).toMatchObject([
        { fields: { email: INQUIRY.email }, state: 'new' },
      ]);
    });
  }

  for (const path of ['/', '/about', '/comingsoon']) {
    test(`the sign-up of ${path} is shown again, with the error at its field`, async ({
      page,
      site,
      real,
    }) => {
      site.expectMessage(/status of 422/);
      await page.goto(path);
      const { field, button } = signupParts(page);
      await field.fill('jane');
      await button.click();
      await expect(page).toHaveTitle(/^Some fields need a second look/);
      await expect(field).toHaveAccessibleDescription(/enter a valid email address/);
      await expect(field).toHaveValue('jane');
      await expect(field).toBeFocused();
      await field.fill(INQUIRY.email);
      await button.click();
      await expect(page).toHaveURL(/\/thanks$/);
      expect(await real.stored()).toMatchObject([{ state: 'new', suspicion: null }]);
    });
  }
});

test.describe('pages of the service', () => {
  const PAGES = [
    { path: '/submissions/newsletter/thanks', title: 'Thank you' },
    { path: '/submissions/inquiry/thanks', title: 'Thank you' },
    {
      path: '/submissions/confirm?token=broken',
      title: 'This link is incomplete',
      is: /status of 400/,
    },
    { path: '/submissions/problems#invalid', title: 'Why a form may be refused' },
    { path: '/submissions/nothing', title: 'There is no such form', is: /status of 404/ },
    { path: '/legal/privacy', title: 'What we do with your data' },
  ];
  for (const { path, title, is } of PAGES) {
    test(`${path} can be read by everyone, at every width`, async ({ page, site }) => {
      if (is) site.expectMessage(is);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const path of ['/connect', '/']) {
    test(`the form of ${path} has no accessibility violation`, async ({ page, site }) => {
      await openReady(page, site, path);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.locator('form', { has: honeypot(page) }).scrollIntoViewIfNeeded();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'What we do with your data' }).click();
      await expect(page).toHaveURL('/legal/privacy');
    });
  }

  for (const { path } of FORM_COMPONENTS) {
    test(`the form of ${path}, shown again, can be read by everyone, at every width, and on paper`, async ({
      page,
      site,
    }) => {
      site.expectMessage(/status of 422/);
      await page.goto(path);
      // This sends the form as without scripts: no event listener runs.
      await page.locator('form[action]').evaluate((form: HTMLFormElement) => form.submit());
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Some fields need a second look');
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(title).toBeVisible();
    });
  }
});
