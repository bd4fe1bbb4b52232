import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { expect, it } from 'vitest';
import { requestStore } from './requests.ts';

function open() {
  const file = path.join(temporaryFolder(), 'versions/requests.json');
  let minute = 0;
  return { file, ...requestStore(file, () => new Date(Date.UTC(2026, 2, 1, 8, minute++))) };
}

it('keeps one request for each person, until it is fulfilled or sent back', () => {
  const { ask, waiting, of, sendBack, fulfil, forget } = open();
  ask('otieno', 'First');
  ask('otieno', ' Second ');
  ask('njeri', '');
  expect(waiting().map(({ who, says }) => [who, says])).toEqual([
    ['otieno', 'Second'],
    ['njeri', ''],
  ]);
  expect(sendBack('otieno', 'wanjiru', 'Name the farm')).toBe(true);
  expect(sendBack('otieno', 'wanjiru', 'Again')).toBe(false);
  expect(of('otieno')?.answer).toMatchObject({ who: 'wanjiru', says: 'Name the farm' });

  const [seen] = waiting();
  // Njeri asks anew while the site is being built.
  ask('njeri', 'One more word');
  fulfil(seen ? [seen] : []);
  expect(waiting().map(({ says }) => says)).toEqual(['One more word']);
  fulfil(waiting());
  expect(waiting()).toEqual([]);
  // Otieno has not read the answer yet.
  expect(of('otieno')).toBeDefined();
  forget('otieno');
  expect(of('otieno')).toBeUndefined();
});

it('a damaged list closes no page, and people ask again', () => {
  const { file, ask, waiting } = open();
  ask('otieno', 'First');
  writeFileSync(file, '[{');
  expect(waiting()).toEqual([]);
  ask('otieno', 'Second');
  expect(waiting()).toHaveLength(1);
});
