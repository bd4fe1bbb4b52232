import { expect, it } from 'vitest';
import { isMailbox } from './mailbox.ts';

it.each([
  'wanjiru@shamba.example',
  "o'brien+seed@mail.shamba.example",
  'a.b_c-d@shamba.co.ke',
  'wanjirũ@shamba.example',
  'wanjiru@bücher.example',
  'wanjiru@उदाहरण.example',
  `${'a'.repeat(64)}@shamba.example`,
])('%s is a mailbox', (address) => expect(isMailbox(address)).toBe(true));

it.each([
  ['nothing', ''],
  ['no @', 'wanjiru'],
  ['nothing before the @', '@shamba.example'],
  ['nothing after it', 'wanjiru@'],
  ['a host without a dot', 'wanjiru@localhost'],
  ['a host that is a number', 'wanjiru@[127.0.0.1]'],
  ['a host that is a bare number', 'wanjiru@127.0.0.1'],
  ['two addresses', 'a@shamba.example, b@shamba.example'],
  ['two addresses without a space', 'a@shamba.example,b@shamba.example'],
  ['two addresses of Outlook', 'a@shamba.example;b@shamba.example'],
  ['two @', 'a@b@shamba.example'],
  ['angle brackets', '<a@shamba.example>'],
  ['a name', 'Wanjiru <a@shamba.example>'],
  ['a comment', 'a(b)@shamba.example'],
  ['a quoted name', '"a b"@shamba.example'],
  ['a group', 'friends:a@shamba.example'],
  ['a line end', 'a@shamba.example\nBcc: b@shamba.example'],
  ['a line end of Unicode', 'a@shamba.example\u2028'],
  ['an invisible sign', 'a\u200b@shamba.example'],
  ['a change of direction', 'a\u202e@shamba.example'],
  ['half a sign', 'a\ud800@shamba.example'],
  ['a NUL', 'a\0@shamba.example'],
  ['dots in a row in the host', 'a@shamba..example'],
  ['a longer name than mail allows', `${'a'.repeat(65)}@shamba.example`],
  ['more than mail allows', `a@${'b.'.repeat(130)}example`],
])('%s is not a mailbox', (_what, address) => expect(isMailbox(address)).toBe(false));
