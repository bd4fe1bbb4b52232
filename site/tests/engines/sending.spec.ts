/** The four forms: their messages and times, and a second try after React could not be loaded. */
import { expect, test } from './test.ts';

const EMAIL = 'main form input[type=email]';
const BUTTON = { css: 'main form button[type=submit]' };
const says = (words: string) => ({ css: 'main [role=status], main [role=status] *', named: words });

for (const { path, sent } of [
  { path: '/news', sent: 'Successfully subscribed! Check your inbox for a confirmation email.' },
  { path: '/about', sent: 'Application submitted! Check your inbox for next steps.' },
]) {
  test(`the sign-up of ${path} asks for an address, then accepts it`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.ready();
    await visitor.press(BUTTON);
    await visitor.sees({ css: 'main [role=alert]', named: 'Please enter a valid email address' });
    await visitor.write(EMAIL, 'jane@kilele.example');
    await visitor.keys('Enter');
    await visitor.sees(says(sent));
  });
}

test('the newsletter form on Home can be used again after 5 seconds', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.ready();
  await visitor.write(EMAIL, 'jane@kilele.example');
  await visitor.press(BUTTON);
  await visitor.sees({ css: BUTTON.css, named: 'Subscribed!' });
  await visitor.sees({ css: BUTTON.css, named: 'Join Now' });
  await visitor.until(
    'what the field holds',
    '',
    (css) => document.querySelector<HTMLInputElement>(css)?.value,
    EMAIL,
  );
});

test('the inquiry form names the missing fields, then is sent', async ({ visitor }) => {
  await visitor.open('/connect');
  await visitor.ready();
  await visitor.press(BUTTON);
  for (const message of ['Name is required', 'Email is required', 'Message is required'])
    await visitor.sees({ css: 'main form p', named: message });
  await visitor.write('#inquiry-name', 'Jane Wanjiku');
  await visitor.write('#inquiry-email', 'jane@kilele.example');
  await visitor.write('#inquiry-message', 'My tea has yellow leaves.');
  await visitor.press(BUTTON);
  await visitor.sees(says("Inquiry sent successfully! We'll respond within 24-48 hours."));
});

test('the early access form says welcome', async ({ visitor }) => {
  await visitor.open('/comingsoon');
  await visitor.ready();
  await visitor.write(EMAIL, 'jane@kilele.example');
  await visitor.press(BUTTON);
  await visitor.sees({ css: 'main h2, main h3, main p', named: 'Welcome Aboard!' });
});

test('a form that was sent while React could not be loaded is sent at the second try', async ({
  visitor,
  host,
  allowed,
}) => {
  // Each engine has its own message for a file that fails.
  allowed.push(/./);
  host.fail(/\/assets\/client-/);
  await visitor.open('/');
  await visitor.write(EMAIL, 'jane@kilele.example');
  await visitor.press(BUTTON);
  await visitor.sees(says('Something went wrong. Please try again.'));
  host.mend();
  await visitor.press(BUTTON);
  await visitor.sees(says('Successfully subscribed! Check your inbox for a confirmation email.'));
  expect(await visitor.ask(() => window.pending)).toBe(null);
});
