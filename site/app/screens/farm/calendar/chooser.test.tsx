// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import calendar from 'content:calendar';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chooser } from './chooser.tsx';

const choose = (label: 'County' | 'Crop', value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const said = () => screen.getByRole('status').textContent;
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
    expect(said()).toBe(
      'Central highlands, Short rains: Feed now, mid November to early December. ' +
        'Central highlands, Long rains: Plant next, mid March to early April.',
    );
    for (const table of bars()) {
      expect(
        within(table)
          .getAllByRole('rowheader')
          .map((cell) => cell.textContent),
      ).toEqual(['Maize']);
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

it('keeps what was chosen before React loaded', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Chooser />);
  document.body.append(container);
  choose('County', 'Kilifi');
  render(<Chooser />, { container, hydrate: true });
  expect(said()).toContain('Coast');
});

describe('the counties of each region', () => {
  it.each(Object.entries(calendar.regions))('of %s are in its text', (_, { counties, text }) => {
    for (const name of counties) expect(text).toContain(name.replace('-', ' '));
  });
});
