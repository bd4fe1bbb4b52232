/** What is typed is never lost: drafts, saves, windows and people beside each other, with a server that answers as told. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../configuration/form-fields.ts';
import type { Draft } from '../server/drafts.ts';
import type { OpenText } from '../server/forms-api.ts';
import { LineLost, Refused, type Ask } from './ask.ts';
import { AGAIN, PAUSE } from './keeper.ts';
import { openText } from './open-text.ts';

const text = (name: string): Field => ({ name, label: name, kind: 'text', isNeeded: true });
const FILES = { form: { title: 'A', body: 'B' }, state: 'first' };
const OPEN: OpenText = {
  of: 'news/rain',
  title: 'A',
  one: 'article',
  fields: [text('title'), text('body')],
  files: FILES,
  isThere: true,
  me: 'Wanjiru',
  draftId: 'mine',
  others: [],
  pictures: { pictures: [], heroes: [], logos: [] },
  links: [],
};
const AT = '2026-03-01T08:00:00Z';
const draft = (form: Draft['form']): Draft => ({
  ...{ id: 'mine', of: 'news/rain', form, base: FILES, who: 'Wanjiru', at: AT, revision: 'kept' },
});

type Asked = { method: string; address: string; body: Record<string, unknown> };
type Answer = (asked: Asked) => unknown;

const kept = { kept: { revision: 'kept', at: AT } };
const saved = ({ body }: Asked) => ({
  ...{ of: 'news/rain', form: body['form'], state: 'second', draftId: 'mine' },
});
/** A new entry, which has no files yet. */
const NEW: Partial<OpenText> = { of: 'news', isThere: false, files: { form: {}, state: '' } };
/** Answers a save that others have saved meanwhile, until it is made from what they have saved. */
const savedBefore = (form: OpenText['files']['form']) => ({
  save: (asked: Asked) =>
    asked.body['state'] === 'other'
      ? saved(asked)
      : { changed: { form, state: 'other' }, who: 'Otieno', at: '' },
});

