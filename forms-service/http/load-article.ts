/**
 * Reads articles of the news from a build. The build has two script modules for each article: one with its facts, one
 * with its text.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from './load-pages.ts';

type ArticleData = { article: { title: string; excerpt: string; date: string } };

/** An article is named by the address of its page, without the first slash. */
const ARTICLE = /^news\/[a-z0-9-]+$/;

const fileOf = (folder: string, { contentVersion }: Versioned, article: string) =>
  path.resolve(folder, 'content', contentVersion, article);

async function load<Value>(file: string, part: 'data' | 'prose'): Promise<Value> {
  const script = (await import(pathToFileURL(`${file}.${part}.js`).href)) as { default: Value };
  return script.default;
}

type Versioned = Pick<Pages, 'contentVersion'>;

/** Loads an article. @param article such as `news/some-article` @returns `null` if the build does not have it */
export async function loadArticle(folder: string, pages: Versioned, article: string) {
  const file = fileOf(folder, pages, article);
  if (!ARTICLE.test(article) || !existsSync(`${file}.data.js`)) return null;
  const { title, excerpt, date } = (await load<ArticleData>(file, 'data')).article;
  return { title, excerpt, date, html: await load<string>(file, 'prose') };
}

/** An article in the list of all articles. */
export type ListedArticle = { article: string; title: string; date: string };

/** The articles of a build, the newest first. */
export async function listArticles(folder: string, pages: Versioned): Promise<ListedArticle[]> {
  const news = fileOf(folder, pages, 'news');
  const names = existsSync(news) ? readdirSync(news) : [];
  const articles = names
    .flatMap((name) => /^(.+)\.data\.js$/.exec(name)?.[1] ?? [])
    .map((id) => `news/${id}`)
    .filter((article) => ARTICLE.test(article));
  const listed = await Promise.all(
    articles.map(async (article) => {
      const { title, date } = (await load<ArticleData>(fileOf(folder, pages, article), 'data'))
        .article;
      return { article, title, date };
    }),
  );
  return listed.sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}
