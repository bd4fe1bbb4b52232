import news from 'content:news';
import { fill } from '../../collections/fill.ts';
import type { Meta } from '../../router/screen.ts';
import type { Place } from './news-place.ts';

/** Title and description of a page of the news, each different (reading 11). */
export function metaOf({ category, page }: Place): Meta {
  const { category: ofCategory, page: further } = news.pages;
  const filled = (meta: Meta, values: Readonly<Record<string, string | number>>): Meta => ({
    title: fill(meta.title, values),
    description: fill(meta.description, values),
  });
  const first = category ? filled(ofCategory, { category: category.name }) : news.meta;
  return page === 1 ? first : filled(further, { ...first, page });
}
