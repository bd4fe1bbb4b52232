/**
 * Turns lists of links to panels into tabs by the WAI-ARIA pattern, with automatic activation (section 4). The address
 * names the visible panel, so a link can open a panel, and Back returns to it.
 */
import { isForHere } from '../boot/is-for-here.ts';

/** Steps of the arrow keys; Up and Down only in a vertical list. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Index of the tab to which a key leads from tab `from`; -1 if the key does nothing. */
function destination(key: string, from: number, count: number, isColumn: boolean): number {
  if (key === ' ') return from;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = isColumn || !/Up|Down/.test(key) ? STEPS[key] : undefined;
  return step ? (from + step + count) % count : -1;
}

const tabsOf = (list: Element | null) => [...(list?.querySelectorAll('a') ?? [])];
const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

function select(tabs: readonly HTMLAnchorElement[], chosen: HTMLAnchorElement | undefined): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    for (const part of [tab, panelOf(tab)]) part?.toggleAttribute('data-selected', isChosen);
  }
}

/** A click or a key on a tab. The address follows, without an entry in the history. */
function follow(event: MouseEvent | KeyboardEvent): void {
  const tab =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[role=tab]');
  // Alt with an arrow key is the browser's Back.
  if (!tab || !isForHere(event)) return;
  const tabs = tabsOf(tab.parentElement);
  const from = tabs.indexOf(tab);
  const isColumn = tab.matches('[aria-orientation=vertical] *');
  const to = tabs['key' in event ? destination(event.key, from, tabs.length, isColumn) : from];
  if (!to) return;
  event.preventDefault();
  select(tabs, to);
  to.focus();
  history.replaceState(history.state, '', to.hash);
}

/** Turns the lists on the page into tabs, and selects the tab that the address names. */
export function makeTabs(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const list = box.querySelector('nav');
    const tabs = tabsOf(list);
    list?.setAttribute('role', 'tablist');
    list?.setAttribute('aria-orientation', box.dataset['tabs'] ?? '');
    for (const tab of tabs) {
      const panel = panelOf(tab);
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', tab.hash.slice(1));
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
      panel?.setAttribute('tabindex', '0');
    }
    const named = tabs.find(({ hash }) => hash === location.hash);
    select(tabs, named ?? tabs.find((tab) => tab.matches('[data-selected]')));
  }
}

/** Installs the behaviour once for the whole document. */
export function watchTabs(): void {
  makeTabs();
  document.addEventListener('click', follow);
  document.addEventListener('keydown', follow);
  addEventListener('hashchange', makeTabs);
}
