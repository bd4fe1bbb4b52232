/** Pages on a static host, and the service on another origin. Each accepts only the other. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '../testing/two-origins.ts';
import { expect, STILL } from '@website/site/tests/site.ts';
import {
  BANNER,
  contactParts,
  signupParts,
  writeInquiry,
} from '@website/site/tests/journeys/form-parts.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use(STILL);

test('a form is submitted to the service', async ({ page, site, cross }) => {
  await page.goto('/connect');
  await site.ready();
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
  await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  expect(await cross.stored()).toMatchObject([
    { fields: { email: 'jane@kilele.example' }, state: 'new', suspicion: null },
  ]);
});

test('the policy of its pages allows that service and no other origin', async ({
  request,
  cross,
}) => {
  const policy = (await request.get('/connect')).headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${cross.service};`);
  expect(policy).toContain(`form-action 'self' ${cross.service};`);
  expect(policy?.split(cross.service)).toHaveLength(3);
});

test.describe('a page of another origin', () => {
  test.use({ mayFetch: /./ });

  test('can neither send a form nor read an answer', async ({ page, site, cross }) => {
    site.expectMessage(/blocked by CORS policy/);
    site.allowMessage(/Failed to load resource/);
    const other = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<title>Elsewhere</title>');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const sent = await page.evaluate(
      (address) =>
        Promise.all(
          [
            { type: 'application/json', body: '{"email":"jane@kilele.example"}' },
            { type: 'application/x-www-form-urlencoded', body: 'email=jane%40kilele.example' },
          ].map(({ type, body }) =>
            fetch(address, { method: 'POST', headers: { 'Content-Type': type }, body }).then(
              () => 'read',
              () => 'refused',
            ),
          ),
        ),
      `${cross.service}/submissions/partnership`,
    );
    expect(sent).toEqual(['refused', 'refused']);
    // The preflight request for JSON, and the form, which browsers send without a preflight request.
    expect(cross.answers.sort((a, b) => a - b)).toEqual([204, 403]);
    expect(await cross.stored()).toEqual([]);
    other.closeAllConnections();
    other.close();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads to the thanks page of the service', async ({ page, cross }) => {
    await page.goto('/about');
    await signupParts(page).field.fill('jane@kilele.example');
    await signupParts(page).button.click();
    await expect(page).toHaveURL(`${cross.service}/submissions/partnership/thanks`);
    expect(await cross.stored()).toMatchObject([{ state: 'new', suspicion: null }]);
  });

  test('an inquiry with errors is shown again with what was typed', async ({
    page,
    site,
    cross,
  }) => {
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
