/** The pages, and the file of the build that they are made of: of this version, of the one before and of the next. */
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { SERVICE_WORDS } from '@website/site/service-file';
import { temporaryFolder, writeInto } from '@website/site/tests/temporary-folder.ts';
import { fieldTexts } from '../http/problem-texts.ts';
import { STATUS } from '../http/problems.ts';
import { compose, TEMPLATE_NAMES } from '../mail/compose-mail.ts';
import { mailContext, siteFile, written, writtenInTwo } from '../testing/site-words.ts';
import { FORMS } from '../types.ts';
import { FALLBACK } from './fallback.ts';
import { createPages, loadPages, pagesIn, type LanguagePages, type Pages } from './pages.tsx';
import { inShape } from './site-file.ts';

/** Reads the file of a build with this content. */
function load(content: unknown): Pages {
  const folder = temporaryFolder();
  writeInto(folder, '_service/site.json', JSON.stringify(content));
  return loadPages(folder);
}

const TYPED = { values: { email: '"><script>' }, errors: { email: 'No <u>' }, stamp: 'a.b' };
const PROBLEM = { title: 'Not taken', text: 'Look again.' };
const MESSAGE = { title: 'A & B', text: '<u>', button: { label: 'Go', action: '/x', token: 't' } };

/** Every page of every kind. */
const allPages = (pages: Pages) => [
  ...FORMS.flatMap((form) => [pages.thanksPage(form), pages.formPage(form, PROBLEM, TYPED)]),
  pages.messagePage(MESSAGE),
  pages.problemsPage(STATUS),
];

/** Every mail, made of the words of a build. */
const allMails = ({ words, colours }: Pages) =>
  TEMPLATE_NAMES.map((template) => {
    const data = {
      reference: 'KAG-7Q2M-XK4D',
      receivedAt: 0,
      name: 'Wanjiru',
      email: 'a@farm.example',
      subject: 'Tea',
      overdue: 1,
      overdueSince: 0,
    };
    const item = { template, recipient: 'a@farm.example', data, messageId: '<1>', createdAt: 0 };
    const { subject, text, html } = compose(item, { ...mailContext, words, colours });
    return subject + text + html;
  });

