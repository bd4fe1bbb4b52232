/** The data of services and articles on pages: the entries of the collections. */
import type { TranslationState } from '../shell/translation-note.tsx';
import type { Picture } from '../components/picture/picture-data.ts';

/** The categories of services, as in addresses and in folders of content. */
export const SERVICE_CATEGORIES = ['tea', 'coffee', 'agric-inputs', 'fertilizers'] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** The fields of a service on its card. */
export type ServiceCard = {
  id: string;
  title: string;
  description: string;
  image: Picture;
  link: string;
  /** The language of its words, if they are not translated yet. */
  lang?: string | undefined;
};
export type Service = ServiceCard & {
  category: ServiceCategory;
  facts: readonly { label: string; value: string }[];
  html: string;
  /** What its page says of its translation. */
  translation?: TranslationState | undefined;
};

/** The fields of an article on its card; without a link the card shows a warning (reading 17). */
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
  /** The language of its words, if they are not translated yet. */
  lang?: string | undefined;
};
export type Article = ArticleCard & {
  description: string;
  html: string;
  /** What its page says of its translation. */
  translation?: TranslationState | undefined;
  /** Its category as part of an address. */
  categorySlug: string;
};
