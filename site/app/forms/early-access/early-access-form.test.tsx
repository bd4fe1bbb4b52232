// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Submit } from '../submission.ts';
import { EarlyAccessForm } from './early-access-form.tsx';

vi.mock('../bring-into-view.ts');

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Notify Me' }));
const type = (value: string) => fireEvent.input(field(), { target: { value } });

// What is seen: `site/tests/main-courses/forms.spec.ts`.
it('early access sends any text, without the space around it', () => {
  const submit = vi.fn<Submit>(() => Promise.resolve(undefined));
  render(<EarlyAccessForm submit={submit} />);
  type('  anything at all ');
  press();
  expect(submit).toHaveBeenCalledExactlyOnceWith('early-access', { email: 'anything at all' });
});

it('early access keeps the text when the submission fails', async () => {
  render(<EarlyAccessForm submit={() => Promise.reject(new Error('offline'))} />);
  type('wanjiru@example.com');
  press();
  await screen.findByText('Something went wrong. Please try again.');
  expect(field().value).toBe('wanjiru@example.com');
  await waitFor(() => expect(document.activeElement).toBe(field()));
});
