import { expect, it } from 'vitest';
import { followRedirects, formerPathProblems, redirectsToScreens } from './former-names.ts';

it('a former path of a screen redirects to the present one, and links to it get the present one', () => {
  const former = { '/about-kilele': '/about' };
  expect(formerPathProblems(former)).toEqual([]);
  const redirects = redirectsToScreens(former);
  expect(redirects).toMatchObject([{ from: '/about-kilele', to: '/about' }]);
  const content = { href: '/about-kilele', html: '<a href="/about-kilele#team">Team</a>' };
  expect(followRedirects(content, redirects, 'https://kilele.example')).toEqual({
    href: '/about',
    html: '<a href="/about#team">Team</a>',
  });
});

it.each([
  ['/about', '/connect', 'a screen has this path now'],
  ['/news/press', '/about', 'this one can have no page'],
  ['/about-kilele', '/nowhere', '/nowhere has none'],
])('a former path of a screen: %s to %s is refused', (from, to, problem) => {
  expect(formerPathProblems({ [from]: to })).toMatchObject([
    { file: 'site/routes.ts', there: problem },
  ]);
});
