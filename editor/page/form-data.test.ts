/** The functions on which a form stands: places, steps, keys of entries, words without a field, pressed words. */
import { describe, expect, it } from 'vitest';
import type { Field } from '../configuration/form-fields.ts';
import { fitted } from './fitted.ts';
import { keysFor } from './form/keys.ts';
import { changed, historyOf, redone, undone } from './history.ts';
import { isBlank, leavesOf, valueAt, withValue } from './places.ts';
import { fieldPressed } from './pressed.ts';

const text = (name: string, label = name): Field => ({ name, label, kind: 'text', isNeeded: true });
const FIELDS: Field[] = [
  text('title', 'Title'),
  { ...text('hero', 'Top'), kind: 'group', fields: [text('text', 'Text')] },
  { ...text('steps', 'Steps'), kind: 'list', fields: [text('name', 'Name')] },
  { ...text('lines', 'Lines'), kind: 'list', entry: text('item') },
  { ...text('prices', 'Prices'), kind: 'table' },
  { ...text('draft', 'Draft'), kind: 'tick' },
  { ...text('body', 'Text'), kind: 'prose' },
];
const FORM = {
  title: 'Rain since {founded}',
  hero: { text: 'Good morning' },
  steps: [{ name: 'Sow' }, { name: 'Harvest' }],
  lines: ['One line'],
  prices: { columns: ['Crop', 'Price'], rows: [['Tea', '40']] },
  draft: true,
  body: '## A heading\n\nWe **plant** [coffee](/coffee) in rows.',
};

it('a value is changed at its place, and all beside it stays the same', () => {
  const fresh = withValue(FORM, 'steps.1.name', 'Reap');
  expect(valueAt(fresh, 'steps.1.name')).toBe('Reap');
  expect([fresh['hero'] === FORM.hero, valueAt(fresh, 'steps.0')]).toEqual([true, FORM.steps[0]]);
  expect(withValue({}, 'hero.text', 'x')).toEqual({ hero: { text: 'x' } });
  expect([isBlank({ a: [''], b: { c: false } }), isBlank({ a: ['x'] })]).toEqual([true, false]);
});

it('each text of a form is found with its place', () => {
  expect(leavesOf(FIELDS, FORM).map(({ place }) => place)).toEqual([
    ...['title', 'hero.text', 'steps.0.name', 'steps.1.name', 'lines.0', 'prices.columns.0'],
    ...['prices.columns.1', 'prices.rows.0.0', 'prices.rows.0.1', 'body'],
  ]);
});

describe('undo', () => {
  const form = (title: string) => ({ title });
  it('takes back the letters of one field together, and other changes one by one', () => {
    let history = historyOf(form(''));
    history = changed(history, form('a'), 'title', 1000);
    history = changed(history, form('ab'), 'title', 1400);
    history = changed(history, form('ab!'), 'title');
    history = changed(history, form('ab!c'), 'title', 9000);
    /** The titles of all steps in one direction. */
    const titles = (go: typeof undone) => {
      const all = [];
      for (let step = go(history); step; step = go(step.history))
        all.push((history = step.history).now['title']);
      return all;
    };
    expect(titles(undone)).toEqual(['ab!', 'ab', '']);
    expect(titles(redone)).toEqual(['ab', 'ab!', 'ab!c']);
  });

  it('begins a new step after a pause, in another field, and after an undo', () => {
    const one = changed(historyOf(form('')), form('a'), 'title', 0);
    expect(changed(one, form('b'), 'title', 2000).past).toHaveLength(2);
    expect(changed(one, form('b'), 'other', 100).past).toHaveLength(2);
    const back = undone(one);
    expect(back && changed(back.history, form('c'), 'title', 100)).toMatchObject({ future: [] });
  });
});

it('an entry of a list is known again when it moves, changes, or another one goes', () => {
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const before = { items: [a, b, c], keys: [0, 1, 2] };
  expect(keysFor([b, a, c], before)).toEqual([1, 0, 2]);
  expect(keysFor([a, c], before)).toEqual([0, 2]);
  expect(keysFor([a, { n: 5 }, c], before)).toEqual([0, 1, 2]);
  expect(keysFor([a, b, c, {}], before)).toEqual([0, 1, 2, 3]);
  // Equal texts are different entries.
  expect(keysFor(['', '', ''], { items: ['', ''], keys: [0, 1] })).toEqual([0, 1, 2]);
});

it('a draft of an older form keeps what fits, and shows the words that do not', () => {
  const draft = {
    title: 'Rain',
    hero: 'A text that is a group now',
    steps: [{ name: 'Sow', tool: 'A hoe' }, 'Harvest', null],
    lines: null,
    draft: 'yes',
    prices: { columns: ['a'] },
    gone: { words: ['One', 'Two'], empty: '' },
  };
  expect(fitted(FIELDS, draft)).toEqual({
    form: { title: 'Rain', steps: [{ name: 'Sow' }] },
    left: [
      { place: 'hero', text: 'A text that is a group now' },
      { place: 'steps.0.tool', text: 'A hoe' },
      { place: 'steps.1', text: 'Harvest' },
      { place: 'draft', text: 'yes' },
      { place: 'prices', text: 'a' },
      { place: 'gone', text: 'One\nTwo' },
    ],
  });
  expect(fitted(FIELDS, FORM)).toEqual({ form: FORM, left: [] });
});

it.each([
  [['Rain since 2007'], 'title'],
  [['good  MORNING'], 'hero.text'],
  [['plant', 'We plant coffee in rows.'], 'body'],
  [['A heading'], 'body'],
  [['1', 'Harvest'], 'steps.1.name'],
  [['»', '» One line for all'], 'lines.0'],
  [['Words of another page'], undefined],
  [[''], undefined],
])('the pressed words %j lead to %s', (pressed, place) => {
  expect(fieldPressed(leavesOf(FIELDS, FORM), pressed)).toBe(place);
});
