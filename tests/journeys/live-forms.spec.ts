/** Forms that are taken for real: each is stored once, whatever the network does, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { expect } from '../site.ts';
import { test } from '../live-site.ts';
import { violations } from '../pages/axe.ts';
import { BLOCKED, blockStorage, CLIENT, expectNoSidewaysScroll, STAYS_PLAIN } from './checks.ts';
import { BANNER, contactParts, FORMS, signupParts, writeInquiry } from './form-parts.ts';

// One worker: the live site is built once.
test.describe.configure({ mode: 'default' });

const KEPT = /kept on this device and will be sent/;
const SENT = /What was kept on this device has been sent/;
const FAILURE = 'Something went wrong. Please try again.';
const LOST = /Failed to load resource: net::ERR_/;
const INQUIRY = {
  name: 'Jane Wanjiku',
  email: 'jane@kilele.example',
  subject: 'Tea',
  message: 'My tea has yellow leaves.',
};

const news = (page: Page) => page.locator('form [data-news]');
/** What a machine fills in. */
const trap = (page: Page) => page.locator('[name=website]');

for (const { path, fill, form: find, sending, sent } of FORMS) {
  test(`form of ${path} is sent, stored once, and says what it always says`, async ({
    page,
    site,
    live,
  }) => {
    await page.goto(path);
    await site.ready();
    const form = find(page);
    await fill(page);
    await form.getByRole('button').dblclick();
    await expect(form.getByRole('button')).toHaveText(sending);
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    expect(await live.stored()).toMatchObject([
      { fields: { email: 'jane@kilele.example' }, state: 'new', suspicion: null },
    ]);
    expect(live.attempts).toHaveLength(1);
  });
}

test('an inquiry arrives as it was written', async ({ page, site, live }) => {
  await page.goto('/connect');
  await site.ready();
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await live.stored()).toMatchObject([{ form: 'inquiry', fields: INQUIRY }]);
});

test('what is filled in where nobody sees it is set aside, and answered alike', async ({
  page,
  site,
  live,
}) => {
  await page.goto('/about');
  await site.ready();
  await expect(trap(page)).toBeHidden();
  await signupParts(page).field.fill('bot@spam.example');
  await trap(page).evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await signupParts(page).button.click();
  await expect(signupParts(page).button).toHaveText('Applied!');
  expect(await live.stored()).toMatchObject([{ state: 'quarantined', suspicion: 'honeypot' }]);
});

test.describe('without a network', () => {
  test('an inquiry is kept, survives a reload, and is sent once', async ({ page, site, live }) => {
    site.expectMessage(LOST);
    live.weather = 'away';
    await page.goto('/connect');
    await site.ready();
    const { button, message } = contactParts(page);
    await writeInquiry(contactParts(page));
    await button.click();
    await expect(news(page)).toHaveText(KEPT);
    await expect(news(page)).toBeInViewport();
    await expect(button).toHaveText('Sending...');
    await expect(message).toHaveValue(INQUIRY.message);

    await page.reload();
    await expect(news(page)).toHaveText(KEPT);
    await expect(message).toHaveValue(INQUIRY.message);
    expect(await live.stored()).toEqual([]);

    live.weather = 'fine';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(news(page)).toHaveText(SENT);
    await expect(message).toHaveValue('');
    expect(await live.stored()).toMatchObject([{ fields: INQUIRY, state: 'new' }]);
    await page.reload();
    await site.ready();
    await expect(message).toHaveValue('');
    await expect(news(page)).toBeEmpty();
    expect(await live.stored()).toHaveLength(1);
  });

  test('it is sent from another page, later', async ({ page, site, live }) => {
    site.expectMessage(LOST);
    live.weather = 'away';
    await page.goto('/');
    await site.ready();
    await signupParts(page).field.fill(INQUIRY.email);
    await signupParts(page).button.click();
    await expect(news(page)).toHaveText(KEPT);
    live.weather = 'fine';
    await page.goto('/business/tea');
    await expect.poll(async () => (await live.stored()).length).toBe(1);
    expect(await live.stored()).toMatchObject([{ form: 'newsletter', suspicion: null }]);
  });

  test('it is sent while the form waits, and the form says so', async ({ page, site, live }) => {
    site.expectMessage(LOST);
    live.weather = 'away';
    await page.goto('/about');
    await site.ready();
    await signupParts(page).field.fill(INQUIRY.email);
    await signupParts(page).button.click();
    await expect(news(page)).toHaveText(KEPT);
    live.weather = 'fine';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(signupParts(page).button).toHaveText('Applied!');
    await expect(news(page)).toBeEmpty();
    expect(await live.stored()).toHaveLength(1);
  });

  test('it is sent from the open page where nothing may be stored', async ({
    page,
    site,
    live,
  }) => {
    site.expectMessage(LOST);
    await blockStorage(page);
    live.weather = 'away';
    await page.goto('/connect');
    await site.ready();
    await writeInquiry(contactParts(page));
    await contactParts(page).button.click();
    await expect(news(page)).toHaveText(/leave this page open/);
    live.weather = 'fine';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(BANNER)).toBeVisible();
    expect(await live.stored()).toHaveLength(1);
  });
});