/** What a missing text looks like. */
const BROKEN = /undefined|\[object/;

/** The paths of all fields of an object; of a list only those of its first item. */
function fieldsOf(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  const parts = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return parts.flatMap(([name, part]) => [
    [...at, name],
    ...(typeof part === 'object' ? fieldsOf(part, [...at, name]) : []),
  ]);
}

/** The same data without one field. */
function without(data: unknown, [first = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(data))
    return data.map((one: unknown, index) => (String(index) === first ? without(one, rest) : one));
  const parts = Object.entries(data as object);
  if (rest.length === 0) return Object.fromEntries(parts.filter(([name]) => name !== first));
  return Object.fromEntries(
    parts.map(([name, part]) => [name, name === first ? without(part, rest) : part]),
  );
}

/** What nobody can make up. */
const NEEDED = ['name', 'origin', 'emails', 'emails.info'].map((name) => `words.site.${name}`);

describe('the file of a build', () => {
  it('of this version has every field that the service reads', () => {
    const missing = fieldsOf(FALLBACK).filter((field) => {
      const found = field.reduce<unknown>(
        (value, name) => (value as Record<string, unknown> | undefined)?.[name],
        written,
      );
      // A list may be empty.
      return found === undefined && !/^\d+$/.test(field.at(-1) ?? '');
    });
    expect(missing).toEqual([]);
  });

  it('of the version before may lack any field: all pages and mails are still made', () => {
    const fields = fieldsOf(siteFile).map((field) => field.join('.'));
    expect(fields.length).toBeGreaterThan(250);
    for (const field of fields.filter((one) => !/(?:^words|^words\.site|\.\d+)$/.test(one))) {
      const lacking = without(siteFile, field.split('.'));
      if (NEEDED.includes(field)) expect(() => load(lacking)).toThrow('lacks the name');
      else {
        const pages = load(lacking);
        const broken = [...allPages(pages), ...allMails(pages)].filter((text) => BROKEN.test(text));
        expect([field, broken.length]).toEqual([field, 0]);
      }
    }
  }, 120_000);

  it('of the next version may have more fields, and others of another kind', () => {
    const more = { voices: ['a'], version: 2 };
    const next = {
      ...written,
      ...more,
      menu: written.menu.map((entry) => ({ ...entry, ...more })),
      picture: 'renamed',
      words: {
        ...written.words,
        ...more,
        inquiry: { ...written.words.inquiry, summary: { a: 1 } },
      },
    };
    const pages = load(next);
    expect(pages.words.inquiry.summary).toBe(FALLBACK.words.inquiry.summary);
    expect(pages.words.inquiry.subjects).toEqual(
      written.words.inquiry.subjects.map(({ value, label }) => ({ value, label })),
    );
    expect(JSON.stringify(pages.site)).not.toContain('voices');
    expect(allPages(pages).filter((text) => BROKEN.test(text))).toEqual([]);
  });

  it('offers the options of all its languages', () => {
    const english = written.words.inquiry.subjects.map(({ value }) => value);
    const { subject } = load(writtenInTwo()).choices;
    expect(subject).toEqual([...english, ...english.map((value) => `SW ${value}`)]);
  });

  it('that is missing, or says nothing of the company, is refused', () => {
    expect(() => loadPages('nowhere')).toThrow('SUBMISSIONS=live');
    expect(() => load({})).toThrow('lacks the name');
    expect(inShape(null, FALLBACK)).toEqual(FALLBACK);
  });
});

describe('another language', () => {
  const swahili = (file: object): LanguagePages => pagesIn(load(file), 'sw');
  function everyPage(pages: LanguagePages): Document[] {
    const faults = { name: 'nameRequired', email: 'emailLong' };
    const errors = fieldTexts(pages.words, 'inquiry', faults);
    return [
      ...allPages({ ...pages, others: new Map(), choices: {} }),
      pages.formPage('inquiry', PROBLEM, { ...TYPED, errors }),
    ].map((html) => new JSDOM(html).window.document);
  }

  /** The texts of a document with the language in which a screen reader speaks them. */
  function spoken(document: Document): [text: string, language: string | undefined][] {
    const found: [string, string | undefined][] = [];
    const walker = document.createTreeWalker(document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      found.push([
        node.textContent ?? '',
        node.parentElement?.closest<HTMLElement>('[lang]')?.lang,
      ]);
    return found;
  }
  const wrong = (document: Document) =>
    spoken(document).filter(
      ([text, language]) => /^[A-Z]/.test(text) && text.startsWith('SW ') !== (language === 'sw'),
    );
  /** Texts that are no words of a language: names, numbers, the company's address, and what is typed. */
  const OF_NO_LANGUAGE =
    /^(?:Kilele |Agribusiness Group|Kilele Agribusiness Group|Not taken|Look again\.|No <u>|Go|A & B|<u>)$/;

  it('has pages whose links lead to pages of this language', () => {
    const pages = swahili(writtenInTwo());
    for (const document of everyPage(pages)) {
      expect(document.documentElement.lang).toBe('sw');
      const paths = Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'));
      for (const path of paths.filter((one) => one?.startsWith('/'))) expect(path).toMatch(/^\/sw/);
    }
    const form = new JSDOM(pages.formPage('inquiry', PROBLEM, TYPED)).window.document.forms[0];
    expect(form?.getAttribute('action')).toBe('/submissions/inquiry?language=sw');
  });

  it.each([[], ...SERVICE_WORDS.map((file) => [file]), [...SERVICE_WORDS]].map((files) => [files]))(
    'says in English, and marks, what is not translated: %j',
    (untranslated) => {
      for (const document of everyPage(swahili(writtenInTwo(untranslated))))
        expect(wrong(document).filter(([text]) => !OF_NO_LANGUAGE.test(text))).toEqual([]);
    },
  );

  it('has mails, in English as a whole while one word is missing', () => {
    const mailIn = (pages: Pages, language: string) => {
      const data = { reference: 'KAG-7Q2M-XK4D', language };
      const item = {
        template: 'newsletter-confirm',
        recipient: 'a@farm.example',
        data,
        messageId: '<1>',
        createdAt: 0,
      };
      const { subject, html } = compose(item, { ...mailContext, ...pages });
      return [
        subject.startsWith('SW '),
        /<html lang="(\w+)"/.exec(html)?.[1],
        html.includes('&amp;language=sw'),
      ];
    };
    const whole = load(writtenInTwo());
    expect(mailIn(whole, 'sw')).toEqual([true, 'sw', true]);
    for (const unknown of ['en', 'xx', '', 'constructor'])
      expect(mailIn(whole, unknown)).toEqual([false, 'en', false]);
    expect(mailIn(load(writtenInTwo(['mails.yaml'])), 'sw')).toEqual([false, 'en', true]);
  });

  it('may lack any of its parts, or be nonsense', () => {
    const file = writtenInTwo();
    const parts = fieldsOf(file.editions[0]).filter(({ length }) => length < 3);
    for (const part of parts) {
      const pages = load({ ...file, editions: [without(file.editions[0], part)] });
      const { formPage, thanksPage } = pagesIn(pages, 'sw');
      const shown = formPage('inquiry', PROBLEM, TYPED) + thanksPage('newsletter');
      expect([part, BROKEN.test(shown)]).toEqual([part, false]);
    }
    for (const editions of ['sw', null, [null], [{ language: 'en' }], [{ language: '"><script>' }]])
      expect(load({ ...file, editions }).others.size).toBe(0);
  });
});

describe('the pages', () => {
  const pages = createPages(siteFile);
  const open = (html: string) => new JSDOM(html).window.document;

  it('have no scripts and no styles that the policy would refuse, and show typed text as text', () => {
    for (const html of allPages(pages)) {
      expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
      const document = open(html);
      expect(document.querySelectorAll('script, style, [style], [onclick]')).toHaveLength(0);
      expect(document.querySelectorAll('h1, main, header, footer')).toHaveLength(4);
      expect(html).not.toMatch(/<u>|\{\w+\}/);
    }
    expect(pages.css).not.toMatch(/@import|https?:/);
  });

  it('show the form again with its fields, what was typed, the errors, and what only programs fill in', () => {
    const { forms } = open(pages.formPage('inquiry', PROBLEM, TYPED));
    const [form] = forms;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/submissions/inquiry']);
    const names = Array.from(form?.elements ?? [], (part) => part.getAttribute('name'));
    expect(names).toEqual(['name', 'email', 'subject', 'message', 'website', 'stamp', null]);
    const email = form?.elements.namedItem('email') as HTMLInputElement;
    expect([email.value, email.autofocus]).toEqual(['"><script>', true]);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = email.getAttribute('aria-describedby') ?? '';
    const { ownerDocument: document } = email;
    expect(document.getElementById(described)?.textContent).toBe('No <u>');
    const [link] = document.querySelectorAll('.summary a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['No <u>', `#${email.id}`]);
  });

  it('keep a subject that this build does not offer', () => {
    const returned = { ...TYPED, values: { subject: 'Maize' } };
    const document = open(pages.formPage('inquiry', PROBLEM, returned));
    expect(document.querySelector('select')?.value).toBe('Maize');
  });
});
