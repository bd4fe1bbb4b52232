// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Submit } from '../submission.ts';
import { EarlyAccessForm } from './early-access-form.tsx';

vi.mock('../bring-into-view.ts');

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Notify Me' }));
const type = (value: string) => fireEvent.input(field(), { target: { value } });

describe('early access', () => {
  it('is replaced by a welcome, which gets the focus', async () => {
    const submit = vi.fn<Submit>(() => Promise.resolve());
    render(<EarlyAccessForm submit={submit} />);
    type('  anything at all ');
    press();
    const welcome = await screen.findByRole('heading', { name: 'Welcome Aboard!' });
    expect(submit).toHaveBeenCalledExactlyOnceWith('early-access', { email: 'anything at all' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(welcome);
  });

  it('does not send an empty field, says so and moves the focus to the field each time', () => {
    const submit = vi.fn<Submit>();
    render(<EarlyAccessForm submit={submit} />);
    type('   ');
    for (const attempt of [1, 2]) {
      screen.getByRole('button').focus();
      press();
      expect(document.activeElement, `attempt ${attempt}`).toBe(field());
    }
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Please enter your email address');
    expect(submit).not.toHaveBeenCalled();
    type('w');
    expect(screen.queryByText('Please enter your email address')).toBeNull();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('keeps the text when the submission fails', async () => {
    render(<EarlyAccessForm submit={() => Promise.reject(new Error('offline'))} />);
    type('wanjiru@example.com');
    press();
    await screen.findByText('Something went wrong. Please try again.');
    expect(field().value).toBe('wanjiru@example.com');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });
});
