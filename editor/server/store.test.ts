import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { translationIn } from '@website/site/content';
import { ROOT } from '@website/site/content/root.ts';
import { documentOf, folders, singleDocuments } from '../configuration/documents.ts';
import type { Field } from '../configuration/form-fields.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { contentStore, type Saved } from './store.ts';

const ARTICLE = 'news/record-coffee-harvest';
const FILE = `en/${ARTICLE}.md`;
const OTHER = 'news/advanced-fertilizer-tech';

type Form = Record<string, unknown>;

let folder: ReturnType<typeof contentFolder>;
beforeEach(() => void (folder = contentFolder()));

const read = (file: string) => folder.read(file);
const isThere = (file: string) => existsSync(path.join(folder.content, file));

/** A store of the content. */
function open(who = 'Wanjiru', content = folder.content) {
  const store = contentStore({ content, versions: path.join(folder.root, 'versions'), who });
  onTestFinished(store.close);
  return {
    ...store,
    form: (id: string): Form => store.open(id).form,
    /** Saves a form that was opened now. */
    saveNow: (id: string, form: Form): Saved =>
      store.save(id, form, store.exists(id) ? store.open(id).state : ''),
  };
}

/** The lines in which two texts differ. */
const changedLines = (before: string, after: string) =>
  after.split('\n').filter((line, index) => line !== before.split('\n')[index]);

