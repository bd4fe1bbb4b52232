import { describe, expect, it } from 'vitest';
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

describe('the answer of a mail server', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 The email account does not exist'],
    ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist'],
    ['DATA', '550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
    ['RCPT TO', '550 5.2.1 The account is inactive'],
    ['RCPT TO', '553 5.1.3 bad address'],
    ['RCPT TO', '550 no such user here'],
    ['RCPT TO', '551 user not local'],
  ])('%s: %s says that there is no such mailbox', (command, response) => {
    expect(answer(command, response)).toMatchObject({ isPermanent: true, isAboutUs: false });
  });

  it.each([
    ['DATA', '550 5.4.5 Daily user sending quota exceeded'],
    ['RCPT TO', '550 5.4.5 Daily SMTP relay limit exceeded'],
    ['DATA', '550 5.4.6 Unusual sending activity detected'],
    ['MAIL FROM', '550 5.4.5 Daily user sending limit exceeded'],
    ['RCPT TO', '550 Too many recipients in an hour'],
    ['DATA', '554 message rate exceeded'],
    ['DATA', '550 5.7.0 throttled'],
  ])('%s: %s pauses the sender', (command, response) => {
    expect(answer(command, response)).toMatchObject({ isPermanent: false, isAboutUs: true });
  });

  it.each([
    ['RCPT TO', '552 5.2.2 The account is over quota'],
    ['RCPT TO', '550 5.7.1 Our system has detected spam'],
    ['RCPT TO', '550 Blocked: see our policy'],
    ['RCPT TO', '550 5.1.90 Your message can’t be sent'],
    ['RCPT TO', '554 relay access denied'],
    ['DATA', '554 5.2.0 STOREDRV.Submission.Exception'],
    ['DATA', '550 5.7.26 This mail is unauthenticated'],
    ['MAIL FROM', '550 5.1.1 sender unknown'],
  ])('%s: %s is tried again', (command, response) => {
    expect(answer(command, response)).toMatchObject({ isPermanent: false, isAboutUs: false });
  });

  it('counts against an address under no other code, at no other step', () => {
    const against: string[] = [];
    for (let code = 400; code < 600; code += 1)
      for (const status of [
        '',
        '5.0.0 ',
        '5.1.0 ',
        '5.1.1 ',
        '5.3.4 ',
        '5.4.5 ',
        '5.5.0 ',
        '5.7.1 ',
      ])
        for (const command of ['CONN', 'EHLO', 'AUTH PLAIN', 'MAIL FROM', 'RCPT TO', 'DATA'])
          if (answer(command, `${code} ${status}no`).isPermanent)
            against.push(`${command} ${code} ${status}`.trim());
    const named = against.filter((one) => one.endsWith('5.1.1'));
    expect(named).toHaveLength(200);
    expect(named.every((one) => /^(?:RCPT TO|DATA) 5\d\d /.test(one))).toBe(true);
    expect(against.filter((one) => !named.includes(one))).toEqual([
      'RCPT TO 550',
      'RCPT TO 551',
      'RCPT TO 553',
    ]);
  });
});
