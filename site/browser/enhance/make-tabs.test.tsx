// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
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
const only = (name: string) => ({
  selected: [name],
  dressed: [name],
  shown: [name],
  reachable: [name],
});

/** Presses a key on the element with the focus; returns whether the browser's default action is allowed. */
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

beforeAll(watchTabs);
afterEach(cleanup);

describe('tabs', () => {
  it('first show the first panel', () => {
    showTabs();
    expect(state()).toEqual(only('Seed'));
    expect(location.hash).toBe('');
  });

  it('give the list a name, and each panel the name of its tab', () => {
    showTabs();
    expect(screen.getByRole('tablist', { name: 'Services' })).toBeTruthy();
    for (const name of names) {
      const panel = screen.getByRole('tabpanel', { name });
      expect(panel.textContent).toBe(`About ${name}`);
      expect(tab(name).getAttribute('aria-controls')).toBe(panel.id);
    }
  });

  it('show the panel of a clicked tab, and write it into the address', () => {
    showTabs();
    expect(fireEvent.click(tab('Sack'))).toBe(false);
    expect(state()).toEqual(only('Sack'));
    expect(location.pathname + location.hash).toBe('/business/tea#sack');
    // The router's state of the history entry.
    expect(history.state).toEqual({ key: 'kept' });
  });

  it('show the panel that the address names', () => {
    showTabs({ hash: '#soil' });
    expect(state()).toEqual(only('Soil'));
  });

  it.each(['#wheat', '#/news', '#%E0%A4%A'])(
    'show the first panel if the fragment is %s',
    (hash) => {
      showTabs({ hash });
      expect(state()).toEqual(only('Seed'));
    },
  );

  it('follow the address when it changes, but only if it names a panel', () => {
    showTabs();
    history.replaceState(null, '', '#soil');
    fireEvent(window, new Event('hashchange'));
    expect(state()).toEqual(only('Soil'));
    history.replaceState(null, '', '#main');
    fireEvent(window, new Event('hashchange'));
    expect(state()).toEqual(only('Soil'));
  });

  it('do not change when React renders again', () => {
    const { renderAgain } = showTabs();
    fireEvent.click(tab('Soil'));
    renderAgain();
    expect(state()).toEqual(only('Soil'));
    makeTabs();
    expect(state()).toEqual(only('Soil'));
  });

  it('select and focus the next or previous tab by arrow keys, and go from one end to the other', () => {
    showTabs();
    tab('Seed').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('Soil'));
    expect(state()).toEqual(only('Soil'));
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement).toBe(tab('Sack'));
    expect(state()).toEqual(only('Sack'));
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('Seed'));
  });

  it('go to the ends by Home and End', () => {
    showTabs();
    tab('Seed').focus();
    press('End');
    expect(state()).toEqual(only('Sack'));
    press('Home');
    expect(state()).toEqual(only('Seed'));
    expect(document.activeElement).toBe(tab('Seed'));
  });

  it('ignore the up and down arrows, except in a vertical list', () => {
    showTabs();
    tab('Seed').focus();
    expect(press('ArrowDown')).toBe(true);
    expect(state()).toEqual(only('Seed'));
    cleanup();

    showTabs({ orientation: 'vertical' });
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    tab('Seed').focus();
    expect(press('ArrowDown')).toBe(false);
    expect(state()).toEqual(only('Soil'));
    press('ArrowUp');
    expect(state()).toEqual(only('Seed'));
  });

  it('select the focused tab by Space instead of scrolling', () => {
    showTabs();
    tab('Soil').focus();
    expect(press(' ')).toBe(false);
    expect(state()).toEqual(only('Soil'));
  });

  it('ignore shortcuts and other keys', () => {
    showTabs();
    tab('Seed').focus();
    expect(press('ArrowRight', { altKey: true })).toBe(true);
    expect(press('a')).toBe(true);
    expect(state()).toEqual(only('Seed'));
  });

  it('are plain links to panels in the HTML of the server, without the roles of tabs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(list());
    expect(page.querySelectorAll('[role], [tabindex], [aria-selected]')).toHaveLength(0);
    const links = [...page.querySelectorAll('a')];
    expect(links.map(({ hash }) => page.querySelector(hash)?.textContent)).toEqual(
      names.map((name) => `About ${name}`),
    );
  });
});
