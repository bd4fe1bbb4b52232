/** Each form from idle to idle, each of its errors, and a form that is sent before its script has loaded. */
import type { Locator, Page, Route } from '@playwright/test';
import {
  BLOCKED,
  CLIENT,
  slowConnection,
  STAYS_PLAIN,
  withoutScripts,
} from '../journeys/checks.ts';
import {
  BANNER,
  contactParts,
  FAILURE,
  FORM_COMPONENTS,
  FORMS,
  MINUTE,
  openAndStopClock,
  signupParts,
  SUCCESS_SHOWN,
  writeInquiry,
} from '../journeys/form-parts.ts';
import { expect, STILL, test } from '../site.ts';

test.use(STILL);

/** The words that stay beside the form when its success has gone. */
const receipt = (page: Page) => page.getByText('nothing was sent to us.');

/** Whether words are more red than green. */
const isRed = (words: Locator) =>
  words.evaluate((element) => {
    const [red = 0, green = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return red > green;
  });

/** Everything that stands in a form's fields. */
const written = (form: Locator) =>
  form
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** The form is refused as it is, and says so beside the field, which gets the focus and keeps its text. */
async function expectRefusal(page: Page, words: string): Promise<void> {
  const { form, field, button } = signupParts(page);
  const text = await field.inputValue();
  await button.click();
  await expect(form.getByRole('alert')).toHaveText(words);
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
}

for (const { path, idle, sending, sent } of FORMS.slice(0, 3))
  test(`the form of ${path} goes from idle to idle, with its errors`, async ({ page }) => {
    await openAndStopClock(page, path);
    const { form, field, button, status } = signupParts(page);
    const done = path === '/about' ? 'Applied!' : 'Subscribed!';
    // The news list takes any text.
    const taken = path === '/news' ? 'jane' : 'jane@kilele.example';
    await expect(button).toHaveText(idle);
    for (const text of path === '/news' ? ['', '  '] : ['', 'jane']) {
      await field.fill(text);
      await expectRefusal(page, 'Please enter a valid email address');
      expect(await isRed(form.getByRole('alert'))).toBe(true);
    }
    await field.fill(taken);
    await expect(form.getByRole('alert')).toBeEmpty();
    await expect(field).not.toHaveAttribute('aria-invalid');

    await field.press('Enter');
    await expect(button).toHaveText(sending);
    await expect(button).toBeDisabled();
    await expect(field).toBeDisabled();
    await page.clock.runFor(999);
    await expect(button).toHaveText(sending);
    await page.clock.runFor(1);
    await expect(button).toHaveText(done);
    await expect(status.getByText(sent, { exact: true })).toBeVisible();
    if (path !== '/about')
      await expect(status).toContainText('Check your inbox for a confirmation');
    expect(await isRed(status)).toBe(false);
    // The sign-up of partners shows the address until it is idle again.
    await expect(field).toHaveValue(path === '/about' ? taken : '');
    await expect(field).toBeEnabled({ enabled: path !== '/about' });
    await expect(form.locator(':focus'), 'the focus stays in the form').toHaveCount(1);

    await page.clock.runFor(SUCCESS_SHOWN - 1);
    await expect(button).toHaveText(done);
    await page.clock.runFor(1);
    await expect(button).toHaveText(idle);
    await expect(status).toBeEmpty();
    await expect(field).toHaveValue('');
    await expect(field).toBeEnabled();
    await page.clock.runFor(10 * MINUTE);
    await expect(receipt(page)).toBeVisible();
  });

test('the contact form goes from idle to idle, with its errors', async ({ page }) => {
  await openAndStopClock(page, '/connect');
  const parts = contactParts(page);
  const { form, name, email, subject, message, button, summary, status } = parts;
  const errors = summary.getByRole('link');
  await expect(subject).toHaveValue('General Inquiry');
  await expect(subject.getByRole('option')).toHaveText([
    'Coffee',
    'Tea',
    'Sustainability',
    'General Inquiry',
  ]);
  await button.click();
  await expect(summary).toBeFocused();
  await expect(errors).toHaveText(['Name is required', 'Email is required', 'Message is required']);
  await errors.last().click();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect(page).toHaveURL('/connect');

  await email.fill('jane@kilele');
  await message.fill('  My tea  ');
  await expect(errors).toHaveText([
    'Name is required',
    'Please enter a valid email',
    'Message must be at least 10 characters',
  ]);
  await button.click();
  await expect(message).toHaveAccessibleDescription('Message must be at least 10 characters');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('jane@kilele');
  await writeInquiry(parts);
  await expect(summary).toHaveCount(0);

  await button.click();
  await expect(button).toHaveText('Sending...');
  await expect(form.locator(':focus'), 'the focus stays in the form').toHaveCount(1);
  for (const part of [name, email, subject, message, button]) await expect(part).toBeDisabled();
  await expect(message).toHaveValue('My tea has yellow leaves.');
  await page.clock.runFor(1499);
  await expect(button).toHaveText('Sending...');
  await page.clock.runFor(1);
  await expect(form.getByText(BANNER, { exact: true })).toBeVisible();
  await expect(button).toHaveText('Send Message');
  for (const field of [name, email, message]) await expect(field).toHaveValue('');
  await expect(subject).toHaveValue('General Inquiry');

  await message.fill('And one more question.');
  await page.clock.runFor(SUCCESS_SHOWN - 1);
  await expect(status).toHaveText(BANNER);
  await page.clock.runFor(1);
  await expect(status).toBeEmpty();
  await expect(message).toHaveValue('And one more question.');
  await page.clock.runFor(10 * MINUTE);
  await expect(receipt(page)).toBeVisible();
});

test('early access asks for an address, then shows the welcome, and keeps it', async ({ page }) => {
  await openAndStopClock(page, '/comingsoon');
  const { form, field, button } = signupParts(page);
  const welcome = page.getByText('Welcome Aboard!', { exact: true });
  await expect(button).toHaveText('Notify Me');
  for (const nothing of ['', '   ']) {
    await field.fill(nothing);
    await expectRefusal(page, 'Please enter your email address');
  }
  await field.fill('jane');
  await button.click();
  await page.clock.runFor(1);
  await expect(welcome).toBeFocused();
  await expect(form).toHaveCount(0);
  await page.clock.runFor(10 * MINUTE);
  await expect(welcome).toBeVisible();
});

/** Counts from here on the waits of `duration` ms: each stands for one form that is sent. */
function countWaits(page: Page, duration: number) {
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

for (const { path, fill, form: find, idle, sending, wait, sent } of FORM_COMPONENTS)
  test(`the form of ${path} loses nothing before React`, async ({ page, site }) => {
    site.expectMessage(BLOCKED);
    site.expectMessage(STAYS_PLAIN);
    await slowConnection(page);
    const asked: Route[] = [];
    let isBroken = false;
    await page.route(CLIENT, (route) => (isBroken ? route.abort() : void asked.push(route)));
    await openAndStopClock(page, path, false);
    const waits = await countWaits(page, wait);
    const form = find(page);
    const button = form.getByRole('button');
    const failure = form.getByRole('status').getByText(FAILURE, { exact: true });
    await fill(page);
    const typed = await written(form);
    await button.click();
    await expect(form).toHaveAttribute('data-pending');
    await expect(form.getByRole('button', { name: sending, exact: true })).toBeVisible();
    // The page asks for a script that has failed once more by itself.
    isBroken = true;
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    for (const route of asked.splice(0)) await route.abort();
    await expect(failure).toBeVisible();
    await expect(form.getByRole('button', { name: idle, exact: true })).toBeVisible();
    expect(await written(form)).toEqual(typed);

    isBroken = false;
    await button.dblclick();
    await button.press('Enter');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    for (const route of asked) await route.continue();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(sending);
    await expect(failure).toHaveCount(0);
    expect(await written(form)).toEqual(typed);
    await page.clock.runFor(wait + 1);
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    expect(await waits.jsonValue()).toEqual({ count: 1 });
    await expect(page).toHaveURL(path);
  });

withoutScripts('other ways to reach the company stand in place of forms', async ({ page }) => {
  for (const { path, form } of FORMS) {
    await page.goto(path);
    await expect(form(page), path).toBeHidden();
    const note = page.getByText(/This form needs scripts/);
    await expect(note, path).toBeVisible();
    await expect(note.getByRole('link'), path).toHaveCount(3);
  }
});
