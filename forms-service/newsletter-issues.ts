/** Articles that staff can send as a newsletter, and the progress of each. For the inbox and the page for staff. */
import type { Database } from './database/database.ts';
import { loadArticle } from './http/load-article.ts';
import type { Pages } from './http/load-pages.ts';
import { storedIssue } from './mail/to-readers.ts';
import {
  findNewsletter,
  progressOf,
  type NewsletterState,
  type Progress,
} from './store/newsletters.ts';

/** Copies in a minute: mail providers refuse more at once from most senders. */
export const PER_MINUTE = 60;

/** An article, and its progress as a newsletter. */
export type ArticleStatus = Progress & {
  /** Such as `news/some-article`. */
  article: string;
  title: string;
  date: string;
  /** Its content in the current build. */
  content: string;
  /** `null` where no copy was ever sent. */
  state: NewsletterState | null;
  /** Whether the latest test copy had this content. */
  isTested: boolean;
};

/**
 * Reads an article of a build as a newsletter.
 * @param folder of the build
 * @returns `null` where the build has no such article
 */
export async function readArticleStatus(
  database: Database,
  article: string,
  {
    folder,
    pages,
    siteOrigin,
  }: { folder: string; pages: Pick<Pages, 'contentVersion'>; siteOrigin: string },
): Promise<ArticleStatus | null> {
  const found = await loadArticle(folder, pages, article);
  if (!found) return null;
  const content = storedIssue(article, found, siteOrigin);
  const known = await findNewsletter(database.query, article);
  return {
    ...(await progressOf(database.query, article)),
    article,
    title: found.title,
    date: found.date,
    content,
    state: known?.state ?? null,
    isTested: known?.content === content,
  };
}

/** The number of readers who have received it. */
export const receivedCount = ({ readers, missing, waiting, givenUp }: Progress) =>
  readers - missing - waiting - givenUp;