describe('a save', () => {
  it('changes one line for one word, may follow another one, and without a change writes nothing', () => {
    const store = open();
    const before = read(FILE);
    const form = store.form(ARTICLE);
    expect(store.saveNow(ARTICLE, form)).toMatchObject({ of: ARTICLE, version: undefined });
    store.saveNow(ARTICLE, { ...form, title: 'One' });
    store.saveNow(ARTICLE, { ...form, title: 'A record tea crop' });
    expect(changedLines(before, read(FILE))).toEqual(['title: A record tea crop']);
    expect(store.versions()).toHaveLength(2);
  });

  it('that would make the build fail is refused with field and value, and writes nothing', () => {
    const store = open();
    const before = read(FILE);
    const title = 'x'.repeat(91);
    const text = expect.stringMatching(
      /^Expected at most 90 characters, such as “.+”; it has 91$/,
    ) as string;
    const problem = { file: FILE, field: 'title', text, label: 'Title', place: 'title' };
    const refusal = { status: 422, problems: [expect.objectContaining(problem)] };
    expect(() => store.saveNow(ARTICLE, { ...store.form(ARTICLE), title })).toThrow(
      expect.objectContaining(refusal) as Error,
    );
    expect(read(FILE)).toBe(before);
    // Of a list, it names the entry.
    const form = store.form('team') as Form & { entries: Record<string, unknown>[] };
    form.entries[1] = { ...form.entries[1], email: 'nobody' };
    const email = 'Expected an e-mail address, such as name@company.co.ke; it is "nobody"';
    const label = expect.stringMatching(/^Person «[a-z-]+», Email$/) as string;
    expect(store.draft('team', form).problems).toMatchObject([
      { place: 'entries.1.email', text: email, label },
    ]);
  });

  it('comes with advice, which prevents no save; nor does an earlier mistake', () => {
    folder.write('en/faq.yaml', '- question: [open');
    const store = open();
    const form = { ...store.form(ARTICLE), body: 'Nothing to go on to.' };
    const { advice, problems } = store.draft(ARTICLE, form);
    expect(problems).toEqual([]);
    expect(advice).toEqual([expect.stringMatching(/^Nothing leads on from this article/)]);
    store.saveNow(ARTICLE, form);
    expect(read(FILE)).toContain('Nothing to go on to.');
  });

  it('cannot link to a page that does not exist, and an entry to which others link stays', () => {
    const store = open();
    const body = 'Read [this](/no-such-page).';
    const { problems } = store.draft(ARTICLE, { ...store.form(ARTICLE), body });
    const text = 'Expected the address of a page; the site has no /no-such-page';
    expect(problems).toMatchObject([{ label: 'Text', place: 'body', text }]);
    store.saveNow(OTHER, { ...store.form(OTHER), body: `Read [this](/${ARTICLE}).` });
    expect(() => store.remove([ARTICLE])).toThrow(
      /Advanced fertilizer tech, Text: .*the site has no \/news\/record-coffee-harvest/,
    );
  });

  it('after another person has saved says who it was and what there is now, and overwrites nothing', () => {
    const [first, second] = [open(), open('Otieno')];
    const { form, state } = first.open(ARTICLE);
    second.saveNow(ARTICLE, { ...form, title: 'Theirs' });
    expect(first.save(ARTICLE, { ...form, title: 'Mine' }, state)).toMatchObject({
      changed: { form: { title: 'Theirs' }, state: second.open(ARTICLE).state },
      last: { who: 'Otieno' },
    });
    expect(read(FILE)).toContain('title: Theirs\n');
    // The files are as they were, whatever server has opened the form.
    expect(open().save(ARTICLE, form, second.open(ARTICLE).state)).toMatchObject({ of: ARTICLE });
  });

  it('of any text as it was opened changes no file', () => {
    const store = open('Wanjiru', path.join(ROOT, 'content'));
    const entries = folders.flatMap(({ id }) => store.names(id).map((name) => `${id}/${name}`));
    const single = singleDocuments().map(({ id }) => id);
    const all = [...single.filter(store.exists), ...entries];
    expect(all.length).toBeGreaterThan(40);
    for (const id of all) {
      // As a browser sends it.
      const form = JSON.parse(JSON.stringify(store.form(id))) as Form;
      expect([id, store.draft(id, form).changes]).toEqual([id, new Map()]);
    }
  });

  it('that comes twice, because its answer was lost, changes nothing the second time', () => {
    const store = open();
    const { form, state } = store.open(ARTICLE);
    const changed = { ...form, title: 'Once' };
    const saved = store.save(ARTICLE, changed, state);
    expect(store.save(ARTICLE, changed, state)).toEqual({ ...saved, version: undefined });
    expect(store.versions(ARTICLE)).toHaveLength(1);
  });

  it('of a new menu entry writes its word and its address, each at its place', () => {
    const store = open();
    const form = store.form('navigation') as Form & { main: object[] };
    const [words, facts] = [read('en/navigation.yaml'), read('facts/navigation.yaml')];
    form.main.splice(1, 0, { name: 'Prices', href: '/connect' });
    store.saveNow('navigation', form);
    const added = '  prices:\n    name: Prices\n';
    expect(read('en/navigation.yaml')).toContain(added);
    expect(read('en/navigation.yaml').replace(added, '')).toBe(words);
    expect(read('facts/navigation.yaml')).toBe(
      facts.replace('  about:\n', '  prices:\n    href: /connect\n  about:\n'),
    );
  });

  it('of a new article creates its file; another one with that address is refused at its title', () => {
    const store = open();
    const form = store.form(ARTICLE);
    const description = `${String(form['description'])} New.`;
    const entry = { ...form, title: 'First rains', description };
    const saved = store.save('news', entry, '');
    expect(saved).toMatchObject({ of: 'news/first-rains' });
    expect(read('en/news/first-rains.md')).toMatch(/^---\ntitle: First rains\n/);
    expect(store.save('news', entry, '')).toEqual({ ...saved, version: undefined });
    expect(() => store.save('news', { ...entry, title: 'Index' }, '')).toThrow(/“index” stands/);
    const other = { ...entry, author: 'Somebody else' };
    const text = expect.stringContaining('already one with this address') as string;
    const problem = { place: 'title', text };
    expect(store.draft('news', other).problems[0]).toMatchObject(problem);
    expect(() => store.save('news', other, '')).toThrow(/already one with this address/);
  });

  it('of a title without letters says what an address needs, and no other place is written', () => {
    const store = open();
    expect(() => store.save('news', { title: '🌱' }, '')).toThrow(/letters from A to Z/);
    for (const id of ['../package', 'news/../../package', 'en/site', 'news/'])
      expect(() => store.save(id, { title: 'x' }, '')).toThrow(
        expect.objectContaining({ status: 404 }) as Error,
      );
  });

  it('marks an article as a draft with a date, and removes both again', () => {
    const store = open();
    const before = read(FILE);
    store.saveNow(ARTICLE, { ...store.form(ARTICLE), draft: true, publishAt: '2027-03-01 08:00' });
    const again = store.form(ARTICLE);
    expect(again).toMatchObject({ draft: true, publishAt: '2027-03-01 08:00' });
    store.saveNow(ARTICLE, { ...again, draft: false, publishAt: '' });
    expect(read(FILE)).toBe(before);
  });

  it.runIf(existsSync('/dev/full'))('on a full disk does not change the file, and says so', () => {
    const store = open();
    const before = read(FILE);
    symlinkSync('/dev/full', path.join(folder.content, 'en/news/.record-coffee-harvest.md.tmp'));
    const form = { ...store.form(ARTICLE), title: 'Changed' };
    expect(() => store.saveNow(ARTICLE, form)).toThrow(/disk is full/);
    expect(read(FILE)).toBe(before);
    expect(store.versions()).toEqual([]);
  });
});

