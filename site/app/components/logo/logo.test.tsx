import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import site from 'content:site';
import mark from 'content:mark';
import { Logo } from './logo.tsx';

const own = vi.hoisted(() => ({ logo: null as object | null }));
vi.mock('content:logo', () => ({
  get default() {
    return own.logo;
  },
}));

it('is the mark and the name as text', () => {
  own.logo = null;
  const markup = renderToStaticMarkup(<Logo className="sign" />);
  expect(markup).toContain(mark);
  expect(markup.replace(/<[^>]*>/g, '')).toBe(site.name);
});

it('is the company’s own, with the name for those who cannot see it', () => {
  own.logo = { address: '/pictures/maziwa.12345678.svg', width: 300, height: 100 };
  const markup = renderToStaticMarkup(<Logo className="sign" />);
  expect(markup).toContain(
    `<img class="logo sign" src="/pictures/maziwa.12345678.svg" width="300" height="100" alt="${site.name}"/>`,
  );
  expect(markup).not.toContain(mark);
});
