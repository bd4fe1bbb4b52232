import { describe, expect, it } from 'vitest';
import {
  INQUIRY_START,
  transitionInquiry as transition,
  type InquiryState,
} from './inquiry-machine.ts';

const submitting: InquiryState = { ...INQUIRY_START, status: 'submitting' };
const done: InquiryState = { ...INQUIRY_START, status: 'done', hasReceipt: true };
const refused: InquiryState = {
  ...INQUIRY_START,
  errors: { name: 'nameRequired', message: 'messageRequired' },
  refusals: 1,
};

describe('submitting', () => {
  it('begins only if there is no error', () => {
    expect(transition(INQUIRY_START, { type: 'submitted', errors: {} })).toEqual(submitting);
  });

  it('is refused with all errors otherwise, and counted each time', () => {
    const { errors } = refused;
    const once = transition(INQUIRY_START, { type: 'submitted', errors });
    expect(once).toEqual(refused);
    expect(transition(once, { type: 'submitted', errors }).refusals).toBe(2);
  });

  it('happens once, however often the button is pressed', () => {
    expect(transition(submitting, { type: 'submitted', errors: {} })).toBe(submitting);
    expect(transition(submitting, { type: 'submitted', errors: refused.errors })).toBe(submitting);
  });

  it('removes the failure of the submission before it', () => {
    const failed = { ...INQUIRY_START, hasFailed: true };
    expect(transition(failed, { type: 'submitted', errors: {} })).toEqual(submitting);
    expect(transition(failed, { type: 'submitted', errors: refused.errors }).hasFailed).toBe(false);
  });

  it('may follow a success at once', () => {
    expect(transition(done, { type: 'submitted', errors: {} }).status).toBe('submitting');
  });

  it('that is refused leaves the success showing', () => {
    expect(transition(done, { type: 'submitted', errors: refused.errors }).status).toBe('done');
  });
});

describe('typing', () => {
  it('adds no error', () => {
    const event = { type: 'typed', field: 'email', error: 'emailInvalid' } as const;
    expect(transition(INQUIRY_START, event)).toBe(INQUIRY_START);
    expect(transition(refused, event)).toBe(refused);
  });

  it('clears the error of the field that is now valid, and no other', () => {
    const { errors } = transition(refused, { type: 'typed', field: 'name', error: undefined });
    expect(errors).toEqual({ message: 'messageRequired' });
  });

  it('replaces an error by the next one of the same field', () => {
    const { errors } = transition(refused, {
      type: 'typed',
      field: 'message',
      error: 'messageShort',
    });
    expect(errors).toEqual({ name: 'nameRequired', message: 'messageShort' });
  });

  it('keeps an error as long as it is true', () => {
    const event = { type: 'typed', field: 'name', error: 'nameRequired' } as const;
    expect(transition(refused, event)).toBe(refused);
  });
});

describe('the answer', () => {
  it('brings success and a receipt', () => {
    expect(transition(submitting, { type: 'succeeded' })).toEqual(done);
  });

  it('leads back to the form after a failure', () => {
    expect(transition(submitting, { type: 'failed' })).toEqual({
      ...INQUIRY_START,
      hasFailed: true,
    });
  });

  it('is ignored when no submission waits for it', () => {
    for (const state of [INQUIRY_START, refused, done]) {
      expect(transition(state, { type: 'succeeded' })).toBe(state);
      expect(transition(state, { type: 'failed' })).toBe(state);
    }
  });
});

describe('the end of the success', () => {
  it('keeps the receipt and the errors that were found meanwhile', () => {
    expect(transition(done, { type: 'expired' })).toEqual({
      ...INQUIRY_START,
      hasReceipt: true,
    });
    const { errors } = refused;
    expect(transition({ ...done, errors }, { type: 'expired' }).errors).toBe(errors);
  });

  it('does not interrupt a second inquiry', () => {
    expect(transition(submitting, { type: 'expired' })).toBe(submitting);
  });
});
