/**
 * What visitors fill in, open and choose, word for word and second for second. Where a millisecond matters
 * the page's clock stands still and time passes only as the test says.
 */
import type { JSHandle, Locator, Page, Route } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { BLOCKED, CLIENT, expectNoSidewaysScroll, slowConnection, STAYS_PLAIN } from './checks.ts';
import {
  BANNER,
  contactParts,
  FORM_COMPONENTS,
  FORMS,
  MINUTE,
  openAndStopClock,
  signupParts,
  SIGNUPS,
  SUCCESS_SHOWN,
  writeInquiry,
} from './form-parts.ts';

test.use(STILL);

const FAILURE = 'Something went wrong. Please try again.';

/** Counts from here on the waits that stand for sending something, of `duration` ms. */
function countWaits(page: Page, duration: number): Promise<JSHandle<{ count: number }>> {
  return page.evaluateHandle((wanted) => {
    const waits = { count: 0 };
    const original = window.setTimeout;
    window.setTimeout = ((run: () => void, time?: number) => {
      if (time === wanted) waits.count += 1;
      return original(run, time);
    }) as typeof setTimeout;
    return waits;
  }, duration);
}

/** The focus is on something of this form: a screen reader or the keyboard goes on from there. */
async function expectFocusIn(form: Locator) {
  await expect(form.locator(':focus')).toHaveCount(1);
}

/** Whether an element speaks in red or green: its own colour, or that of the ground it stands on. */
const hueOf = (element: Locator, property: 'color' | 'backgroundColor' = 'color') =>
  element.evaluate((target, name) => {
    const [red = 0, green = 0] = getComputedStyle(target)[name].match(/\d+/g)?.map(Number) ?? [];
    return red > green ? 'red' : 'green';
  }, property);

const LONG = `${'a'.repeat(100_000)}@kilele.example`;
const EMOJI = '🌱🌱@kilele.example';
const RIGHT_TO_LEFT = 'مزارع@مثال.إختبار';

for (const signup of SIGNUPS) {
  test.describe(signup.name, () => {
    test('refuses what is not an address beside the field until it is right', async ({
      page,
      site,
    }) => {
      await page.goto(signup.path);
      await site.ready();
      const { form, field, button, error } = signupParts(page);
      for (const address of signup.refused) {
        await expect(error).toHaveCount(0);
        await field.fill(address);
        await button.click();
        await expect(error, address).toBeVisible();
        expect(await hueOf(error)).toBe('red');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
        await expect(form.getByRole('alert')).toHaveText('Please enter a valid email address');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(address);
        await expect(button).toHaveText(signup.idle);

        await field.fill(`${address}@`);
        await expect(error).toHaveCount(0);
        await expect(field).not.toHaveAttribute('aria-invalid');
        await expect(field).not.toHaveAccessibleDescription(/./);
      }
    });

    test('submits for 1 s, succeeds for 5 s and leaves a receipt', async ({ page, site }) => {
      await openAndStopClock(page, signup.path, site.ready);
      const { form, field, button, status } = signupParts(page);
      const receipt = form.getByText(signup.receipt);
      await expect(form).toHaveAttribute('novalidate');
      await expect(field).toHaveAttribute('type', 'email');
      await expect(field).toHaveAttribute('required');
      await expect(button).toHaveText(signup.idle);
      await field.fill('jane@kilele.example');
      await button.click();

      await expect(button).toHaveText(signup.submitting);
      await expect(button).toBeDisabled();
      await expect(field).toBeDisabled();
      await expect(field).toHaveValue('jane@kilele.example');
      await expectFocusIn(form);
      await page.clock.runFor(999);
      await expect(button).toHaveText(signup.submitting);
      await expect(receipt).toHaveCount(0);

      await page.clock.runFor(1);
      await expect(button).toHaveText(signup.success);
      for (const message of signup.messages) {
        await expect(status.getByText(message, { exact: true })).toBeVisible();
      }
      expect(await hueOf(status)).toBe('green');
      await expect(receipt).toBeVisible();
      await expectFocusIn(form);
      if (signup.staysWhileDone) {
        await expect(field).toHaveValue('jane@kilele.example');
        await expect(field).toBeDisabled();
        await expect(button).toBeDisabled();
      } else {
        await expect(field).toHaveValue('');
        await expect(field).toBeEnabled();
      }

      await page.clock.runFor(SUCCESS_SHOWN - 1);
      await expect(button).toHaveText(signup.success);
      await expect(status).toContainText(signup.messages[0] ?? '');
      await page.clock.runFor(1);
      await expect(button).toHaveText(signup.idle);
      await expect(button).toBeEnabled();
      await expect(field).toBeEnabled();
      await expect(field).toHaveValue('');
      await expect(status).toBeEmpty();
      await expectFocusIn(form);

      await page.clock.runFor(10 * MINUTE);
      await expect(receipt).toBeVisible();
      await expect(button).toHaveText(signup.idle);
    });

    test('takes a rapid double click, and Enter twice, as one submission', async ({
      page,
      site,
    }) => {
      await openAndStopClock(page, signup.path, site.ready);
      const { form, field, button } = signupParts(page);
      const waits = await countWaits(page, 1000);
      await field.fill('jane@kilele.example');
      await button.dblclick();
      await page.clock.runFor(1000);
      await expect(button).toHaveText(signup.success);
      await page.clock.runFor(SUCCESS_SHOWN);
      await expect(button).toHaveText(signup.idle);
      expect(await waits.jsonValue()).toEqual({ count: 1 });

      await field.fill('jane@kilele.example');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(button).toHaveText(signup.submitting);
      await page.clock.runFor(1000);
      await expect(button).toHaveText(signup.success);
      await expectFocusIn(form);
      expect(await waits.jsonValue()).toEqual({ count: 2 });
    });

    test('has room for very long, emoji and right-to-left addresses at 320 px', async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openAndStopClock(page, signup.path, site.ready);
      const { field, button } = signupParts(page);
      for (const address of [LONG, EMOJI, RIGHT_TO_LEFT]) {
        await field.fill(address);
        await expectNoSidewaysScroll(page);
        await button.click();
        await expect(button).toHaveText(signup.submitting);
        await expect(field).toHaveValue(address);
        await page.clock.runFor(1000);
        await expect(button).toHaveText(signup.success);
        await expectNoSidewaysScroll(page);
        await page.clock.runFor(SUCCESS_SHOWN);
        await expect(button).toHaveText(signup.idle);
      }
    });
  });
}

