// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import calendar from 'content:calendar';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Chooser } from './chooser.tsx';

const choose = (label: 'County' | 'Crop', value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const said = () => screen.getByRole('status').textContent;
const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);
const bars = () => screen.queryAllByRole('table');

/** The chooser on a day. */
function on(day: string): void {
  vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] });
  render(<Chooser />);
}
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows nothing before a county is chosen', () => {
  on('2026-11-29T12:00');
  choose('Crop', 'beans');
  expect(said()).toBe('');
  expect(bars()).toEqual([]);
});

// The year of the phone does not matter.
it.each(['2026-11-29T12:00', '1999-11-29T12:00', '2071-11-29T12:00'])(
  'says what to do on %s, and marks the day in the year of that crop alone',
  (day) => {
    on(day);
    choose('County', 'Kirinyaga');
    expect(lines()).toEqual([
      'Now: Feed, mid November to early December – Central highlands, Short rains.',
      'Next: Plant, mid March to early April – Central highlands, Long rains.',
    ]);
    for (const table of bars()) {
      const headers = within(table).getAllByRole('rowheader');
      expect(headers.map((cell) => cell.textContent)).toEqual(['Maize']);
      expect(table.querySelector('[data-step=today]')?.getAttribute('x')).toBe('32.3');
    }
    expect(bars()).toHaveLength(2);
  },
);

it('shows both regions of a county that lies in two, and says where there are no weeks', () => {
  on('2026-11-29T12:00');
  choose('County', 'Embu');
  expect(bars()).toHaveLength(4);
  choose('Crop', 'green-grams');
  expect(bars()).toHaveLength(2);
  choose('County', 'other');
  expect(said()).toBe(calendar.choose.none);
  expect(bars()).toEqual([]);
});

it('says both works of one day, and which part of the county each line is for', () => {
  on('2026-11-29T12:00');
  choose('County', 'Embu');
  expect(lines().slice(0, 2)).toEqual([
    'Now: Feed, mid November to early December – Central highlands (high parts of Embu), Short rains.',
    'Now: Feed, mid November to mid December – Lower eastern (dry parts of Embu), Short rains.',
  ]);
  choose('Crop', 'coffee');
  expect(lines().filter((line) => line.startsWith('Now'))).toEqual([
    'Now: Feed, early October to late November – Central highlands (high parts of Embu), Short rains.',
    'Now: Harvest, early October to mid December – Central highlands (high parts of Embu), Short rains.',
  ]);
});

it('says what is true between two works, after the one that ended last in any season', () => {
  on('2026-05-25T12:00');
  choose('County', 'Nyeri');
  expect(lines()[0]).toBe('Now: No feeding. Look for pests and diseases – Central highlands.');
  choose('Crop', 'beans');
  expect(lines()[0]).toBe('Now: Weed, and look for pests – Central highlands.');
  choose('Crop', 'tea');
  expect(lines()[0]).toBe('Now: No feeding. Pluck two leaves and a bud – Central highlands.');
});

// Days between the weeks of most crops.
it.each(['2026-01-05', '2026-06-12', '2026-10-05', '2026-12-25'])(
  'has a «now» for every region and crop on %s',
  (day) => {
    on(day);
    for (const { counties, seasons } of Object.values(calendar.regions)) {
      choose('County', counties[0] ?? '');
      for (const crop of new Set(Object.values(seasons).flatMap((rows) => Object.keys(rows)))) {
        choose('Crop', crop);
        expect(lines()[0], `${counties[0]}, ${crop}`).toMatch(/^Now: /);
      }
    }
  },
);

it('keeps what was chosen before React loaded', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Chooser />);
  document.body.append(container);
  choose('County', 'Kilifi');
  render(<Chooser />, { container, hydrate: true });
  expect(said()).toContain('Coast');
});
