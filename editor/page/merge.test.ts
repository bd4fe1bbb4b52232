import { describe, expect, it } from 'vitest';
import type { Field } from '../configuration/form-fields.ts';
import { isSame, merge } from './merge.ts';

const text = (name: string): Field => ({ name, label: name, kind: 'text', isNeeded: true });
const list = (name: string, rest: Partial<Field>): Field => ({
  ...text(name),
  kind: 'list',
  ...rest,
});
const FIELDS: Field[] = [
  text('title'),
  text('body'),
  { ...text('hero'), kind: 'group', fields: [text('title'), text('text')] },
  list('people', { fields: [text('name'), text('email'), text('entryName')] }),
  list('lines', { entry: text('item') }),
];
const person = (entryName: string, name = entryName, email = '') => ({ entryName, name, email });
const [ann, ben, cyd] = ['ann', 'ben', 'cyd'].map((name) => person(name));

describe('changes of two people', () => {
  it('in different fields are both there, also in groups', () => {
    const base = { title: 'A', body: 'B', hero: { title: 'C', text: 'D' } };
    const theirs = { ...base, title: 'Theirs', hero: { title: 'Theirs', text: 'D' } };
    const mine = { ...base, body: 'Mine', hero: { title: 'C', text: 'Mine' } };
    expect(merge(FIELDS, base, theirs, mine)).toEqual({
      form: { title: 'Theirs', body: 'Mine', hero: { title: 'Theirs', text: 'Mine' } },
      conflicts: [],
    });
  });

  it('in one field leave mine, and show theirs', () => {
    const hero = (title: string) => ({ hero: { title } });
    const [base, theirs, mine] = [hero('C'), hero('Theirs'), hero('Mine')];
    const conflicts = [{ place: 'hero.title', theirs: 'Theirs' }];
    expect(merge(FIELDS, base, theirs, mine)).toEqual({ form: mine, conflicts });
    // The same change is no choice.
    expect(merge(FIELDS, base, mine, mine).conflicts).toEqual([]);
  });

  it('in entries are put together by the names of the entries', () => {
    const base = { people: [ann, ben, cyd] };
    const theirs = { people: [person('ann', 'Theirs'), ben, cyd, person('dan')] };
    const mine = { people: [cyd, person('ann', 'ann', 'a@b.c'), { name: 'Eve' }, ben] };
    expect(merge(FIELDS, base, theirs, mine)).toEqual({
      form: {
        people: [cyd, person('dan'), person('ann', 'Theirs', 'a@b.c'), { name: 'Eve' }, ben],
      },
      conflicts: [],
    });
    const [changed, alsoChanged] = [
      { people: [ann, person('ben', 'Theirs'), cyd] },
      { people: [person('new'), ann, person('ben', 'Mine'), cyd] },
    ];
    expect(merge(FIELDS, base, changed, alsoChanged).conflicts).toEqual([
      { place: 'people.2.name', theirs: 'Theirs' },
    ]);
  });

  it('remove an entry that the other one has left alone, and keep one that he has changed', () => {
    const base = { people: [ann, ben, cyd] };
    const changedBen = person('ben', 'Changed');
    const [fewer, changed] = [{ people: [cyd] }, { people: [ann, changedBen, cyd] }];
    const both = { people: [changedBen, cyd] };
    expect(merge(FIELDS, base, fewer, changed).form).toEqual(both);
    expect(merge(FIELDS, base, changed, fewer).form).toEqual(both);
  });

  it('in a list without names are put together if it has as many entries, or else chosen', () => {
    const base = { lines: ['a', 'b'] };
    expect(merge(FIELDS, base, { lines: ['a', 'B'] }, { lines: ['A', 'b'] })).toEqual({
      form: { lines: ['A', 'B'] },
      conflicts: [],
    });
    const longer = { lines: ['a', 'b', 'c'] };
    expect(merge(FIELDS, base, longer, { lines: ['A', 'b'] })).toEqual({
      form: { lines: ['A', 'b'] },
      conflicts: [{ place: 'lines', theirs: longer.lines }],
    });
  });

  it('in fields that nobody knows any more are not lost', () => {
    const [theirs, mine] = [{ old: 'Theirs' }, { older: 'Mine' }];
    expect(merge(FIELDS, {}, theirs, mine).form).toEqual({ ...theirs, ...mine });
  });
});

it('a field that is not there is as empty as an empty one', () => {
  expect(isSame({ a: '', b: [1] }, { b: [1], c: undefined })).toBe(true);
  expect(isSame({ a: 'x' }, {})).toBe(false);
  expect(isSame(false, undefined)).toBe(false);
});
