/** What differs between engines when a form is sent: keys, the focus, and a second try after a script has failed. */
import { expect, test } from './test.ts';

const EMAIL = 'main form input[type=email]';
const BUTTON = { css: 'main form button[type=submit]' };
const says = (words: string) => ({ css: 'main [role=status], main [role=status] *', named: words });

test('a form that was sent while React could not be loaded is sent at the second try, refuses what is no address, and can be used again', async ({
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
  await visitor.sees({ css: BUTTON.css, named: 'Join Now' });
  await visitor.write(EMAIL, 'jane');
  await visitor.keys('Enter');
  await visitor.sees({ css: 'main [role=alert]', named: 'Please enter a valid email address' });
});