/** A text whose server answers drafts and saves as told. */
function start(
  open: Partial<OpenText>,
  answers: { draft?: Answer; save?: Answer; check?: Answer },
) {
  const asked: Asked[] = [];
  const send = async (method: string, address: string, body: object = {}): Promise<unknown> => {
    const one = { method, address, body: body as Record<string, unknown> };
    if (address === 'check') return answers.check?.(one) ?? { problems: [], advice: [] };
    asked.push(one);
    await Promise.resolve();
    if (method === 'DELETE') return {};
    return address === 'save' ? (answers.save ?? saved)(one) : (answers.draft ?? (() => kept))(one);
  };
  const [move, lead] = [vi.fn(), vi.fn()];
  const one = openText({ ...OPEN, ...open }, { ask: send as Ask, move, lead, now: Date.now });
  return { ...one, asked, move, lead, form: () => one.get().history.now };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pause = (time = PAUSE) => vi.advanceTimersByTimeAsync(time);
const fail = (error: Error) => {
  throw error;
};

describe('a draft', () => {
  it('is sent when nothing was typed for a moment, once for many letters', async () => {
    const one = start({}, {});
    for (const title of ['R', 'Ra', 'Rain']) one.change('title', title, true);
    expect(one.isAtRisk()).toBe(true);
    await pause();
    expect(one.asked).toMatchObject([
      { method: 'PUT', address: 'drafts/mine', body: { form: { title: 'Rain' }, base: FILES } },
    ]);
    expect([one.get().keeping.state, one.isAtRisk()]).toEqual(['kept', false]);
  });

  it('is sent also while somebody types without a pause', async () => {
    const one = start({}, {});
    for (let letters = 1; letters <= 10; letters += 1) {
      one.change('title', 'x'.repeat(letters), true);
      await pause(PAUSE / 4);
    }
    expect(one.asked).toMatchObject([
      { body: { form: { title: 'xxxx' } } },
      { body: { form: { title: 'xxxxxxxx' } } },
    ]);
  });

  it('that does not get through is said, kept, and sent again by itself', async () => {
    let isLost = true;
    const one = start({}, { draft: () => (isLost ? fail(new LineLost('No line.')) : kept) });
    one.change('title', 'Rain');
    await pause();
    expect(one.get().keeping).toEqual({ state: 'lost', says: 'No line.' });
    expect([one.isAtRisk(), one.form()['title']]).toEqual([true, 'Rain']);
    isLost = false;
    await pause(AGAIN);
    expect(one.get().keeping.state).toBe('kept');
  });

  it('opens again, also one of a new entry, which gets its address at the first letter', async () => {
    const again = start({ draft: draft({ title: 'Rain', body: 'B' }) }, {});
    expect(again.form()).toEqual({ title: 'Rain', body: 'B' });
    expect(again.get().notice?.text).toContain('These are your changes of');
    const fresh = start(NEW, {});
    fresh.change('title', 'R', true);
    await pause();
    expect(fresh.move).toHaveBeenCalledWith('news', 'mine');
  });

  it('is put together with what others have saved since, and with another window', async () => {
    const opened = start(
      {
        draft: draft({ title: 'Mine', body: 'B' }),
        files: { form: { title: 'A', body: 'Theirs' }, state: 'other' },
        saved: { who: 'Otieno', at: AT },
      },
      {},
    );
    expect(opened.get().notice?.text).toContain('Otieno changed this text meanwhile: body.');
    expect(opened.form()).toEqual({ title: 'Mine', body: 'Theirs' });
    const other = { other: { ...draft({ title: 'A', body: 'Window' }), revision: 'window' } };
    const window = start({}, { draft: ({ body }) => (body['after'] === 'window' ? kept : other) });
    window.change('title', 'Mine');
    await pause();
    expect(window.form()).toEqual({ title: 'Mine', body: 'Window' });
    expect(window.get().notice?.text).toMatch(/^You in another window changed .*: body\./);
    expect(window.asked.at(-1)?.body['form']).toEqual({ title: 'Mine', body: 'Window' });
  });

  it('of a text that was deleted says so, and makes it again on Save', async () => {
    const gone = { form: {}, state: 'none' };
    const one = start({ draft: draft({ title: 'Mine' }), isThere: false, files: gone }, {});
    expect(one.get().notice?.text).toContain('Somebody has deleted this text');
    await one.save();
    expect(one.asked[0]?.body).toMatchObject({ form: { title: 'Mine' }, state: 'none' });
  });

  it('from before a change of the form shows the words that have no field', () => {
    const one = start({ draft: draft({ title: 'Mine', kicker: 'Old words' }) }, {});
    expect(one.get().left).toEqual([{ place: 'kicker', text: 'Old words' }]);
  });

  it('that nobody wants is deleted, and «Undo» brings it back', async () => {
    const one = start({ draft: draft({ title: 'Mine' }) }, {});
    await one.discard();
    expect(one.asked).toMatchObject([{ method: 'DELETE' }]);
    expect(one.form()).toEqual(FILES.form);
    one.undo();
    expect(one.form()).toEqual({ title: 'Mine' });
  });
});

describe('a save', () => {
  it('has no limit of time, and what is typed meanwhile is a draft again', async () => {
    let answer = (_value: unknown): void => undefined;
    const one = start({}, { save: () => new Promise((resolve) => (answer = resolve)) });
    one.change('title', 'Rain');
    const saving = one.save();
    await pause(70_000);
    one.change('body', 'More');
    await pause(70_000);
    // A draft that came before the end of the save would look like a newer one.
    expect(one.asked.map(({ method }) => method)).toEqual(['PUT', 'POST']);
    const base = { form: { title: 'Rain', body: 'B' }, state: 'second' };
    answer({ of: 'news/rain', ...base, draftId: 'mine' });
    await saving;
    expect(one.form()).toEqual({ title: 'Rain', body: 'More' });
    await pause();
    expect(one.asked.at(-1)).toMatchObject({ method: 'PUT', body: { base, after: '' } });
  });

  it('shows no mistakes of a check that began before it', async () => {
    let answer = (_value: unknown): void => undefined;
    const found = { problems: [{ text: 'There is already one', place: 'title' }], advice: [] };
    const one = start({}, { check: () => new Promise((resolve) => (answer = resolve)) });
    one.change('title', 'Rain');
    await pause();
    await one.save();
    answer(found);
    await pause(0);
    expect(one.get().check.problems).toEqual([]);
  });

  it('over other fields that somebody has saved goes on by itself', async () => {
    const one = start({}, savedBefore({ title: 'A', body: 'Theirs' }));
    one.change('title', 'Mine');
    await one.save();
    const last = one.asked.filter(({ address }) => address === 'save').at(-1);
    expect(last?.body['form']).toEqual({ title: 'Mine', body: 'Theirs' });
    const { notice } = one.get();
    expect(notice?.isWrong).toBe(false);
    expect(notice?.text).toContain('Otieno changed this text meanwhile: body.');
  });

  it('over the same field waits for a choice', async () => {
    const one = start({}, savedBefore({ title: 'Theirs', body: 'B' }));
    one.change('title', 'Mine');
    await one.save();
    await one.save();
    expect(one.asked.filter(({ address }) => address === 'save')).toHaveLength(1);
    expect(one.lead).toHaveBeenCalledWith('title');
    const [conflict] = one.get().conflicts;
    expect(conflict).toEqual({ place: 'title', theirs: 'Theirs' });
    if (conflict) one.choose(conflict, true);
    await one.save();
    expect(one.asked.at(-1)?.body).toMatchObject({ form: { title: 'Theirs' }, state: 'other' });
  });

  it('whose answer is lost can be pressed again, also of a new entry', async () => {
    let tries = 0;
    const made = { of: 'news/rain', form: { title: 'Rain' }, state: 'made', draftId: 'own' };
    const one = start(NEW, {
      save: (asked) => {
        tries += 1;
        if (tries === 1) return fail(new LineLost('No line.'));
        return asked.body['of'] === 'news' ? { made } : { ...saved(asked), draftId: 'own' };
      },
    });
    one.change('title', 'Rain');
    await one.save();
    expect(one.get().notice).toMatchObject({ text: 'Not saved. No line.', isWrong: true });
    one.change('title', 'Rain again');
    await one.save();
    expect(one.asked.at(-1)?.body).toMatchObject({ of: 'news/rain', state: 'made', draft: 'own' });
    expect([one.get().of, one.get().notice?.isWrong]).toEqual(['news/rain', false]);
  });

  it('of a new entry gives it its address, and the next one is of that entry', async () => {
    const one = start(NEW, { save: (asked) => ({ ...saved(asked), draftId: 'own' }) });
    one.change('title', 'Rain');
    await one.save();
    expect([one.get().of, one.move.mock.lastCall]).toEqual(['news/rain', ['news/rain']]);
    one.change('title', 'Rain again');
    await one.save();
    const body = { of: 'news/rain', state: 'second', draft: 'own' };
    expect(one.asked.at(-1)?.body).toMatchObject(body);
  });

  it('with mistakes leads to the first one, and keeps the words', async () => {
    const problem = { file: '', field: 'title', label: 'Title', text: 'Too long', place: 'title' };
    const one = start({}, { save: () => fail(new Refused('Title: Too long', [problem])) });
    one.change('title', 'Rain');
    await one.save();
    expect(one.lead).toHaveBeenCalledWith('title');
    expect(one.get()).toMatchObject({ check: { problems: [problem] }, isSaving: false });
    expect(one.form()['title']).toBe('Rain');
  });
});
