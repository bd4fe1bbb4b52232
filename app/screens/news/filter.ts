/** Which articles the news list shows. Pure. */
import type { ArticleCard } from '#app/content/load.ts';

/** A chip's choice; `null` stands for All, whatever a locale calls it. */
export type Choice = string | null;

const PARAMETER = 'category';

/** The choice that an address asks for by its query. */
export function choiceFrom(query: string): Choice {
  return new URLSearchParams(query).get(PARAMETER);
}

/** The query that asks for a choice: none for All. */
export function queryFor(choice: Choice): string {
  return choice === null ? '' : `?${new URLSearchParams({ [PARAMETER]: choice }).toString()}`;
}

/** Each distinct category once, in the order in which it first appears. */
export function categoriesOf(articles: readonly Pick<ArticleCard, 'category'>[]): string[] {
  return [...new Set(articles.map(({ category }) => category))];
}

/** The articles of the chosen category, in the order given. */
export function filterArticles<Article extends Pick<ArticleCard, 'category'>>(
  articles: readonly Article[],
  choice: Choice,
): readonly Article[] {
  return choice === null ? articles : articles.filter(({ category }) => category === choice);
}