test('the news list accepts any text that is not empty', async ({ page, site }) => {
  await openAndStopClock(page, '/news', site.ready);
  const { field, button } = signupParts(page);
  await field.fill('jane');
  await button.click();
  await expect(button).toHaveText('Subscribing...');
});

test.describe('contact form', () => {
  test('offers the four subjects and General Inquiry by default', async ({ page }) => {
    await page.goto('/connect');
    const { form, subject, button } = contactParts(page);
    await expect(form).toHaveAttribute('novalidate');
    await expect(button).toHaveText('Send Message');
    await expect(subject).toHaveValue('General Inquiry');
    await expect(subject.getByRole('option')).toHaveText([
      'Coffee',
      'Tea',
      'Sustainability',
      'General Inquiry',
    ]);
  });

  test('shows all errors together, with a summary that leads to the fields', async ({
    page,
    site,
  }) => {
    await page.goto('/connect');
    await site.ready();
    const { form, name, email, message, button, summary } = contactParts(page);
    await button.click();
    await expect(summary).toBeFocused();
    await expect(form.getByRole('alert')).toContainText('Please check these fields');
    await expect(summary.getByRole('link')).toHaveText([
      'Name is required',
      'Email is required',
      'Message is required',
    ]);
    for (const [field, error] of [
      [name, 'Name is required'],
      [email, 'Email is required'],
      [message, 'Message is required'],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(error);
      await summary.getByRole('link', { name: error }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
    expect(new URL(page.url()).hash).toBe('');

    await button.click();
    await expect(summary, 'a second refusal takes the focus again').toBeFocused();
  });

  test('shows no error while a field is first filled in, and removes each error once the field is right', async ({
    page,
    site,
  }) => {
    await page.goto('/connect');
    await site.ready();
    const { name, email, message, button, summary } = contactParts(page);
    await email.pressSequentially('jane');
    await message.pressSequentially('Hello');
    await message.blur();
    await expect(summary).toHaveCount(0);
    await expect(email).not.toHaveAttribute('aria-invalid');

    await button.click();
    const errors = summary.getByRole('link');
    await expect(errors).toHaveText([
      'Name is required',
      'Please enter a valid email',
      'Message must be at least 10 characters',
    ]);
    await name.fill('   ');
    await expect(errors).toHaveCount(3);
    await name.fill('Jane');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(name).not.toHaveAccessibleDescription(/./);
    await expect(errors).toHaveCount(2);
    await email.fill('jane@kilele.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(errors).toHaveText(['Message must be at least 10 characters']);
    await message.fill('');
    await expect(errors).toHaveText(['Message is required']);
    await message.fill('Hello again');
    await expect(message).not.toHaveAttribute('aria-invalid');
    await expect(summary).toHaveCount(0);
  });

  test('counts the characters of a message after trimming', async ({ page, site }) => {
    await openAndStopClock(page, '/connect', site.ready);
    const parts = contactParts(page);
    const { message, button } = parts;
    await writeInquiry(parts);
    for (const short of ['123456789', '   123456789\n\n   ', '🌱🌱🌱🌱🌱🌱🌱🌱🌱']) {
      await message.fill(short);
      await button.click();
      await expect(message).toHaveAccessibleDescription('Message must be at least 10 characters');
      await expect(message).toHaveValue(short);
    }
    await message.fill('  1234567890  ');
    await button.click();
    await expect(button).toHaveText('Sending...');
  });

  test('requires an address with a host and a top-level domain, without spaces', async ({
    page,
    site,
  }) => {
    await openAndStopClock(page, '/connect', site.ready);
    const parts = contactParts(page);
    const { email, button } = parts;
    await writeInquiry(parts);
    for (const wrong of [
      'jane',
      'jane@',
      '@kilele.example',
      'jane@kilele',
      'ja ne@kilele.example',
    ]) {
      await email.fill(wrong);
      await button.click();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email');
      await expect(email).toHaveValue(wrong);
    }
    await email.fill('jane.wanjiku+tea@farm.co.ke');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await button.click();
    await expect(button).toHaveText('Sending...');
  });

  test('sends for 1.5 s, thanks for 5 s, starts again and leaves a receipt', async ({
    page,
    site,
  }) => {
    await openAndStopClock(page, '/connect', site.ready);
    const parts = contactParts(page);
    const { form, name, email, subject, message, button } = parts;
    const banner = form.getByText(BANNER, { exact: true });
    const receipt = form.getByText(/nothing was sent/);
    await writeInquiry(parts);
    await button.click();

    await expect(button).toHaveText('Sending...');
    for (const field of [name, email, subject, message, button]) await expect(field).toBeDisabled();
    await expect(message).toHaveValue('My tea has yellow leaves.');
    await expect(subject).toHaveValue('Tea');
    await expectFocusIn(form);
    await page.clock.runFor(1499);
    await expect(button).toHaveText('Sending...');
    await expect(banner).toHaveCount(0);

    await page.clock.runFor(1);
    await expect(banner).toBeVisible();
    await expect(receipt).toBeVisible();
    await expect(button).toHaveText('Send Message');
    await expectFocusIn(form);
    for (const field of [name, email, message]) {
      await expect(field).toHaveValue('');
      await expect(field).toBeEnabled();
    }
    await expect(subject).toHaveValue('General Inquiry');

    await page.clock.runFor(SUCCESS_SHOWN - 1);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner).toHaveCount(0);
    await expectFocusIn(form);
    await page.clock.runFor(10 * MINUTE);
    await expect(receipt).toBeVisible();
  });

  test('keeps what is typed when the banner disappears', async ({ page, site }) => {
    await openAndStopClock(page, '/connect', site.ready);
    const parts = contactParts(page);
    await writeInquiry(parts);
    await parts.button.click();
    await page.clock.runFor(1500);
    await expect(parts.status).toHaveText(BANNER);
    await parts.message.fill('And one more question.');
    await page.clock.runFor(SUCCESS_SHOWN);
    await expect(parts.status).toBeEmpty();
    await expect(parts.message).toHaveValue('And one more question.');
    await expect(parts.message).toBeFocused();
  });

  test('takes a rapid double click, and Enter twice, as one submission', async ({ page, site }) => {
    await openAndStopClock(page, '/connect', site.ready);
    const parts = contactParts(page);
    const waits = await countWaits(page, 1500);
    await writeInquiry(parts);
    await parts.button.dblclick();
    await page.clock.runFor(1500);
    await expect(parts.status).toHaveText(BANNER);
    expect(await waits.jsonValue()).toEqual({ count: 1 });

    await writeInquiry(parts);
    await parts.name.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(parts.button).toHaveText('Sending...');
    await page.clock.runFor(1500);
    await expect(parts.status).toHaveText(BANNER);
    expect(await waits.jsonValue()).toEqual({ count: 2 });
  });

  test('keeps a very long message with emoji and right-to-left words, at 320 px', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAndStopClock(page, '/connect', site.ready);
    const { name, email, message, button } = contactParts(page);
    const chapter = 'Mvua ilikuja 🌧️🌱 المطر جاء ';
    const novel = chapter.repeat(100_000 / chapter.length) + 'a'.repeat(1000);
    await name.fill('عائشة محمد 👩🏾‍🌾');
    await message.fill(novel);
    await button.click();
    await expect(email).toHaveAccessibleDescription('Email is required');
    expect(await message.inputValue()).toBe(novel);
    await expectNoSidewaysScroll(page);

    await email.fill('aisha@kilele.example');
    await button.click();
    await expect(button).toHaveText('Sending...');
    expect(await message.inputValue()).toBe(novel);
    await expect(name).toHaveValue('عائشة محمد 👩🏾‍🌾');
    expect(await name.evaluate((field) => field.matches(':dir(rtl)'))).toBe(true);
    await expectNoSidewaysScroll(page);
    await page.clock.runFor(1500);
    await expect(message).toHaveValue('');
  });
});

test.describe('early access', () => {
  const parts = (page: Page) => ({
    ...signupParts(page),
    welcome: page.getByText('Welcome Aboard!', { exact: true }),
  });

  test('stays while the field is empty', async ({ page, site }) => {
    await openAndStopClock(page, '/comingsoon', site.ready);
    const { form, field, button, welcome } = parts(page);
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('required');
    await expect(button).toHaveText('Notify Me');
    for (const nothing of ['', '   ']) {
      await field.fill(nothing);
      await button.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription('Please enter your email address');
      await expect(form.getByRole('alert')).toHaveText('Please enter your email address');
      await expect(field).toBeFocused();
    }
    await page.clock.runFor(MINUTE);
    await expect(form).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await field.fill('j');
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('shows the welcome at once, and keeps it', async ({ page, site }) => {
    await openAndStopClock(page, '/comingsoon', site.ready);
    const { form, field, button, welcome } = parts(page);
    await field.fill('jane');
    await button.dblclick();
    await page.clock.runFor(1);
    await expect(welcome).toBeVisible();
    await expect(welcome).toBeFocused();
    await expect(form).toHaveCount(0);
    await page.clock.runFor(10 * MINUTE);
    await expect(welcome).toBeVisible();
  });

  test('has room for a very long address at 320 px', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/comingsoon');
    await site.ready();
    const { field, button, welcome } = parts(page);
    await field.fill(LONG);
    await expectNoSidewaysScroll(page);
    await button.click();
    await expect(welcome).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

/** Everything that stands in a form's fields. */
const written = (form: Locator) =>
  form
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

for (const { path, fill, form: find, sending, wait, sent } of FORM_COMPONENTS) {
  test.describe(`form of ${path} on a slow connection`, () => {
    test('says so when its script cannot be loaded, keeps what was typed, works at the second try', async ({
      page,
      site,
    }) => {
      site.expectMessage(BLOCKED);
      site.expectMessage(STAYS_PLAIN);
      await slowConnection(page);
      let tries = 0;
      await page.route(CLIENT, (route) => {
        tries += 1;
        return route.abort();
      });
      await openAndStopClock(page, path);
      const form = find(page);
      const button = form.getByRole('button');
      const failure = form.getByRole('status').getByText(FAILURE, { exact: true });
      await fill(page);
      const typed = await written(form);
      expect(typed).not.toContain('');
      await button.click();
      await expect(failure).toBeVisible();
      const property = path === '/connect' ? 'backgroundColor' : 'color';
      expect(await hueOf(form.getByRole('status'), property)).toBe('red');
      await expectNoSidewaysScroll(page);
      expect(await written(form)).toEqual(typed);

      const before = tries;
      await button.click();
      await expect.poll(() => tries).toBeGreaterThan(before);
      await expect(form).not.toHaveAttribute('data-pending');
      await expect(failure).toBeVisible();
      expect(await written(form)).toEqual(typed);

      await page.unroute(CLIENT);
      await button.click();
      await expect(button).toBeDisabled();
      await expect(button).toHaveText(sending);
      await expect(page.getByText(FAILURE)).toHaveCount(0);
      expect(await written(form)).toEqual(typed);
      await page.clock.runFor(wait + 1);
      await expect(page.getByText(sent, { exact: true })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test('is sent once when its script has loaded, however often the button was pressed', async ({
      page,
    }) => {
      await slowConnection(page);
      const asked: Route[] = [];
      await page.route(CLIENT, (route) => void asked.push(route));
      await openAndStopClock(page, path);
      const waits = await countWaits(page, wait);
      const form = find(page);
      const button = form.getByRole('button');
      await fill(page);
      const typed = await written(form);
      await button.dblclick();
      await button.press('Enter');
      await expect(form).toHaveAttribute('data-pending');
      await expect(form.getByRole('button', { name: sending, exact: true })).toBeVisible();
      for (const route of asked) await route.continue();
      await expect(button).toBeDisabled();
      await expect(button).toHaveText(sending);
      expect(await written(form)).toEqual(typed);
      await page.clock.runFor(wait + 1);
      await expect(page.getByText(sent, { exact: true })).toBeVisible();
      expect(await waits.jsonValue()).toEqual({ count: 1 });
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
}

test('a pending sign-up with a wrong address does not show the label for sending', async ({
  page,
}) => {
  await slowConnection(page);
  await page.route(CLIENT, () => undefined);
  await page.goto('/');
  const { form, field } = signupParts(page);
  await field.fill('jane');
  await field.press('Enter');
  await expect(form).toHaveAttribute('data-pending');
  await expect(form.getByRole('button', { name: 'Join Now', exact: true })).toBeVisible();
});

const QUESTIONS = 6;

test.describe('questions of the contact page', () => {
  /** Opens, changes and closes them, by the press of whatever the test says. */
  async function walk(page: Page, press: (question: Locator) => Promise<void>) {
    const entries = page.locator('main details');
    const open = page.locator('main details[open]');
    const question = (index: number) => entries.nth(index).locator('summary');
    const answer = (index: number) => entries.nth(index).locator('p').first();
    await expect(entries).toHaveCount(QUESTIONS);
    await expect(open).toHaveCount(0);
    await expect(answer(0)).toBeHidden();

    await press(question(0));
    await expect(answer(0)).toBeVisible();
    await expect(open).toHaveCount(1);
    await press(question(QUESTIONS - 1));
    await expect(answer(QUESTIONS - 1)).toBeVisible();
    await expect(answer(0)).toBeHidden();
    await expect(open).toHaveCount(1);
    await press(question(QUESTIONS - 1));
    await expect(answer(QUESTIONS - 1)).toBeHidden();
    await expect(open).toHaveCount(0);
  }

  test('open one at a time and close when pressed again, by mouse or keys', async ({
    page,
    site,
  }) => {
    await page.goto('/connect');
    await site.ready();
    await walk(page, (question) => question.click());
    await walk(page, (question) => question.press('Enter'));
    await walk(page, (question) => question.press('Space'));
  });

  for (const [way, from] of [
    ['a search', '/search?q=soil%20sample'],
    ['the list of all pages', '/search'],
  ] as const)
    test(`${way} leads to a question, which is open`, async ({ page, site }) => {
      await page.goto(from);
      await site.ready();
      await page.getByRole('link', { name: 'How do I take a soil sample?' }).first().click();
      await expect(page.locator('main details[open] summary')).toHaveText(
        'How do I take a soil sample?',
      );
      await expect(page.locator('main details[open] summary')).toBeInViewport();
    });

  test('stay as the visitor left them after hydration', async ({ page, site }) => {
    await slowConnection(page);
    await page.goto('/connect');
    const entry = page.locator('main details').nth(2);
    await entry.locator('summary').click();
    await contactParts(page).name.focus();
    await site.ready();
    await expect(entry.locator('p').first()).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('open one at a time and close when pressed again', async ({ page }) => {
      await page.goto('/connect');
      await walk(page, (question) => question.click());
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page with a form offers other ways to reach the company in its place', async ({
    page,
  }) => {
    for (const { path, form } of FORMS) {
      await page.goto(path);
      await expect(form(page), path).toBeHidden();
      const note = page.getByText(/This form needs scripts/);
      await expect(note, path).toBeVisible();
      await expect(note.getByRole('link'), path).toHaveCount(3);
    }
  });
});
