/** An article of the news, as a build has it for the browser: in scripts of its own, one for its facts, one for its text. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from './load-pages.ts';

type ArticleData = { article: { title: string; excerpt: string; date: string } };

/** As in the address of its page, without the first slash. */
const ARTICLE = /^news\/[a-z0-9-]+$/;

/** Loads one. @param article such as `news/some-article` @returns `null` where the build has none of this name */
export async function loadArticle(
  folder: string,
  { contentVersion }: Pick<Pages, 'contentVersion'>,
  article: string,
) {
  const file = path.resolve(folder, 'content', contentVersion, article);
  if (!ARTICLE.test(article) || !existsSync(`${file}.data.js`)) return null;
  const load = async <Value>(part: 'data' | 'prose') =>
    ((await import(pathToFileURL(`${file}.${part}.js`).href)) as { default: Value }).default;
  const { title, excerpt, date } = (await load<ArticleData>('data')).article;
  return { title, excerpt, date, html: await load<string>('prose') };
}
