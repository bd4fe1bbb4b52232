// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringIntoView } from '../bring-into-view.ts';
import type { Submit } from '../submission.ts';
import { InquiryForm } from './inquiry-form.tsx';

// What is seen, from idle to idle, with each error: `site/tests/main-courses/forms.spec.ts`.
vi.mock('../bring-into-view.ts');

const DONE = "Inquiry sent successfully! We'll respond within 24-48 hours.";
const RECEIPT = 'This form is not connected yet, so nothing was sent to us.';
const FAILURE = 'Something went wrong. Please try again.';

beforeEach(() => {
  vi.useFakeTimers();
  // Not in jsdom.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  // Storage may have been blocked.
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(label);
const fields = () => ['Name', 'Email', 'Subject', 'Message'].map(field);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button');
const press = () => fireEvent.click(button());
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');
const summary = () => screen.queryByRole('group', { name: 'Please check these fields' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const values = () => fields().map(({ value }) => value);
const message = 'Two acres of tea near Kericho.';
/** What is in the fields after `fillIn`: the browser trims addresses. */
const written = ['  Wanjiru Njoroge ', 'wanjiru@example.com', 'Tea', ` ${message} `];
function fillIn(): void {
  type('Name', '  Wanjiru Njoroge ');
  type('Email', ' wanjiru@example.com ');
  type('Subject', 'Tea');
  type('Message', ` ${message} `);
}

it('marks required fields, and turns off the browser’s own checks', () => {
  render(<InquiryForm />);
  expect(fields().map(({ required }) => required)).toEqual([true, true, false, true]);
  expect((field('Email') as HTMLInputElement).type).toBe('email');
  expect(button().form?.noValidate).toBe(true);
  expect(button().form?.method).toBe('post');
  // For visitors whose scripts do not load.
  expect(status().dataset['failure']).toBe(FAILURE);
});

it.each([
  ['Name', { autocomplete: 'name', spellcheck: 'false', enterkeyhint: 'next', dir: 'auto' }],
  [
    'Email',
    { autocomplete: 'email', inputmode: 'email', spellcheck: 'false', enterkeyhint: 'next' },
  ],
  ['Message', { spellcheck: 'true', enterkeyhint: 'enter', dir: 'auto' }],
])('tells browsers and keyboards how to help with %s', (label, help) => {
  render(<InquiryForm />);
  for (const [name, value] of Object.entries(help)) {
    expect(field(label).getAttribute(name), name).toBe(value);
  }
});

it('reads the summary out in a region that was there before it, and focuses it each time', () => {
  render(<InquiryForm />);
  const region = alert();
  expect(region.textContent).toBe('');
  for (const attempt of [1, 2]) {
    button().focus();
    press();
    expect(alert()).toBe(region);
    expect(region.contains(summary())).toBe(true);
    expect(document.activeElement, `attempt ${attempt}`).toBe(summary());
  }
  // Else all of it would be read again whenever one error goes.
  expect(region.getAttribute('aria-atomic')).toBe('false');
});

it('sends the trimmed fields, once', async () => {
  const submit = vi.fn<Submit>(() => new Promise(() => undefined));
  render(<InquiryForm submit={submit} />);
  fillIn();
  press();
  fireEvent.submit(button());
  await pass(0);
  const sent = { name: 'Wanjiru Njoroge', email: 'wanjiru@example.com', subject: 'Tea', message };
  expect(submit).toHaveBeenCalledExactlyOnceWith('inquiry', expect.objectContaining(sent));
});

it('says what the service says in place of what a mail would follow, first in the line that is read out', async () => {
  const said = 'No email can reach the address that you typed.';
  const answers = [said, undefined];
  render(<InquiryForm submit={() => Promise.resolve(answers.shift())} />);
  fillIn();
  press();
  await pass(0);
  expect(status().textContent).toBe(said);
  expect(screen.getAllByText(said)).toHaveLength(1);
  await pass(5000);
  expect(status().textContent).toBe('');
  expect(screen.getByText(said)).toBeTruthy();
  fillIn();
  press();
  await pass(0);
  expect(status().textContent).toBe(DONE);
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByText(RECEIPT)).toBeTruthy();
});

it('accepts a second inquiry; its banner also shows for 5 seconds', async () => {
  render(<InquiryForm />);
  fillIn();
  press();
  await pass(1500 + 3000);
  fillIn();
  press();
  expect(status().textContent).toBe('');
  await pass(1500);
  await pass(4999);
  expect(status().textContent).toBe(DONE);
  await pass(1);
  expect(status().textContent).toBe('');
});

it('shows a message, keeps all fields and can be sent again', async () => {
  const submit = vi.fn<Submit>(() => Promise.resolve(undefined));
  submit.mockRejectedValueOnce(new Error('offline'));
  render(<InquiryForm submit={submit} />);
  fillIn();
  press();
  await pass(0);
  expect(status().textContent).toBe(FAILURE);
  expect(document.activeElement).toBe(status());
  expect(vi.mocked(bringIntoView).mock.lastCall?.[0]?.contains(status())).toBe(true);
  expect(screen.queryByText(RECEIPT)).toBeNull();
  expect(values()).toEqual(written);
  expect([...fields(), button()].some(({ disabled }) => disabled)).toBe(false);
  press();
  await pass(0);
  expect(status().textContent).toBe(DONE);
});

const blank = ['', '', 'General Inquiry', ''];
/** Another page, and this one again. */
function leaveAndReturn(): void {
  cleanup();
  render(<InquiryForm />);
}

it('a visitor who leaves the page and comes back finds an empty form after the inquiry was sent, also when the answer came meanwhile', async () => {
  render(<InquiryForm />);
  fillIn();
  press();
  cleanup();
  await pass(1500);
  render(<InquiryForm />);
  expect(values()).toEqual(blank);
});

it('a visitor who leaves the page and comes back finds the inquiry that could not be sent', async () => {
  render(<InquiryForm submit={() => Promise.reject(new Error('offline'))} />);
  fillIn();
  press();
  await pass(0);
  leaveAndReturn();
  expect(values()).toEqual(written);
});

it('a visitor who leaves the page and comes back stores nothing after writing nothing, or removing it again', () => {
  render(<InquiryForm />);
  expect(sessionStorage).toHaveLength(0);
  type('Name', 'W');
  expect(sessionStorage).toHaveLength(1);
  type('Name', '');
  expect(sessionStorage).toHaveLength(0);
});

it('a visitor who leaves the page and comes back keeps text that was typed before the scripts loaded', () => {
  render(<InquiryForm />);
  fillIn();
  cleanup();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<InquiryForm />);
  document.body.append(container);
  type('Message', 'Now coffee');
  render(<InquiryForm />, { container, hydrate: true });
  expect(values()).toEqual([...written.slice(0, 3), 'Now coffee']);
  leaveAndReturn();
  expect(values()).toEqual([...written.slice(0, 3), 'Now coffee']);
});

it.each([
  [
    'blocked',
    () =>
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
  ],
  ['spoilt', () => sessionStorage.setItem('inquiry', '{"name":')],
])(
  'a visitor who leaves the page and comes back can write and send where storage is %s',
  async (_, spoil) => {
    spoil();
    render(<InquiryForm />);
    expect(values()).toEqual(blank);
    fillIn();
    press();
    await pass(1500);
    expect(status().textContent).toBe(DONE);
    expect(values()).toEqual(blank);
  },
);
