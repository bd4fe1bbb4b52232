import { describe, expect, it } from 'vitest';
import {
  EARLY_ACCESS_START,
  transitionEarlyAccess as transition,
  type EarlyAccessState,
} from './machine.ts';

const submitting: EarlyAccessState = { status: 'submitting' };
const welcome: EarlyAccessState = { status: 'welcome' };
const refused: EarlyAccessState = { status: 'idle', error: 'empty' };

describe('early access', () => {
  it('submits what is filled', () => {
    expect(transition(EARLY_ACCESS_START, { type: 'submitted', isFilled: true })).toEqual(
      submitting,
    );
  });

  it('refuses what is empty, again each time', () => {
    const once = transition(EARLY_ACCESS_START, { type: 'submitted', isFilled: false });
    expect(once).toEqual(refused);
    expect(transition(once, { type: 'submitted', isFilled: false })).not.toBe(once);
  });

  it('forgets the error as soon as something is typed, not before', () => {
    expect(transition(refused, { type: 'typed', isFilled: false })).toBe(refused);
    expect(transition(refused, { type: 'typed', isFilled: true })).toBe(EARLY_ACCESS_START);
  });

  it('welcomes after success', () => {
    expect(transition(submitting, { type: 'succeeded' })).toEqual(welcome);
  });

  it('returns to the form with an error after failure', () => {
    expect(transition(submitting, { type: 'failed' })).toEqual({ status: 'idle', error: 'failed' });
  });

  it('ignores a second submission while the first is under way', () => {
    expect(transition(submitting, { type: 'submitted', isFilled: true })).toBe(submitting);
    expect(transition(submitting, { type: 'typed', isFilled: true })).toBe(submitting);
  });

  it('ignores an answer nobody waits for', () => {
    expect(transition(EARLY_ACCESS_START, { type: 'succeeded' })).toBe(EARLY_ACCESS_START);
    expect(transition(refused, { type: 'failed' })).toBe(refused);
  });

  it('stays welcome whatever happens', () => {
    for (const event of [
      { type: 'typed', isFilled: true },
      { type: 'submitted', isFilled: true },
      { type: 'succeeded' },
      { type: 'failed' },
    ] as const) {
      expect(transition(welcome, event)).toBe(welcome);
    }
  });
});
