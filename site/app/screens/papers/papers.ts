/** The content of each page, by its path. */
import { loadPrivacy } from '#submit/privacy.ts';
import { PRIVACY } from '#routes.ts';
import type { PaperContent } from './paper.schema.ts';

/** The data of the screen. */
export type PaperData = { paper: PaperContent };

type Load = () => Promise<{ default: PaperContent }>;

const papers: Readonly<Record<string, Load>> = {
  '/about/figures': () => import('content:figures'),
  '/about/press': () => import('content:press'),
  '/about/jobs': () => import('content:jobs'),
  '/business/coffee/buyers': () => import('content:coffeeBuyers'),
  '/business/tea/buyers': () => import('content:teaBuyers'),
  [PRIVACY]: loadPrivacy,
  '/legal/terms': () => import('content:terms'),
  '/legal/accessibility': () => import('content:accessibility'),
};

/** Fetches the content of a page. @throws {Error} when the path has none */
export async function loadPaper(path: string): Promise<PaperContent> {
  const load = papers[path];
  if (!load) throw new Error(`There is no paper for ${path}: add it to screens/papers/papers.ts`);
  return (await load()).default;
}
