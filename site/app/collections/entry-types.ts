/** What pages know of the services and articles: entries of the collections, which staff add to. */
import type { Picture } from '../components/picture/picture-data.ts';

/** The categories of services, as they stand in addresses and as folders of content. */
export const SERVICE_CATEGORIES = ['tea', 'coffee', 'agric-inputs', 'fertilizers'] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** What a card needs to know of a service. */
export type ServiceCard = {
  id: string;
  title: string;
  description: string;
  image: Picture;
  link: string;
};
export type Service = ServiceCard & {
  category: ServiceCategory;
  facts: readonly { label: string; value: string }[];
  html: string;
};

/** What a card needs to know of an article; without a link it shows a warning (reading 17). */
export type ArticleCard = {
  id: string;
  title: string;
  excerpt: string;
  /** Display text, `15 March 2024`. */
  date: string;
  /** Machine-readable day, `2024-03-15`. */
  day: string;
  category: string;
  image: Picture;
  link?: string | undefined;
  author: string;
};
export type Article = ArticleCard & {
  description: string;
  html: string;
  /** The part of addresses that stands for its category. */
  categorySlug: string;
};
