import { expect, it } from 'vitest';
import { hintOf } from './failure-hints.ts';

it.each([
  ['CONN: self-signed certificate', 'certificate'],
  ["CONN: Hostname/IP does not match certificate's altnames: Host: localhost.", 'certificate'],
  ['CONN: unable to verify the first certificate', 'certificate'],
  ['CONN: C0EC:error:0A00010B:SSL routines:ssl3_get_record:wrong version number', 'port 465'],
  ['CONN: Upgrading connection with STARTTLS failed', 'port 465'],
  ['CONN: Greeting never received', 'port 465'],
  ['CONN: certificate has expired', 'renew it'],
  ['CONN: connect ECONNREFUSED 127.0.0.1:25', 'host and the port'],
  ['AUTH PLAIN: 535 5.7.8 authentication failed', 'name and the password'],
  ['the webhook answered 301', 'leads to another address'],
  ['the webhook answered 410', 'WEBHOOK_SECRET'],
  ['the webhook answered 429', 'the other system works'],
  ['the webhook answered 500', 'the other system works'],
  ['the webhook did not answer in 15 s', 'WEBHOOK_URL'],
  ['the webhook cannot be reached: SSL routines:wrong version number', 'WEBHOOK_URL'],
  ['the webhook cannot be reached: self-signed certificate', 'WEBHOOK_URL'],
])('the hint for "%s" names %s', (error, hint) => expect(hintOf(error)).toContain(hint));
