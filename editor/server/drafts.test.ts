import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { draftId, draftStore, newDraftId } from './drafts.ts';

let folder = '';
beforeEach(() => void (folder = temporaryFolder()));

const at = new Date('2026-03-01T08:00:00Z');
const open = (now = at) => draftStore(folder, () => now);
const ID = draftId('team', 'Wanjiru');
const draft = (title: string) => ({
  id: ID,
  of: 'team',
  who: 'Wanjiru',
  form: { title },
  base: { form: {}, state: 'first' },
});

it('a draft is there after a restart, and gone when it is saved', () => {
  const answer = open().keep(draft('One'), '');
  expect(answer).toMatchObject({ kept: { at: at.toISOString(), form: { title: 'One' } } });
  expect(open().find(ID)).toEqual('kept' in answer && answer.kept);
  expect(open().all()).toHaveLength(1);
  open().remove(ID);
  expect(open().find(ID)).toBeUndefined();
  expect(open().all()).toEqual([]);
});

it('of two windows the later one gets what the other one has kept, and overwrites nothing', () => {
  const drafts = open();
  const first = drafts.keep(draft('One'), '');
  const revision = 'kept' in first ? first.kept.revision : '';
  expect(drafts.keep(draft('Two'), revision)).toMatchObject({ kept: { form: { title: 'Two' } } });
  expect(drafts.keep(draft('Three'), revision)).toMatchObject({
    other: { form: { title: 'Two' } },
  });
  // The same again, because its answer was lost.
  expect(drafts.keep(draft('Two'), revision)).toHaveProperty('kept');
});

it('a clock that goes backwards loses no draft', () => {
  const first = open().keep(draft('One'), '');
  const revision = 'kept' in first ? first.kept.revision : '';
  open(new Date('2020-01-01')).keep(draft('Two'), revision);
  expect(open().find(ID)).toMatchObject({ form: { title: 'Two' } });
});

it('a new entry that was saved is known by its draft', () => {
  const id = newDraftId();
  const made = { of: 'news/first-rains', form: { title: 'First rains' }, state: 'saved' };
  open().keep({ ...draft('First rains'), id, of: 'news' }, '');
  open().remove(id, made);
  expect(open().madeOf(id)).toEqual(made);
  expect(open().all()).toEqual([]);
});

it('a file that is cut off is no draft, and no other file is read or written', () => {
  writeFileSync(path.join(folder, `${ID}.json`), '{"id":');
  expect(open().all()).toEqual([]);
  expect(open().keep(draft('One'), '')).toHaveProperty('kept');
  expect(() => open().keep({ ...draft('One'), id: '../../x' }, '')).toThrow('no such draft');
  expect(existsSync(path.join(folder, '../../x.json'))).toBe(false);
});
