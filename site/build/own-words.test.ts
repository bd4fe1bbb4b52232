import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '#render/content/load.ts';
import { editableContent } from '#tests/editable-content.ts';
import { hasOwnWords } from './own-words.ts';

it('only pages whose own file is translated have words of their language', () => {
  const files = editableContent();
  for (const name of ['screens/about.yaml', 'business/tea.yaml', 'news/record-coffee-harvest.md'])
    cpSync(files.at(`en/${name}`), files.at(`sw/${name}`));
  const content = loadContent(files.at('sw'));
  const own = [
    '/about',
    '/business/tea',
    '/business/tea/page/2',
    '/news/record-coffee-harvest',
    '/',
    '/news',
    '/news/page/2',
    '/news/category/coffee',
    '/business/coffee/page/2',
    '/services/tea/ctc-processing',
    '/legal/privacy',
  ].filter((page) => hasOwnWords(content, page));
  expect(own).toEqual([
    '/about',
    '/business/tea',
    '/business/tea/page/2',
    '/news/record-coffee-harvest',
  ]);
  expect(hasOwnWords(files.load(), '/')).toBe(true);
});

it('texts of files that are not translated are known, also those of pictures, and answers keep their ids', () => {
  const files = editableContent();
  cpSync(files.at('en/faq.yaml'), files.at('sw/faq.yaml'));
  files.change('sw/faq.yaml', /^- question: .*/m, '- question: Naweza kununua kidogo?');
  const { testimonials, home, faq, english } = loadContent(files.at('sw'));
  const { alt } = home.hero.picture.wide;
  expect([...english]).toEqual(expect.arrayContaining([testimonials[0]?.quote, alt]));
  expect(english).not.toContain('Naweza kununua kidogo?');
  expect(files.load().english.size).toBe(0);
  expect(faq[0]).toEqual({
    question: 'Naweza kununua kidogo?',
    answer: files.load().faq[0]?.answer,
    id: 'can-i-buy-small-quantities-and-what-do-they-cost',
  });
  cpSync(files.at('en/pictures.yaml'), files.at('sw/pictures.yaml'));
  expect(loadContent(files.at('sw')).english).not.toContain(alt);
});