test('an answer that is lost on its way makes no second record', async ({ page, site, live }) => {
  site.expectMessage(LOST);
  live.weather = 'lost';
  await page.goto('/connect');
  await site.ready();
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
  await expect(news(page)).toHaveText(KEPT);
  expect(await live.stored()).toHaveLength(1);
  live.weather = 'fine';
  // The draft is there again, and is pressed again.
  await page.reload();
  await site.ready();
  await contactParts(page).button.click();
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await live.stored()).toHaveLength(1);
  expect(live.attempts.length).toBeGreaterThan(1);
  expect(new Set(live.attempts.map(({ key }) => key)).size).toBe(1);
});

test('the same words sent again on purpose are another inquiry', async ({ page, site, live }) => {
  await page.goto('/connect');
  await site.ready();
  for (const count of [1, 2]) {
    await writeInquiry(contactParts(page));
    await contactParts(page).button.click();
    await expect(contactParts(page).message).toHaveValue('');
    expect(await live.stored()).toHaveLength(count);
  }
});

test('a refusal is said in words, and nothing typed is lost', async ({ page, site, live }) => {
  site.expectMessage(/status of 422/);
  await page.goto('/connect');
  await site.ready();
  await writeInquiry(contactParts(page));
  await contactParts(page).name.fill('x'.repeat(201));
  await contactParts(page).button.click();
  await expect(contactParts(page).status).toHaveText('Something went wrong. Please try again.');
  await expect(news(page)).toHaveText('Name must be at most 200 characters');
  await expect(contactParts(page).message).toHaveValue(INQUIRY.message);
  expect(await live.stored()).toEqual([]);
});

test('while the database is away the form says so, and takes it afterwards', async ({
  page,
  site,
  live,
}) => {
  site.expectMessage(/status of 503/);
  await page.goto('/connect');
  await site.ready();
  const { message, button, status } = contactParts(page);
  await writeInquiry(contactParts(page));
  live.setDatabase('gone');
  await button.click();
  await expect(status).toHaveText(FAILURE);
  await expect(message).toHaveValue(INQUIRY.message);
  live.setDatabase('there');
  expect(await live.stored()).toEqual([]);
  await button.click();
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await live.stored()).toMatchObject([{ fields: INQUIRY }]);
});

test('too many from one address are told when to come back', async ({ page, site, live }) => {
  site.expectMessage(/status of 429/);
  await page.goto('/connect');
  await site.ready();
  for (let count = 1; count <= 5; count += 1) {
    await writeInquiry(contactParts(page));
    await contactParts(page).button.click();
    await expect.poll(async () => (await live.stored()).length).toBe(count);
    await expect(contactParts(page).message).toHaveValue('');
  }
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
  await expect(news(page)).toHaveText(/try again in \d+ minutes/);
});

