/**
 * Another company takes the site over (docs/rebranding.md). After a change of two files, no page, mail or staff page
 * names the previous company.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../forms-service/database/open.ts';
import { loadPages, lookOf, type Pages } from '../../forms-service/http/load-pages.ts';
import { compose, TEMPLATE_NAMES } from '../../forms-service/mail/compose-mail.ts';
import { summaryData } from '../../forms-service/mail/summary.ts';
import { storedIssue } from '../../forms-service/mail/to-readers.ts';
import { arrive } from '../../forms-service/testing/arrive.ts';
import { visitStaff } from '../../forms-service/testing/staff-visitor.ts';
import { buildSite } from './build-site.ts';
import { dairyContent, DAIRY_COLOURS, DAIRY_MARK } from './dairy-content.ts';

const LIVE_CONTENT = path.resolve('content/en');
const SITE = '.cache/rebranded-site';
const ORIGIN = 'https://www.maziwa-dairy.co.ke';
const NOW = Date.UTC(2026, 10, 22, 6, 30);

/** The names, domain, phone number, mark and main colours of the previous company. */
const TRACES =
  /Kilele|\bKAG\b|kilele\.example|254 ?700 ?000 ?000|M1\.5 59L27 7|#10231b|#a63d22|#fcf4e3/gi;
/** Drawings without words. `npm run brand` writes them into the project, not into a build. */
const DRAWN = /^(?:(?:favicon|logo)\.svg|assets\/cloth-[\w-]+\.svg)$/;

const traces = (text: string) => [...new Set(text.match(TRACES))];

let pages: Pages;
beforeAll(async () => {
  const content = dairyContent(LIVE_CONTENT);
  try {
    await buildSite(SITE, content.folder, { SUBMISSIONS: 'live' });
  } finally {
    content.remove();
  }
  pages = loadPages(SITE);
}, 300_000);
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

it('no file of the site has a trace of the previous company', () => {
  const texts = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/\.(?:br|gz|avif|webp|jpg|png|ico|woff2)$/.test(entry.name),
    )
    .map((entry) => path.relative(SITE, path.join(entry.parentPath, entry.name)))
    .filter((file) => !DRAWN.test(file));
  expect(texts.length).toBeGreaterThan(150);
  const found = texts.map((file) => [file, traces(readFileSync(path.join(SITE, file), 'utf8'))]);
  expect(found.filter(([, words = []]) => words.length > 0)).toEqual([]);
});

it('pages have the new name, colours and mark', () => {
  const home = readFileSync(path.join(SITE, 'index.html'), 'utf8');
  expect(home).toMatch(/<title>[^<]+ - MDC<\/title>/);
  expect(home).toContain(DAIRY_MARK);
  const styles = readdirSync(path.join(SITE, 'assets')).filter((file) => file.endsWith('.css'));
  const css = styles.map((file) => readFileSync(path.join(SITE, 'assets', file), 'utf8')).join('');
  for (const colour of Object.values(DAIRY_COLOURS)) expect(css).toContain(colour);
});

describe('a mail', () => {
  const inquiry = {
    reference: 'MDC-7Q2M-XK4D',
    receivedAt: NOW,
    name: 'Wanjiru Kamau',
    email: 'wanjiru@shamba.test',
    subject: 'Milk',
    message: 'Habari.',
  };
  const none = { count: 0, since: null };
  const data: Readonly<Record<string, object>> = {
    'newsletter-article': {
      article: 'news/rain',
      content: storedIssue(
        'news/rain',
        { title: 'Rain', excerpt: 'Rain came.', date: '22 November 2026', html: '<p>Rain.</p>' },
        ORIGIN,
      ),
    },
    'daily-summary': summaryData({ overdue: none, heldBack: none, givenUp: none }),
  };

  it.each(TEMPLATE_NAMES)('%s has no trace of it', (template) => {
    const { words, colours } = pages;
    const mail = compose(
      {
        template,
        recipient: inquiry.email,
        data: data[template] ?? inquiry,
        messageId: '<1@www.maziwa-dairy.co.ke>',
        createdAt: NOW,
      } as Parameters<typeof compose>[0],
      {
        words,
        colours,
        key: 'a key of the tests',
        from: 'info@maziwa-dairy.co.ke',
        siteOrigin: ORIGIN,
        serviceOrigin: ORIGIN,
        confirmMs: 1000,
      },
    );
    expect(JSON.stringify(mail)).toContain('Maziwa');
    expect(traces(JSON.stringify(mail))).toEqual([]);
  });
});

it('the pages of the forms have no trace of it', () => {
  const fields = { email: 'wanjiru@shamba.test' };
  const shown = [
    pages.thanksPage('inquiry'),
    pages.formPage(
      'newsletter',
      { title: 'A', text: 'B' },
      { values: fields, errors: {}, stamp: '' },
    ),
  ];
  for (const page of shown) {
    expect(page).toContain('Maziwa');
    expect(traces(page)).toEqual([]);
  }
});

it('the page for staff has no trace of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dairy-'));
  const database = await openDatabase({ folder }, { isNew: true });
  try {
    const staff = visitStaff(database, { look: lookOf(pages) });
    await arrive(database, { name: 'Wanjiru', message: 'Habari' }, staff.clock.now);
    for (const address of ['/', '/readers', '/outbox', '/people', '/figures']) {
      const { text, status } = await staff.get(address);
      expect([address, status]).toEqual([address, 200]);
      expect(text).toContain('Maziwa');
      // The reference and the identifier of the mail belong to the test's own submission.
      expect([address, traces(text.replace(/KAG-\w{4}-\w{4}/g, ''))]).toEqual([address, []]);
    }
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
