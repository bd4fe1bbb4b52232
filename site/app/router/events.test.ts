// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitRouteEvent, onRouteEvent, routeDetail, type RouteDetail } from './events.ts';

const detail = routeDetail('/news/:id', new URL('https://kilele.example/News/a%20b?x=1#y'));

let listening: AbortController;
beforeEach(() => (listening = new AbortController()));
afterEach(() => listening.abort());

it('router events carry route, location and decoded parameters', () => {
  expect(detail).toEqual({
    route: '/news/:id',
    location: { pathname: '/News/a%20b', search: '?x=1', hash: '#y' },
    params: { id: 'a b' },
  });
});

it.each(['routeLoading', 'routeLoaded', 'conditionsFailed'] as const)(
  'router events tell %s to code and as a CustomEvent on window, with the same detail',
  (name) => {
    const inCode = vi.fn<(detail: RouteDetail) => void>();
    const onWindow = vi.fn<(event: Event) => void>();
    onRouteEvent(name, inCode, listening);
    window.addEventListener(name, onWindow, { once: true });
    emitRouteEvent(name, detail);
    expect(inCode).toHaveBeenCalledExactlyOnceWith(detail);
    const event = onWindow.mock.calls[0]?.[0];
    expect(event).toBeInstanceOf(CustomEvent);
    expect((event as CustomEvent<RouteDetail>).detail).toBe(detail);
  },
);

it('router events reach listeners of their name until the signal ends', () => {
  const listener = vi.fn<(detail: RouteDetail) => void>();
  onRouteEvent('routeLoaded', listener, listening);
  emitRouteEvent('routeLoading', detail);
  listening.abort();
  emitRouteEvent('routeLoaded', detail);
  expect(listener).not.toHaveBeenCalled();
});
