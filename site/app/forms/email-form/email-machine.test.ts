import { expect, it } from 'vitest';
import {
  EMAIL_START as start,
  transitionEmail as transition,
  type EmailState,
} from './email-machine.ts';

type Event = Parameters<typeof transition>[1];

const submitting: EmailState = { ...start, status: 'submitting' };
const done: EmailState = { status: 'done', error: null, hasReceipt: true };
const refused: EmailState = { ...start, error: 'invalid' };
const failed: EmailState = { ...start, error: 'failed' };

const send: Event = { type: 'submitted', isValid: true };
const sendWrong: Event = { type: 'submitted', isValid: false };

// From idle to idle: `site/tests/main-courses/forms.spec.ts` and `email-form.test.tsx`.
it.each<[string, EmailState, Event, EmailState]>([
  ['loses the refusal before it', refused, send, submitting],
  ['loses the failure before it', failed, send, submitting],
  ['may follow a success', done, send, { ...submitting, hasReceipt: true }],
])('a form for an address: %s', (_what, state, event, next) => {
  expect(transition(state, event)).toEqual(next);
});

it.each<[string, EmailState, Event]>([
  ['is sent once, however often the button is pressed', submitting, send],
  ['is not refused while it is sent', submitting, sendWrong],
  ['keeps its success when the emptied field is sent again', done, sendWrong],
  ['keeps an error as long as it is true', refused, { type: 'typed', isValid: false }],
  ['gets no error from typing', start, { type: 'typed', isValid: false }],
  ['ignores success when nothing waits', start, { type: 'succeeded' }],
  ['ignores failure after success', done, { type: 'failed' }],
  ['is not interrupted by the end of an earlier success', submitting, { type: 'expired' }],
])('a form for an address: %s', (_what, state, event) => {
  expect(transition(state, event)).toBe(state);
});
