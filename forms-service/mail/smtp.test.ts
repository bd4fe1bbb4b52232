import { expect, it } from 'vitest';
import { failureOf } from './smtp.ts';

const answer = (command: string, response: string) =>
  failureOf(
    Object.assign(new Error(response), {
      code: 'EENVELOPE',
      command,
      response,
      responseCode: Number(response.slice(0, 3)),
    }),
  );

/** What an answer of a mail server says: there is no such mailbox, we have sent too much, or anything else. */
const KINDS = {
  'no such mailbox': { isPermanent: true, isAboutUs: false },
  'our limit': { isPermanent: false, isAboutUs: true },
  later: { isPermanent: false, isAboutUs: false },
};

it.each<[kind: keyof typeof KINDS, command: string, response: string]>([
  ['no such mailbox', 'RCPT TO', '550 5.1.1 The email account does not exist'],
  ['no such mailbox', 'RCPT TO', '550-5.1.1 The email account that you tried to reach is gone'],
  ['no such mailbox', 'DATA', '550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
  ['no such mailbox', 'RCPT TO', '550 5.2.1 The account is inactive'],
  ['no such mailbox', 'RCPT TO', '553 5.1.3 bad address'],
  ['no such mailbox', 'RCPT TO', '550 no such user here'],
  ['no such mailbox', 'RCPT TO', '551 user not local'],
  ['our limit', 'DATA', '550 5.4.5 Daily user sending quota exceeded'],
  ['our limit', 'RCPT TO', '550 5.4.5 Daily SMTP relay limit exceeded'],
  ['our limit', 'DATA', '550 5.4.6 Unusual sending activity detected'],
  ['our limit', 'MAIL FROM', '550 5.4.5 Daily user sending limit exceeded'],
  ['our limit', 'RCPT TO', '550 Too many recipients in an hour'],
  ['our limit', 'DATA', '554 message rate exceeded'],
  ['our limit', 'DATA', '550 5.7.0 throttled'],
  ['later', 'RCPT TO', '552 5.2.2 The account is over quota'],
  ['later', 'RCPT TO', '550 5.7.1 Our system has detected spam'],
  ['later', 'RCPT TO', '550 Blocked: see our policy'],
  ['later', 'RCPT TO', '550 5.1.90 Your message can’t be sent'],
  ['later', 'RCPT TO', '554 relay access denied'],
  ['later', 'DATA', '554 5.2.0 STOREDRV.Submission.Exception'],
  ['later', 'DATA', '550 5.7.26 This mail is unauthenticated'],
  ['later', 'MAIL FROM', '550 5.1.1 sender unknown'],
])('an answer says "%s": %s %s', (kind, command, response) => {
  expect(answer(command, response)).toMatchObject(KINDS[kind]);
});

it('an answer counts against an address under no other code, at no other step', () => {
  const statuses = ['', '5.0.0 ', '5.1.0 ', '5.1.1 ', '5.3.4 ', '5.4.5 ', '5.5.0 ', '5.7.1 '];
  const commands = ['CONN', 'EHLO', 'AUTH PLAIN', 'MAIL FROM', 'RCPT TO', 'DATA'];
  const codes = Array.from({ length: 200 }, (_, index) => 400 + index);
  const against = codes.flatMap((code) =>
    statuses.flatMap((status) =>
      commands
        .filter((command) => answer(command, `${code} ${status}no`).isPermanent)
        .map((command) => `${command} ${code} ${status}`.trim()),
    ),
  );
  const named = against.filter((one) => /^(?:RCPT TO|DATA) 5\d\d 5\.1\.1$/.test(one));
  expect(named).toHaveLength(200);
  const others = against.filter((one) => !named.includes(one));
  expect(others).toEqual(['RCPT TO 550', 'RCPT TO 551', 'RCPT TO 553']);
});
