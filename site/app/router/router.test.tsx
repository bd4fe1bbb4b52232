// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notFoundRoute, routes } from '#routes.ts';
import { onRouteEvent, routeDetail, type RouteEventName } from './events.ts';
import { routeFor } from './route-for.ts';
import { routeObjects } from './router.tsx';
import type { AnyScreen, Condition, SiteRoute } from './screen.ts';
import { mayEnter } from './visit.ts';

/** Screens that consist of one heading: errors of the real screens must not fail these tests. */
vi.mock(import('./screen.ts'), async (original) => ({
  ...(await original()),
  loadScreen: (name: string): Promise<AnyScreen> => {
    if (name === 'broken') return Promise.reject(new Error('no script'));
    return Promise.resolve({
      load: () => Promise.resolve(name === 'empty' ? null : name),
      meta: () => ({ title: name, description: `What ${name} is about` }),
      Page: ({ params }) => <h1 tabIndex={-1}>{[name, ...Object.values(params)].join(' ')}</h1>,
    });
  },
}));
vi.mock(import('../shell/shell.tsx'), async () => {
  const { Outlet } = await import('react-router');
  const { useArrival } = await import('./arrival.ts');
  return {
    Shell: () => {
      useArrival();
      return <Outlet />;
    },
  };
});

const loaded = (events: readonly string[]) =>
  waitFor(() => expect(events.at(-1)).toMatch(/^routeLoaded /));

const NAMES: RouteEventName[] = ['conditionsFailed', 'routeLoading', 'routeLoaded'];

/** Starts a router at an address and waits until the page shows; returns the events that are sent from then on. */
async function setUp(among: readonly SiteRoute[], at = '/') {
  const events: string[] = [];
  for (const name of NAMES) {
    onRouteEvent(name, ({ route }) => events.push(`${name} ${route}`), listening);
  }
  const open = vi.fn<(address: string) => void>();
  const current = () => router.state.location.pathname + router.state.location.search;
  const objects = routeObjects({ current, open }, among);
  const router = createMemoryRouter(objects, { initialEntries: [at] });
  // As on the site: the first page is drawn after its screen has loaded.
  await waitFor(() => expect(router.state.initialized).toBe(true));
  render(<RouterProvider router={router} />);
  await loaded(events);
  return {
    router,
    open,
    events,
    /** Navigates to a path and waits until its page shows. */
    async go(path: string): Promise<void> {
      events.length = 0;
      await router.navigate(path);
      await loaded(events);
    },
  };
}

let listening: AbortController;
beforeEach(() => {
  listening = new AbortController();
  document.head.innerHTML = '<meta name="description" content=""><link rel="canonical" href="">';
});
afterEach(() => {
  cleanup();
  listening.abort();
});

const heading = () => screen.getByRole('heading').textContent;

it.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['//news', '/news'],
  ['/news/record-coffee-harvest', '/news/:id'],
  ['/news/%E0%A4%A', '/news/:id'],
  ['/services/tea/nothing', '/services/:category/:id'],
  ['/sustainability/partneships', '/sustainability/partneships'],
  ['/COMINGSOON', '/comingsoon'],
])('the route for a path: %s is %s', (path, pattern) => {
  expect(routeFor(path).path).toBe(pattern);
});

// Others: `site/tests/main-courses/router.spec.ts`, with what a change of screen sets.
it.each(['/nowhere', '/News/Press/', '/services/tea/a/b', '/news/a/b'])(
  'the route for a path: %s has none, so it is the not-found page',
  (path) => {
    expect(routeFor(path)).toBe(notFoundRoute);
  },
);

it.each(['/', '/about', '/news/page/2', '/news/x', '/services/tea/x', '/business/tea/page/2'])(
  'the route for a path: %s is the same that React Router finds',
  async (address) => {
    const { events } = await setUp(routes, address);
    const { path } = routeFor(address);
    expect(events).toEqual([`routeLoading ${path}`, `routeLoaded ${path}`]);
  },
);

it('conditions are called in order, with route, location and parameters, until one returns false', async () => {
  const detail = routeDetail('/a', new URL('https://kilele.example/a'));
  const yes = vi.fn<Condition>(() => Promise.resolve(true));
  const no = vi.fn<Condition>(() => false);
  const last = vi.fn<Condition>(() => true);
  const route = { path: '/a', screen: 'a', conditions: [yes, no, last] };
  expect(await mayEnter(route, detail)).toBe(false);
  expect(yes).toHaveBeenCalledBefore(no);
  expect(no).toHaveBeenCalledExactlyOnceWith(detail);
  expect(last).not.toHaveBeenCalled();
});

const open: SiteRoute[] = [
  { path: '/', screen: 'start' },
  { path: '/open/:id', screen: 'open' },
];

it('a visit calls the conditions, then sends routeLoading and routeLoaded, once each', async () => {
  const { go, events } = await setUp([
    ...open,
    { path: '/guarded', screen: 'guarded', conditions: [() => events.push('asked') > 0] },
  ]);
  await go('/guarded');
  expect(events).toEqual(['asked', 'routeLoading /guarded', 'routeLoaded /guarded']);
  expect(heading()).toBe('guarded');
});

it('a visit that a condition blocks sends only conditionsFailed, and the visitor stays', async () => {
  const { router, go, events } = await setUp([
    ...open,
    { path: '/guarded', screen: 'guarded', conditions: [() => Promise.resolve(false)] },
  ]);
  await go('/open/7?x=1');
  events.length = 0;
  await router.navigate('/guarded');
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(events).toEqual(['conditionsFailed /guarded']);
  expect(router.state.location).toMatchObject({ pathname: '/open/7', search: '?x=1' });
  expect(heading()).toBe('open 7');
});

it('a visit to the same path with another query does not load the screen again', async () => {
  const { router, go, events } = await setUp(open);
  await go('/open/7');
  events.length = 0;
  await router.navigate('/open/7?category=Tea');
  expect(router.state.location.search).toBe('?category=Tea');
  expect(events).toEqual([]);
});

it('a visit to another entry of the same route loads that entry', async () => {
  const { go, events } = await setUp(open, '/open/7');
  await go('/open/8');
  expect(events).toEqual(['routeLoading /open/:id', 'routeLoaded /open/:id']);
  expect(heading()).toBe('open 8');
});

it('a visit to an entry that does not exist shows the not-found page if its route has no text for that case', async () => {
  const { go } = await setUp([
    ...open,
    { path: '/with-words', screen: 'empty' },
    { path: '/without', screen: 'empty', orNotFound: true },
  ]);
  await go('/with-words');
  expect(heading()).toBe('empty');
  await go('/without');
  expect(heading()).toBe('not-found/not-found');
  expect(document.title).toBe('not-found/not-found - KAG');
});

it('a visit opens the address as a document if the script of the screen cannot be loaded', async () => {
  const broken = await setUp([...open, { path: '/new', screen: 'broken' }]);
  void broken.router.navigate('/new?x=1');
  await waitFor(() => expect(broken.open).toHaveBeenCalledOnce());
  expect(broken.open.mock.calls[0]?.[0]).toMatch(/\/new\?x=1$/);
});