it('a version has a name, and brings back the text before it and its own, also a deleted one', () => {
  const store = open();
  const before = read(FILE);
  store.saveNow(ARTICLE, { ...store.form(ARTICLE), title: 'Changed' });
  const [version] = store.versions(ARTICLE);
  expect(version).toMatchObject({ who: 'Wanjiru', name: 'Changed: title' });
  const after = read(FILE);
  store.bringBack(version?.id ?? '', 'before');
  expect(read(FILE)).toBe(before);
  store.bringBack(version?.id ?? '', 'after');
  expect(read(FILE)).toBe(after);
  store.remove([ARTICLE]);
  expect(isThere(FILE)).toBe(false);
  store.bringBack(store.versions()[0]?.id ?? '', 'before');
  expect(read(FILE)).toBe(after);
  expect(store.versions()).toHaveLength(5);
});

it('an article gets another address, to which the old one leads', () => {
  const store = open();
  expect(() => store.rename(ARTICLE, path.basename(OTHER))).toThrow(/already one with this/);
  store.rename(ARTICLE, 'coffee-record');
  expect(isThere(FILE)).toBe(false);
  expect(read('en/news/coffee-record.md')).toMatch(/^formerNames:\n {2}- record-coffee-harvest$/m);
});

describe('a translation', () => {
  const SW = `sw/${ARTICLE}`;
  const language = () => path.join(folder.content, 'sw');
  beforeEach(() => mkdirSync(language()));

  /** A form with the English text in each field. */
  const copied = (fields: readonly Field[]): Form =>
    Object.fromEntries(
      fields.map(({ name, fields: inner, original }) => [name, inner ? copied(inner) : original]),
    );
  const filled = (store: ReturnType<typeof open>, id: string): Form => {
    const document = documentOf(id);
    return document ? copied(store.formFields(document)) : {};
  };

  it('of any kind can be made in its form alone, and is whole; to open it changes no file', () => {
    const store = open();
    const ids = ['site', 'faq', 'team', 'pictures', 'screens/home', 'screens/search', ARTICLE];
    for (const id of ids) {
      const saved = store.saveNow(`sw/${id}`, filled(store, `sw/${id}`));
      expect([id, 'problems' in saved ? saved.problems : []]).toEqual([id, []]);
      const { changes } = store.draft(`sw/${id}`, store.form(`sw/${id}`));
      expect([id, changes]).toEqual([id, new Map()]);
    }
    const { twins } = translationIn(language());
    expect(twins.map(({ changed }) => changed)).toEqual(ids.map(() => []));
  });

  it('with another number is saved all the same, says so at its field, and visitors see English', () => {
    const store = open();
    const form = filled(store, SW);
    const body = String(form['body']).replace(/\d+/, '987');
    const saved = store.saveNow(SW, { ...form, body });
    const text = expect.stringContaining('987') as string;
    expect(saved).toMatchObject({ problems: [{ place: 'body', label: 'Text', text }] });
    expect(read(`${SW}.md`)).toContain('987');
    expect(() => store.confirm(SW, true)).toThrow(/Put this right first/);
  });

  it('knows which English text has changed since, until its words change or a person says that they fit', () => {
    const store = open();
    store.saveNow(SW, filled(store, SW));
    const advice = () => store.draft(SW, store.form(SW)).advice.join();
    const change = () => {
      const form = store.form(ARTICLE);
      store.saveNow(ARTICLE, { ...form, title: `${String(form['title'])} now` });
    };
    change();
    expect(advice()).toMatch(/^Title: the English text has changed/);
    store.saveNow(SW, { ...store.form(SW), excerpt: `${String(store.form(SW)['excerpt'])} Tena.` });
    expect(advice()).toMatch(/Title: the English text has changed/);
    store.saveNow(SW, { ...store.form(SW), title: 'Mavuno' });
    expect(advice()).not.toContain('Title: the English');
    change();
    expect(advice()).toContain('Title: the English');
    store.confirm(SW, false);
    expect(advice()).not.toContain('Title: the English');
  });

  it('notes who has read it, until its words change', () => {
    const store = open('Achieng');
    store.saveNow(SW, filled(store, SW));
    store.confirm(SW, true);
    const reader = () =>
      translationIn(language()).twins.find(({ file }) => file === `${ARTICLE}.md`)?.reader;
    expect(reader()).toBe('Achieng');
    expect(read('sw/translated.yaml')).toMatch(/read: "?\d{4}-\d\d-\d\d"?$/m);
    store.saveNow(SW, { ...store.form(SW), title: 'Mavuno' });
    expect(reader()).toBeUndefined();
  });

  it('goes with its original: to another address, and away', () => {
    const store = open();
    store.saveNow(SW, filled(store, SW));
    store.rename(ARTICLE, 'coffee-record');
    expect(isThere(`${SW}.md`)).toBe(false);
    const { twins } = translationIn(language());
    expect(twins).toMatchObject([{ file: 'news/coffee-record.md', changed: [] }]);
    store.remove(['news/coffee-record']);
    expect(isThere('sw/news/coffee-record.md')).toBe(false);
    for (const id of [SW, 'sw/sw/faq', 'xx/faq'])
      expect([id, store.exists(id)]).toEqual([id, false]);
  });
});
