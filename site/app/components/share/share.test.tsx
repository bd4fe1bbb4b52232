// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Share } from './share.tsx';

const ADDRESS = 'https://www.kilele.example/news/dew';
const renderShare = () =>
  render(<Share heading="Share this article" path="/news/dew" title="Dew" />);
const pressCopy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
const setClipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('Share opens each network in a new tab, and the link says so', () => {
  renderShare();
  const names = ['Facebook', 'Twitter', 'LinkedIn'].map((name) => `Share on ${name}`);
  for (const label of [...names, 'Send to a friend on WhatsApp']) {
    const link = screen.getByRole('link', { name: `${label} (opens in a new tab)` });
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent(ADDRESS));
  }
});

it('Share copies the address as a path, and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  setClipboard(writeText);
  renderShare();
  pressCopy();
  expect(await screen.findByText('Link copied')).toBe(screen.getByRole('status'));
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

it('Share shows the address if it cannot be copied', async () => {
  setClipboard(() => Promise.reject(new Error('not allowed')));
  Object.assign(document, { execCommand: () => false });
  renderShare();
  pressCopy();
  expect(await screen.findByText(ADDRESS)).toBe(screen.getByRole('status'));
});
