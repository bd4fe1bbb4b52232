// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringIntoView } from '../bring-into-view.ts';
import { Newsletter } from '../newsletter-form.tsx';
import { Partnership } from '../partnership.tsx';
import type { Submit } from '../submission.ts';

vi.mock('../bring-into-view.ts');

const INVALID = 'Please enter a valid email address';
const FAILURE = 'Something went wrong. Please try again.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button');
const press = () => fireEvent.click(button());
const status = () => screen.getByRole('status');
/** The text of the field's description. */
const error = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Never answers. */
const pending = () => vi.fn<Submit>(() => new Promise(() => undefined));

describe('newsletter', () => {
  it('has one button text on Home and another elsewhere', () => {
    const { rerender } = render(<Newsletter place="home" />);
    expect(button().textContent).toBe('Join Now');
    rerender(<Newsletter place="news" />);
    expect(button().textContent).toBe('Subscribe Now');
  });

  it('says beside the form, before anything is sent, that it sends nothing', () => {
    render(<Newsletter place="home" />);
    const note = screen.getByText('A demonstration: this form sends nothing.', { exact: false });
    expect(field().form?.contains(note)).toBe(true);
    expect(note.querySelector('a')?.getAttribute('href')).toBe('/legal/privacy');
  });

  it('marks the address as required, and turns off the browser’s own checks', () => {
    render(<Newsletter place="home" />);
    const { type, required, form } = field();
    expect([type, required, form?.noValidate]).toEqual(['email', true, true]);
    // For the browser's suggestions and the phone's keyboard.
    const help = ['autocomplete', 'inputmode', 'enterkeyhint', 'spellcheck'];
    expect(help.map((name) => field().getAttribute(name))).toEqual([
      'email',
      'email',
      'send',
      'false',
    ]);
    expect(status().dataset['failure']).toBe(FAILURE);
  });

  it.each([
    ['home', ''],
    ['home', '   '],
    ['home', 'wanjiru.example.com'],
    ['news', ''],
  ] as const)('of %s refuses "%s" and returns to the field', (place, value) => {
    const submit = pending();
    render(<Newsletter place={place} submit={submit} />);
    type(value);
    button().focus();
    press();
    expect(error()).toBe(INVALID);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(submit).not.toHaveBeenCalled();
  });

  it('reads errors out in a region that was there before them, and brings them into view', () => {
    render(<Newsletter place="home" />);
    const region = screen.getByRole('alert');
    expect(region.textContent).toBe('');
    for (const attempt of [1, 2]) {
      button().focus();
      press();
      expect(screen.getByRole('alert')).toBe(region);
      expect(region.textContent).toBe(INVALID);
      expect(document.activeElement).toBe(field());
      expect(bringIntoView).toHaveBeenCalledTimes(attempt);
      expect(bringIntoView).toHaveBeenLastCalledWith(field().form);
    }
  });

  it('clears the error as soon as the address is right', () => {
    render(<Newsletter place="home" />);
    type('wanjiru');
    press();
    type('wanjiru.');
    expect(error()).toBe(INVALID);
    type('wanjiru@');
    expect(error()).toBe('');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('is sent for a second, with the focus kept in the form', async () => {
    render(<Newsletter place="home" />);
    type('wanjiru@example.com');
    button().focus();
    press();
    expect(button().textContent).toBe('Subscribing...');
    expect([field().disabled, button().disabled]).toEqual([true, true]);
    expect(document.activeElement).toBe(status());
    await pass(999);
    expect(button().textContent).toBe('Subscribing...');
    await pass(1);
    expect(button().textContent).toBe('Subscribed!');
  });

  it.each([
    ['home', 'wanjiru@example.com'],
    // Its field takes any text (section 9).
    ['news', 'anything'],
  ] as const)('of %s is sent once, however often it is submitted', (place, email) => {
    const submit = pending();
    render(<Newsletter place={place} submit={submit} />);
    type(` ${email} `);
    press();
    fireEvent.submit(button());
    expect(submit).toHaveBeenCalledExactlyOnceWith('newsletter', { email });
  });

  it('shows its success for exactly 5 seconds, and keeps a receipt', async () => {
    render(<Newsletter place="home" />);
    type('wanjiru@example.com');
    press();
    await pass(1000);
    screen.getByText('Successfully subscribed!');
    screen.getByText('Check your inbox for a confirmation email.');
    expect([field().value, field().disabled]).toEqual(['', false]);
    expect(bringIntoView).toHaveBeenCalledExactlyOnceWith(field().form);
    type('kamau@example.com');
    await pass(4999);
    expect(button().textContent).toBe('Subscribed!');
    await pass(1);
    expect(button().textContent).toBe('Join Now');
    expect(status().textContent).toBe('');
    screen.getByText(/nothing was sent/);
    expect(field().value).toBe('kamau@example.com');
    expect(bringIntoView).toHaveBeenCalledOnce();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
  ])('returns to idle when the submission %s, and keeps the address', async (_, fail) => {
    const submit = vi.fn<Submit>(() => Promise.resolve());
    submit.mockImplementationOnce(fail);
    render(<Newsletter place="home" submit={submit} />);
    type('wanjiru@example.com');
    press();
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe(FAILURE);
    expect(error()).toBe(FAILURE);
    // The address is not to blame.
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(field());
    expect(button().textContent).toBe('Join Now');
    expect([field().value, field().disabled]).toEqual(['wanjiru@example.com', false]);
    expect(screen.queryByText(/on the list/)).toBeNull();
    press();
    await pass(0);
    expect(button().textContent).toBe('Subscribed!');
    expect(screen.queryByText(FAILURE)).toBeNull();
  });
});

describe('partnership', () => {
  it('keeps the address, disabled, until it returns to idle', async () => {
    render(<Partnership />);
    type('wanjiru');
    press();
    expect(error()).toBe(INVALID);
    type('wanjiru@example.com');
    press();
    expect(button().textContent).toBe('Applying...');
    await pass(1000);
    for (const wait of [0, 4999]) {
      await pass(wait);
      expect(button().textContent).toBe('Applied!');
      expect([field().disabled, button().disabled]).toEqual([true, true]);
      expect(field().value).toBe('wanjiru@example.com');
      screen.getByText('Application submitted! Check your inbox for next steps.');
    }
    await pass(1);
    expect(button().textContent).toBe('Apply Now');
    expect([field().value, field().disabled]).toEqual(['', false]);
    expect(status().textContent).toBe('');
    screen.getByText(/nothing was sent/);
  });
});
