import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { folders, singleDocuments } from '../configuration/documents.ts';
import { contentStore, type Saved } from './store.ts';

const ARTICLE = 'news/record-coffee-harvest';
const FILE = `en/${ARTICLE}.md`;
const OTHER = 'news/advanced-fertilizer-tech';

type Form = Record<string, unknown>;

let root = '';
let content = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'store-'));
  content = path.join(root, 'content');
  cpSync(path.dirname(FROZEN_CONTENT), content, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(content, file), 'utf8');

/** A store with a copy of the content. */
function open(who = 'Wanjiru') {
  const store = contentStore({ content, versions: path.join(root, 'versions'), who });
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
    expect(() => store.saveNow(ARTICLE, { ...store.form(ARTICLE), title })).toThrow(
      expect.objectContaining({
        status: 422,
        problems: [expect.objectContaining(problem)],
      }) as Error,
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
    writeFileSync(path.join(content, 'en/faq.yaml'), '- question: [open');
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
    const store = open();
    const entries = folders.flatMap(({ id }) => store.names(id).map((name) => `${id}/${name}`));
    const all = [
      ...singleDocuments()
        .map(({ id }) => id)
        .filter(store.exists),
      ...entries,
    ];
    expect(all.length).toBeGreaterThan(40);
    for (const id of all)
      expect([id, store.draft(id, store.form(id)).changes]).toEqual([id, new Map()]);
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
    const entry = {
      ...form,
      title: 'First rains',
      description: `${String(form['description'])} New.`,
    };
    const saved = store.save('news', entry, '');
    expect(saved).toMatchObject({ of: 'news/first-rains' });
    expect(read('en/news/first-rains.md')).toMatch(/^---\ntitle: First rains\n/);
    expect(store.save('news', entry, '')).toEqual({ ...saved, version: undefined });
    expect(() => store.save('news', { ...entry, title: 'Index' }, '')).toThrow(/“index” stands/);
    const other = { ...entry, author: 'Somebody else' };
    const text = expect.stringContaining('already one with this address') as string;
    const problem = { place: 'title', text };
    expect(store.draft('news', other).problems[0]).toMatchObject(problem);
    expect(() => store.save('news', other, '')).toThrow(
      expect.objectContaining({
        problems: expect.arrayContaining([expect.objectContaining(problem)]) as unknown,
      }) as Error,
    );
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
    symlinkSync('/dev/full', path.join(content, 'en/news/.record-coffee-harvest.md.tmp'));
    const form = { ...store.form(ARTICLE), title: 'Changed' };
    expect(() => store.saveNow(ARTICLE, form)).toThrow(/disk is full/);
    expect(read(FILE)).toBe(before);
    expect(store.versions()).toEqual([]);
  });
});

describe('a version', () => {
  it('has a name, and brings back the text before it and its own text, also a deleted one', () => {
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
    expect(existsSync(path.join(content, FILE))).toBe(false);
    store.bringBack(store.versions()[0]?.id ?? '', 'before');
    expect(read(FILE)).toBe(after);
    expect(store.versions()).toHaveLength(5);
  });
});

it('an article gets another address, to which the old one leads', () => {
  const store = open();
  expect(() => store.rename(ARTICLE, path.basename(OTHER))).toThrow(/already one with this/);
  store.rename(ARTICLE, 'coffee-record');
  expect(existsSync(path.join(content, FILE))).toBe(false);
  expect(read('en/news/coffee-record.md')).toMatch(/^formerNames:\n {2}- record-coffee-harvest$/m);
});
