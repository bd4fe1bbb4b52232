// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Tabs } from '#app/components/tabs/tabs.tsx';
import { makeTabs, watchTabs } from './make-tabs.ts';

const names = ['Seed', 'Soil', 'Sack'];
const tabs = names.map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: <p>About {label}</p>,
}));
const list = (orientation?: 'horizontal' | 'vertical') => (
  <Tabs label="Services" tabs={tabs} orientation={orientation} className="dressed" />
);

/** Shows tabs at an address with this fragment. */
function showTabs({ orientation, hash = '' }: { orientation?: 'vertical'; hash?: string } = {}) {
  history.replaceState({ key: 'kept' }, '', `/business/tea${hash}`);
  const { rerender } = render(list(orientation));
  makeTabs();
  return { renderAgain: () => rerender(list(orientation)) };
}

const tab = (name: string) => screen.getByRole('tab', { name });

/** The names of three groups of tabs: selected, with a visible panel, reached by the Tab key. */
const state = () => ({
  selected: names.filter((name) => tab(name).getAttribute('aria-selected') === 'true'),
  dressed: names.filter((name) => tab(name).hasAttribute('data-selected')),
  shown: names.filter((name) => screen.getByLabelText(name).hasAttribute('data-selected')),
  reachable: names.filter((name) => tab(name).tabIndex === 0),
});
const only = (name: string) => {
  const one = [name];
  return { selected: one, dressed: one, shown: one, reachable: one };
};

/** Presses a key on the element with the focus; returns whether the browser's default action is allowed. */
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

beforeAll(watchTabs);
afterEach(cleanup);

// Names, and the keys of a list that lies: `site/tests/main-courses/lists.spec.ts`.
it('tabs show the panel of a clicked tab, and write it into the address', () => {
  showTabs();
  expect(fireEvent.click(tab('Sack'))).toBe(false);
  expect(state()).toEqual(only('Sack'));
  expect(location.pathname + location.hash).toBe('/business/tea#sack');
  // The router's state of the history entry.
  expect(history.state).toEqual({ key: 'kept' });
});

it.each([
  ['#soil', 'Soil'],
  ['#wheat', 'Seed'],
  ['#/news', 'Seed'],
  ['#%E0%A4%A', 'Seed'],
])('tabs at the address %s show the panel %s', (hash, name) => {
  showTabs({ hash });
  expect(state()).toEqual(only(name));
});

it('tabs follow the address when it changes, but only if it names a panel', () => {
  showTabs();
  history.replaceState(null, '', '#soil');
  fireEvent(window, new Event('hashchange'));
  expect(state()).toEqual(only('Soil'));
  history.replaceState(null, '', '#main');
  fireEvent(window, new Event('hashchange'));
  expect(state()).toEqual(only('Soil'));
});

it('tabs do not change when React renders again', () => {
  const { renderAgain } = showTabs();
  fireEvent.click(tab('Soil'));
  renderAgain();
  expect(state()).toEqual(only('Soil'));
  makeTabs();
  expect(state()).toEqual(only('Soil'));
});

it.each([
  ['ArrowDown', 'Seed', 'Soil', 'vertical'],
  ['ArrowUp', 'Soil', 'Seed', 'vertical'],
  // In place of scrolling.
  [' ', 'Soil', 'Soil', undefined],
] as const)('tabs by the key %j lead from %s to %s', (key, from, to, orientation) => {
  showTabs({ orientation, hash: `#${from.toLowerCase()}` });
  tab(from).focus();
  expect(press(key)).toBe(false);
  expect(document.activeElement).toBe(tab(to));
  expect(state()).toEqual(only(to));
});

it('tabs ignore shortcuts, other keys, and up and down in a list that lies', () => {
  showTabs();
  tab('Seed').focus();
  expect(press('ArrowRight', { altKey: true })).toBe(true);
  expect(press('a')).toBe(true);
  expect(press('ArrowDown')).toBe(true);
  expect(state()).toEqual(only('Seed'));
});
