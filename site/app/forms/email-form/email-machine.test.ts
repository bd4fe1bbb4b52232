import { describe, expect, it } from 'vitest';
import { EMAIL_START, transitionEmail as transition, type EmailState } from './email-machine.ts';

const submitting: EmailState = { ...EMAIL_START, status: 'submitting' };
const done: EmailState = { status: 'done', error: null, hasReceipt: true };
const refused: EmailState = { ...EMAIL_START, error: 'invalid' };
const failed: EmailState = { ...EMAIL_START, error: 'failed' };

describe('submitting', () => {
  it('begins with a valid address, and removes the error before it', () => {
    for (const state of [EMAIL_START, refused, failed]) {
      expect(transition(state, { type: 'submitted', isValid: true })).toEqual(submitting);
    }
  });

  it('refuses an invalid address', () => {
    expect(transition(EMAIL_START, { type: 'submitted', isValid: false })).toEqual(refused);
  });

  it('happens once, however often the button is pressed', () => {
    expect(transition(submitting, { type: 'submitted', isValid: true })).toBe(submitting);
    expect(transition(submitting, { type: 'submitted', isValid: false })).toBe(submitting);
  });

  it('leaves the success showing when the emptied field is submitted again', () => {
    expect(transition(done, { type: 'submitted', isValid: false })).toBe(done);
  });

  it('may follow a success with another address', () => {
    expect(transition(done, { type: 'submitted', isValid: true })).toEqual({
      ...submitting,
      hasReceipt: true,
    });
  });
});

describe('typing', () => {
  it('clears the error as soon as the address is valid, not before', () => {
    expect(transition(refused, { type: 'typed', isValid: false })).toBe(refused);
    expect(transition(refused, { type: 'typed', isValid: true })).toEqual(EMAIL_START);
  });

  it('adds no error', () => {
    expect(transition(EMAIL_START, { type: 'typed', isValid: false })).toBe(EMAIL_START);
  });
});

describe('the answer', () => {
  it('brings success and a receipt', () => {
    expect(transition(submitting, { type: 'succeeded' })).toEqual(done);
  });

  it('brings an error after a failure', () => {
    expect(transition(submitting, { type: 'failed' })).toEqual(failed);
  });

  it('is ignored when no submission waits for it', () => {
    for (const state of [EMAIL_START, refused, done]) {
      expect(transition(state, { type: 'succeeded' })).toBe(state);
      expect(transition(state, { type: 'failed' })).toBe(state);
    }
  });
});

describe('the end of the success', () => {
  it('keeps the receipt', () => {
    expect(transition(done, { type: 'expired' })).toEqual({ ...EMAIL_START, hasReceipt: true });
  });

  it('does not interrupt a second sign-up', () => {
    expect(transition(submitting, { type: 'expired' })).toBe(submitting);
  });
});
