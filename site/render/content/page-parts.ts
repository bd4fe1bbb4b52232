/** The parts of pages that a link may lead to, such as `#rules` of `/sustainability/frameworks`. */
import type { ContentFiles } from 'content:files';
import { questionIds } from '#app/components/faq/question-id.ts';
import { businessPages, routes } from '#routes.ts';
import { contentNames } from './content-routes.ts';

type Files = Partial<ContentFiles>;

/** Parts that screens have whatever the content says: the ids of their sections. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  '/about': ['story', 'purpose', 'values', 'journey', 'team', 'partners', 'partnership'],
  '/business/agric-inputs': ['options', 'vision', 'year', 'services'],
  '/business/coffee': ['options', 'vision', 'year', 'services'],
  '/business/fertilizer': ['options', 'vision', 'soil-test', 'services'],
  '/business/tea': ['options', 'vision', 'leaf-to-cup', 'regions', 'services'],
  '/connect': ['inquiry', 'faq'],
  '/farm/before-you-pay': ['poison', 'suspect'],
  '/farm/calendar': ['store', 'use', 'sources'],
  '/farm/payments': ['check'],
  '/farm/planner': ['planner-form', 'planner-result', 'rates', 'sums'],
  '/news': ['articles'],
  '/sustainability/carboncredit': ['credit', 'programs', 'process', 'answers'],
  '/sustainability/frameworks': ['questions', 'pillars', 'journey', 'rules'],
  '/sustainability/partneships': ['why', 'efforts', 'agreement'],
};

/** Parts that follow from the content; `undefined` if that has mistakes. */
const FROM_CONTENT: Readonly<Record<string, (files: Files) => readonly string[] | undefined>> = {
  '/connect': ({ faq }) => faq && questionIds(faq),
  '/farm/before-you-pay': ({ beforeYouPay }) =>
    beforeYouPay && [
      ...beforeYouPay.order.map((_section, index) => `order-${index + 1}`),
      ...beforeYouPay.kinds.map(({ id }) => id),
    ],
  '/farm/calendar': ({ calendar }) => calendar && Object.keys(calendar.regions),
  '/farm/payments': ({ payments }) => payments && Object.keys(payments.crops),
  '/where-to-buy': ({ whereToBuy }) =>
    whereToBuy && ['stockist', ...Object.keys(whereToBuy.counties)],
};

/** The sections of a paper have numbers. */
function paperParts(files: Files, path: string): readonly string[] | undefined {
  const route = routes.find((one) => one.path === path && one.screen === 'papers/paper');
  if (!route) return [];
  const all = files as Readonly<Record<string, unknown>>;
  const paper = contentNames(route)
    .map((name) => all[name] as { sections?: readonly unknown[] } | undefined)
    .find((content) => content?.sections);
  return paper?.sections?.map((_section, index) => `part-${index + 1}`);
}

/**
 * The parts of a page; `undefined` if its content has mistakes.
 * @param files the content
 * @param path of the page
 * @param entries the paths of all articles and services: the tabs of a business page have their names
 */
export function pageParts(
  files: Files,
  path: string,
  entries: readonly string[],
): readonly string[] | undefined {
  const derived = FROM_CONTENT[path];
  const fromContent = derived ? derived(files) : paperParts(files, path);
  const category = Object.entries(businessPages).find(([, page]) => page === path)?.[0];
  const tabs = entries
    .filter((entry) => category !== undefined && entry.startsWith(`/services/${category}/`))
    .map((entry) => entry.slice(entry.lastIndexOf('/') + 1));
  // Small contents lack whole pages: their files are `null`.
  return fromContent ? [...(FIXED[path] ?? []), ...fromContent, ...tabs] : undefined;
}