test('a form goes as it would without scripts where React cannot be had', async ({
  page,
  site,
  live,
}) => {
  site.expectMessage(BLOCKED);
  site.expectMessage(STAYS_PLAIN);
  await page.route(CLIENT, (route) => route.abort());
  await page.goto('/connect');
  await page.locator('html.plain').waitFor();
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
  await expect(page).toHaveURL('/submissions/inquiry/thanks');
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await live.stored()).toMatchObject([{ fields: INQUIRY, state: 'new' }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, fill, form: find, sent } of FORMS) {
    test(`form of ${path} is posted and thanked for`, async ({ page, live }) => {
      await page.goto(path);
      await fill(page);
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await find(page).getByRole('button').click();
      expect((await posted).postData()).toMatch(/stamp=\w+\.[\w-]+$/);
      await expect(page).toHaveURL(/\/submissions\/[a-z-]+\/thanks$/);
      await expect(page.getByRole('main')).toContainText(sent);
      expect(await live.stored()).toMatchObject([
        { fields: { email: INQUIRY.email }, state: 'new' },
      ]);
      await page.reload();
      await page.goBack();
      await find(page).getByRole('button').click();
      await expect(page).toHaveURL(/\/thanks$/);
    });
  }

  test('what is posted faster than a person can is set aside, and answered alike', async ({
    request,
    live,
  }) => {
    live.openFor = 0;
    const html = await (await request.get('/about')).text();
    const [, stamp = ''] = /name="stamp" form="live-form" value="(.+?)"/.exec(html) ?? [];
    const answer = await request.post('/submissions/partnership', {
      form: { email: INQUIRY.email, website: '', stamp },
      headers: { accept: 'text/html' },
    });
    expect(answer.url()).toMatch(/\/submissions\/partnership\/thanks$/);
    expect(await live.stored()).toMatchObject([{ state: 'quarantined', suspicion: 'stamp-fast' }]);
  });

  test('an inquiry comes back as it was, with its errors in place', async ({
    page,
    site,
    live,
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
    expect(await live.stored()).toEqual([]);

    await email.fill(INQUIRY.email);
    await message.fill(INQUIRY.message);
    await button.click();
    await expect(page).toHaveURL('/submissions/inquiry/thanks');
    expect(await live.stored()).toMatchObject([{ fields: INQUIRY }]);
  });

  test('a form of which there were too many comes back as it was, and says when to try again', async ({
    page,
    site,
    request,
  }) => {
    site.expectMessage(/status of 429/);
    for (let count = 0; count < 5; count += 1) {
      const form = { ...INQUIRY, message: `${INQUIRY.message} ${count}`, website: '' };
      await request.post('/submissions/inquiry', { form, headers: { accept: 'text/html' } });
    }
    await page.goto('/connect');
    await writeInquiry(contactParts(page));
    await contactParts(page).button.click();
    await expect(contactParts(page).status).toHaveText(/try again in \d+ minutes/);
    await expect(contactParts(page).message).toHaveValue(INQUIRY.message);
  });

  for (const { path, fill, form: find, sent } of FORMS) {
    test(`form of ${path} comes back as it was while the database is away`, async ({
      page,
      site,
      live,
    }) => {
      site.expectMessage(/status of 503/);
      await page.goto(path);
      await fill(page);
      live.setDatabase('gone');
      await find(page).getByRole('button').click();
      await expect(find(page)).toContainText(FAILURE);
      await expect(find(page).getByRole('textbox', { name: /email/i })).toHaveValue(INQUIRY.email);
      await expect(find(page).locator(':focus')).toBeInViewport();
      live.setDatabase('there');
      await find(page).getByRole('button').click();
      await expect(page.getByRole('main')).toContainText(sent);
      expect(await live.stored()).toMatchObject([{ fields: { email: INQUIRY.email } }]);
    });
  }

  test('a sign-up comes back on the page it was on', async ({ page, site }) => {
    site.expectMessage(/status of 422/);
    await page.goto('/news');
    await signupParts(page).field.fill('jane');
    await signupParts(page).button.click();
    await expect(page).toHaveTitle(/^News/);
    await expect(signupParts(page).error).toBeVisible();
    await expect(signupParts(page).field).toHaveValue('jane');
    await expect(signupParts(page).field).toBeFocused();
  });
});

test.describe('pages of the service', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const PAGES = [
    { path: '/submissions/newsletter/thanks', title: 'Thank you' },
    { path: '/submissions/inquiry/thanks', title: 'Thank you' },
    {
      path: '/submissions/confirm?token=broken',
      title: 'This link is not whole',
      is: /status of 400/,
    },
    { path: '/submissions/problems#invalid', title: 'When a form is not taken' },
    { path: '/submissions/nothing', title: 'There is no such form', is: /status of 404/ },
    { path: '/privacy', title: 'What we do with your data' },
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
      await page.goto(path);
      await site.ready();
      await page.setViewportSize({ width: 360, height: 800 });
      await trap(page)
        .scrollIntoViewIfNeeded()
        .catch(() => undefined);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'What we do with your data' }).click();
      await expect(page).toHaveURL('/privacy');
    });
  }
});
