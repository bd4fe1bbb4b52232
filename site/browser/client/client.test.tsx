// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './client.tsx';
import { onRouteEvent, type RouteEventName } from '#app/router/events.ts';
import type { AnyScreen, SiteRoute } from '#app/router/screen.ts';

/** The result of the condition of `/guarded`. */
let isWelcome = true;
const load = vi.fn(() => Promise.resolve('its words'));

/** Screens that consist of one heading; `/broken` cannot be drawn. */
vi.mock(import('#app/router/screen.ts'), async (original) => ({
  ...(await original()),
  loadScreen: (name: string): Promise<AnyScreen> =>
    Promise.resolve({
      load: name === 'entry' ? load : undefined,
      meta: () => ({ title: name, description: `What ${name} is about` }),
      Page: ({ data }: { data: string | null | undefined }) => {
        if (name === 'broken') throw new Error('cannot be drawn');
        return <h1>{data === null ? `no ${name}` : name}</h1>;
      },
    } as AnyScreen),
}));
vi.mock(import('#routes.ts'), async (original) => ({
  ...(await original()),
  routes: [
    { path: '/', screen: 'home' },
    { path: '/guarded', screen: 'guarded', conditions: [() => isWelcome] },
    { path: '/entries/:id', screen: 'entry' },
    { path: '/broken', screen: 'broken' },
  ] satisfies SiteRoute[],
  notFoundRoute: { path: '*', screen: 'not-found' },
}));
// In Node the two would be different copies of the library, and their components would not share a context.
vi.mock('react-router/dom', () => import('react-router'));
vi.mock(import('#app/shell/shell.tsx'), async () => {
  const { Outlet } = await import('react-router');
  const { useArrival } = await import('#app/router/arrival.ts');
  return {
    Shell: () => {
      useArrival();
      return (
        <main>
          <Outlet />
        </main>
      );
    },
  };
});

const NAMES: RouteEventName[] = ['conditionsFailed', 'routeLoading', 'routeLoaded'];
let events: string[] = [];
for (const name of NAMES) onRouteEvent(name, ({ route }) => events.push(`${name} ${route}`));

/** Prepares a document for React: its address, the data of its root element, its content. */
async function open(path: string, says: Record<string, string>, heading: string): Promise<Element> {
  history.replaceState(null, '', path);
  Object.assign(document.documentElement.dataset, says);
  document.body.innerHTML = `<div id="root"><main><h1>${heading}</h1></main></div>`;
  const sent = screen.getByRole('heading');
  await start(() => undefined);
  return sent;
}

beforeEach(() => {
  isWelcome = true;
  events = [];
  load.mockClear();
});
afterEach(() => {
  for (const name of ['route', 'not-found', 'route-unknown'])
    document.documentElement.removeAttribute(`data-${name}`);
});

it('on first load: an ordinary document is hydrated unchanged, and its event comes from the boot module', async () => {
  const sent = await open('/', { route: '/' }, 'home');
  expect(screen.getByRole('heading')).toBe(sent);
  expect(events).toEqual([]);
});

it('on first load: routeLoaded for a route with conditions is sent when they are met', async () => {
  const sent = await open('/guarded', { route: '/guarded', routeUnknown: 'true' }, 'guarded');
  expect(screen.getByRole('heading')).toBe(sent);
  expect(events).toEqual(['routeLoading /guarded', 'routeLoaded /guarded']);
});

it('on first load: a failed condition sends conditionsFailed instead of routeLoaded, and the not-found page shows', async () => {
  isWelcome = false;
  await open('/guarded', { route: '/guarded', routeUnknown: 'true' }, 'guarded');
  expect(screen.getByRole('heading').textContent).toBe('not-found');
  expect(events).toEqual(['conditionsFailed /guarded', 'routeLoading *', 'routeLoaded *']);
});

it('on first load: an entry is fetched', async () => {
  const sent = await open('/entries/1', { route: '/entries/:id' }, 'entry');
  expect(screen.getByRole('heading')).toBe(sent);
  expect(load).toHaveBeenCalledOnce();
});

it('on first load: an entry is not fetched if the document says that it does not exist', async () => {
  const sent = await open('/entries/1', { route: '/entries/:id', notFound: 'true' }, 'no entry');
  expect(screen.getByRole('heading')).toBe(sent);
  expect(load).not.toHaveBeenCalled();
  expect(events).toEqual([]);
});

it('on first load: a document without a route is drawn again', async () => {
  const says = { route: '*', notFound: 'true', routeUnknown: 'true' };
  const sent = await open('/entries/1', says, 'not-found');
  expect(screen.getByRole('heading').textContent).toBe('no entry');
  expect(sent.isConnected).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(events).toEqual(['routeLoading /entries/:id', 'routeLoaded /entries/:id']);
});

it('a screen that cannot be drawn is replaced by a message and links inside the shell, and the error is reported once', async () => {
  const tell = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/broken', { route: '/broken' }, 'broken');
  await waitFor(() => {
    expect(screen.getByRole('main').querySelector('h1')?.textContent).toBe(
      'Something went wrong. Please try again.',
    );
  });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(tell).toHaveBeenCalledOnce();
  expect(tell.mock.calls[0]?.[0]).toEqual(new Error('cannot be drawn'));

  screen.getByRole('link', { name: 'Home' }).click();
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('home'));
});
