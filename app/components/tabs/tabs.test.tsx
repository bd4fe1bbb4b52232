// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const names = ['Seed', 'Soil', 'Sack'];
const tabs = names.map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: <p>About {label}</p>,
}));

function renderTabs(orientation?: 'horizontal' | 'vertical') {
  render(<Tabs label="Services" tabs={tabs} orientation={orientation} />);
}

const tab = (name: string) => screen.getByRole('tab', { name });

/** The names of the tabs that are selected, whose panel shows, and that the Tab key reaches. */
const state = () => ({
  selected: names.filter((name) => tab(name).getAttribute('aria-selected') === 'true'),
  shown: names.filter((name) => screen.getByLabelText(name).hasAttribute('data-selected')),
  reachable: names.filter((name) => tab(name).tabIndex === 0),
});
const only = (name: string) => ({ selected: [name], shown: [name], reachable: [name] });

/** Presses a key where the focus is; tells whether the browser would still do its own. */
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

afterEach(cleanup);

describe('Tabs', () => {
  it('shows the first panel at the start', () => {
    renderTabs();
    expect(state()).toEqual(only('Seed'));
  });

  it('names the list, and each panel after its tab', () => {
    renderTabs();
    expect(screen.getByRole('tablist', { name: 'Services' })).toBeTruthy();
    for (const name of names) {
      const panel = screen.getByRole('tabpanel', { name });
      expect(panel.textContent).toBe(`About ${name}`);
      expect(tab(name).getAttribute('aria-controls')).toBe(panel.id);
    }
  });

  it('shows the panel of the tab that is clicked, without following its link', () => {
    renderTabs();
    expect(fireEvent.click(tab('Sack'))).toBe(false);
    expect(state()).toEqual(only('Sack'));
  });

  it('selects and focuses the next and the previous tab by arrow, around the ends', () => {
    renderTabs();
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

  it('goes to the ends by Home and End', () => {
    renderTabs();
    tab('Seed').focus();
    press('End');
    expect(state()).toEqual(only('Sack'));
    press('Home');
    expect(state()).toEqual(only('Seed'));
    expect(document.activeElement).toBe(tab('Seed'));
  });

  it('leaves the up and down arrows to the page, except where the list is a column', () => {
    renderTabs();
    tab('Seed').focus();
    expect(press('ArrowDown')).toBe(true);
    expect(state()).toEqual(only('Seed'));
    cleanup();

    renderTabs('vertical');
    tab('Seed').focus();
    expect(press('ArrowDown')).toBe(false);
    expect(state()).toEqual(only('Soil'));
    press('ArrowUp');
    expect(state()).toEqual(only('Seed'));
  });

  it('selects the focused tab by Space instead of scrolling', () => {
    renderTabs();
    tab('Soil').focus();
    expect(press(' ')).toBe(false);
    expect(state()).toEqual(only('Soil'));
  });

  it('leaves shortcuts and other keys to the browser', () => {
    renderTabs();
    tab('Seed').focus();
    expect(press('ArrowRight', { altKey: true })).toBe(true);
    expect(press('a')).toBe(true);
    expect(state()).toEqual(only('Seed'));
  });

  it('is sent by the server with every tab reachable and linked to its panel', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Tabs label="Services" tabs={tabs} />);
    const links = [...page.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
    expect(links.map(({ hash, tabIndex }) => [hash, tabIndex])).toEqual([
      ['#seed', 0],
      ['#soil', 0],
      ['#sack', 0],
    ]);
    expect(page.firstElementChild?.hasAttribute('data-hydrate')).toBe(true);
  });
});
