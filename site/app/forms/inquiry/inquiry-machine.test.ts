import { expect, it } from 'vitest';
import {
  INQUIRY_START as start,
  transitionInquiry as transition,
  type InquiryState,
} from './inquiry-machine.ts';

type Event = Parameters<typeof transition>[1];

const submitting: InquiryState = { ...start, status: 'submitting' };
const done: InquiryState = { ...start, status: 'done', hasReceipt: true };
const errors = { name: 'nameRequired', message: 'messageRequired' } as const;
const refused: InquiryState = { ...start, errors, refusals: 1 };

const send: Event = { type: 'submitted', errors: {} };
const sendWrong: Event = { type: 'submitted', errors };
const typed = (field: 'name' | 'email' | 'message', error?: 'messageShort' | 'emailInvalid') =>
  ({ type: 'typed', field, error }) satisfies Event;

// From idle to idle: `site/tests/main-courses/forms.spec.ts` and `inquiry-form.test.tsx`.
it.each<[string, InquiryState, Event, Partial<InquiryState>]>([
  ['loses the failure before it when sent', { ...start, hasFailed: true }, send, submitting],
  ['loses it when refused, too', { ...start, hasFailed: true }, sendWrong, { hasFailed: false }],
  ['that is refused leaves the success showing', done, sendWrong, { status: 'done' }],
  [
    'loses the error of a field that is right',
    refused,
    typed('name'),
    { errors: { message: errors.message } },
  ],
  [
    'gets its next error',
    refused,
    typed('message', 'messageShort'),
    { errors: { ...errors, message: 'messageShort' } },
  ],
  ['keeps errors found meanwhile', { ...done, errors }, { type: 'expired' }, { errors }],
])('an inquiry: %s', (_what, state, event, next) => {
  expect(transition(state, event)).toMatchObject(next);
});

it.each<[string, InquiryState, Event]>([
  ['is sent once, however often the button is pressed', submitting, send],
  ['is not refused while it is sent', submitting, sendWrong],
  ['gets no error from typing', start, typed('email', 'emailInvalid')],
  ['gets no error of another field from typing', refused, typed('email', 'emailInvalid')],
  ['ignores success when nothing waits', start, { type: 'succeeded' }],
  ['ignores failure after success', done, { type: 'failed' }],
  ['is not interrupted by the end of an earlier success', submitting, { type: 'expired' }],
])('an inquiry: %s', (_what, state, event) => {
  expect(transition(state, event)).toBe(state);
});
