// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import inquiry from 'content:inquiry';
import { afterEach, expect, it, vi } from 'vitest';
import { WITH_LANDLINE } from '#tests/made-up-field.ts';
import type { Submit } from '../submission.ts';
import { CHOICES, formFields } from './inquiry-fields.ts';
import { InquiryForm } from './inquiry-form.tsx';

// In the forms service: `forms-service/made-up-field.test.tsx`.
const words = { ...inquiry, landline: 'Landline', optional: '{label} (you may leave this empty)' };
const fields = formFields(WITH_LANDLINE, words, CHOICES);
const { isOptional: _, ...required } = WITH_LANDLINE.landline;
const requiredFields = formFields(
  { ...WITH_LANDLINE, landline: required },
  { ...words, errors: { ...inquiry.errors, landlineRequired: 'Landline is required' } },
  CHOICES,
);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const LABEL = 'Landline (you may leave this empty)';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button'));
function fillIn(): void {
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  type('Name', 'Wanjiru');
  type('Email', 'wanjiru@example.com');
  type('Message', 'Two acres of tea near Kericho.');
}

it('is on the page, beside the other short fields, and its label says that it may stay empty', () => {
  render(<InquiryForm fields={fields} />);
  const { type: kind, autocomplete, inputMode, required: isRequired, dir } = field(LABEL);
  expect({ kind, autocomplete, inputMode }).toEqual({
    kind: 'tel',
    autocomplete: 'tel',
    inputMode: 'tel',
  });
  expect([isRequired, dir]).toEqual([false, 'auto']);
  expect(field(LABEL).closest('.pair')?.contains(field('Email'))).toBe(true);
});

it.each([
  ['empty', ' ', ''],
  ['filled in', ' +254 700 000 000 ', '+254 700 000 000'],
])('is sent with the others when it is %s', async (_what, typed, sent) => {
  const submit = vi.fn<Submit>(() => new Promise(() => undefined));
  render(<InquiryForm fields={fields} submit={submit} />);
  fillIn();
  type(LABEL, typed);
  send();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.lastCall?.[1]).toMatchObject({ name: 'Wanjiru', landline: sent });
});

it('is refused when it is required and empty, with a link to it', () => {
  const submit = vi.fn<Submit>();
  render(<InquiryForm fields={requiredFields} submit={submit} />);
  fillIn();
  send();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Landline is required' });
  expect(document.querySelector(link.hash)).toBe(field('Landline'));
  expect(field('Landline').getAttribute('aria-invalid')).toBe('true');
  type('Landline', '0700');
  expect(field('Landline').hasAttribute('aria-invalid')).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});

it('is in the draft that the device keeps', () => {
  render(<InquiryForm fields={fields} />);
  type(LABEL, '0700');
  expect(sessionStorage).toHaveLength(1);
  cleanup();
  render(<InquiryForm fields={fields} />);
  expect(field(LABEL).value).toBe('0700');
  type(LABEL, '');
  expect(sessionStorage).toHaveLength(0);
});

it('is a mistake for the type check without its label or without the message of its error', () => {
  // @ts-expect-error the label is missing
  formFields(WITH_LANDLINE, inquiry, CHOICES);
  // @ts-expect-error there is no message `landlineRequired`
  formFields({ ...WITH_LANDLINE, landline: required }, words, CHOICES);
});
