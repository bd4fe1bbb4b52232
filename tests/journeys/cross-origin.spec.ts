/** Pages on a static host, forms taken elsewhere: by exactly that service, from exactly that host. */
import { test } from '../cross-site.ts';
import { expect } from '../site.ts';
import { contactParts, FORMS, signupParts, writeInquiry } from './form-parts.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

for (const { path, fill, form: find, sent } of FORMS) {
  test(`form of ${path} is taken elsewhere`, async ({ page, site, cross }) => {
    await page.goto(path);
    await site.ready();
    await fill(page);
    await find(page).getByRole('button').click();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    expect(await cross.stored()).toMatchObject([
      { fields: { email: 'jane@kilele.example' }, state: 'new', suspicion: null },
    ]);
  });
}

test('its pages may speak to that service and to nobody else', async ({ request, cross }) => {
  const policy = (await request.get('/connect')).headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${cross.service};`);
  expect(policy).toContain(`form-action 'self' ${cross.service};`);
  expect(policy?.split(cross.service)).toHaveLength(3);
});

test('pages of another origin can neither send a form nor read anything', async ({
  page,
  site,
  cross,
}) => {
  site.expectMessage(/blocked by CORS policy/);
  site.allowMessage(/net::ERR_FAILED/);
  // The same pages, whose own policy lets them ask: under another name they are another site.
  const other = cross.origin.replace('127.0.0.1', 'localhost');
  await page.route(`${other}/**`, async (route) => {
    const url = route.request().url().replace(other, cross.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${other}/about`);
  const attempts = await page.evaluate(
    (service) =>
      Promise.all(
        ['application/json', 'application/x-www-form-urlencoded'].map((type) =>
          fetch(`${service}/submissions/partnership`, {
            method: 'POST',
            headers: {
              'Content-Type': type,
              ...(type.endsWith('json') && { 'Idempotency-Key': crypto.randomUUID() }),
            },
            body: type.endsWith('json')
              ? '{"email":"jane@kilele.example"}'
              : 'email=jane%40kilele.example',
          }).then(
            () => 'read',
            () => 'refused',
          ),
        ),
      ),
    cross.service,
  );
  expect(attempts).toEqual(['refused', 'refused']);
  expect(await cross.stored()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads to the thanks of the service', async ({ page, cross }) => {
    await page.goto('/about');
    await signupParts(page).field.fill('jane@kilele.example');
    await signupParts(page).button.click();
    await expect(page).toHaveURL(`${cross.service}/submissions/partnership/thanks`);
    expect(await cross.stored()).toMatchObject([{ state: 'new', suspicion: null }]);
  });

  test('an inquiry comes back with what was typed', async ({ page, site, cross }) => {
    site.expectMessage(/status of 422/);
    await page.goto('/connect');
    await writeInquiry(contactParts(page));
    await contactParts(page).email.fill('jane');
    await contactParts(page).button.click();
    await expect(contactParts(page).email).toBeFocused();
    await expect(contactParts(page).message).toHaveValue('My tea has yellow leaves.');
    await contactParts(page).email.fill('jane@kilele.example');
    await contactParts(page).button.click();
    await expect(page).toHaveURL(`${cross.service}/submissions/inquiry/thanks`);
    expect(await cross.stored()).toHaveLength(1);
  });
});
