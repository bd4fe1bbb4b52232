// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringIntoView } from '../bring-into-view.ts';
import { Newsletter } from '../newsletter-form.tsx';
import type { Submit } from '../submission.ts';

// What is seen, from idle to idle, with each error: `site/tests/main-courses/forms.spec.ts`.
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

it('newsletter shows what the service says in place of “Check your inbox”, and keeps it beside the form', async () => {
  render(<Newsletter place="home" submit={() => Promise.resolve('No mail can reach it.')} />);
  type('wanjiru@farm');
  press();
  await pass(0);
  // In the region that is read out, once.
  expect(status().textContent).toBe('No mail can reach it.');
  expect(screen.getAllByText('No mail can reach it.')).toHaveLength(1);
  await pass(5000);
  expect(status().textContent).toBe('');
  expect(screen.getAllByText('No mail can reach it.')).toHaveLength(1);
});

it('newsletter says before the form that nothing is sent, and how to reach a person', () => {
  render(<Newsletter place="home" />);
  const note = screen.getByText(/is not connected yet/).parentElement;
  const order = note?.compareDocumentPosition(field());
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const links = [...(note?.querySelectorAll('a') ?? [])].map((link) => link.protocol);
  expect(links).toEqual(['tel:', 'https:']);
});

it('newsletter marks the address as required, and turns off the browser’s own checks', () => {
  render(<Newsletter place="home" />);
  const { type, required, form } = field();
  expect([type, required, form?.noValidate]).toEqual(['email', true, true]);
  // For the browser's suggestions and the phone's keyboard.
  const help = {
    autocomplete: 'email',
    inputmode: 'email',
    enterkeyhint: 'send',
    spellcheck: 'false',
  };
  for (const [name, value] of Object.entries(help)) expect(field().getAttribute(name)).toBe(value);
  expect(status().dataset['failure']).toBe(FAILURE);
});

it('newsletter reads errors out in a region that was there before them, and brings them into view', () => {
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

it.each([
  ['home', 'wanjiru@example.com'],
  // Its field takes any text (section 9).
  ['news', 'anything'],
] as const)('newsletter of %s is sent once, however often it is submitted', (place, email) => {
  const submit = vi.fn<Submit>(() => new Promise(() => undefined));
  render(<Newsletter place={place} submit={submit} />);
  type(` ${email} `);
  press();
  fireEvent.submit(button());
  expect(submit).toHaveBeenCalledExactlyOnceWith('newsletter', { email });
});

it.each(['rejects', 'throws'])(
  'newsletter returns to idle when the submission %s, and keeps the address',
  async (how) => {
    const submit = vi.fn<Submit>(() => Promise.resolve(undefined));
    if (how === 'throws') submit.mockThrowOnce(new Error('offline'));
    else submit.mockRejectedValueOnce(new Error('offline'));
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
  },
);
