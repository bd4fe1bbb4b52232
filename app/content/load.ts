/** Reads one locale's folder whole: every file, validated, cross-checked, shaped for pages. Build time only. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { categorySlug } from './news-pages.ts';
import { ContentError, parseMarkdown, parseYaml } from './parse.ts';
import { picturesWithoutText, setAlternativeTexts, type Picture } from './pictures.ts';
import { toHtml } from './prose.ts';
import * as schema from './schema.ts';

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
export type Article = ArticleCard & { description: string; html: string };

/** Every file that is not one of a collection, with its schema. */
const FILES = {
  site: ['site.yaml', schema.siteSchema],
  navigation: ['navigation.yaml', schema.navigationSchema],
  ui: ['ui.yaml', schema.uiSchema],
  forms: ['forms.yaml', schema.formsSchema],
  inquiry: ['inquiry.yaml', schema.inquirySchema],
  submissions: ['submissions.yaml', schema.submissionsSchema],
  answers: ['answers.yaml', schema.answersSchema],
  mails: ['mails.yaml', schema.mailsSchema],
  home: ['screens/home.yaml', schema.homeSchema],
  about: ['screens/about.yaml', schema.aboutSchema],
  contact: ['screens/contact.yaml', schema.contactSchema],
  news: ['screens/news.yaml', schema.newsListSchema],
  article: ['screens/article.yaml', schema.articleScreenSchema],
  service: ['screens/services.yaml', schema.serviceScreenSchema],
  comingSoon: ['screens/coming-soon.yaml', schema.comingSoonSchema],
  privacy: ['screens/privacy.yaml', schema.privacySchema],
  notFound: ['screens/not-found.yaml', schema.notFoundSchema],
  milestones: ['milestones.yaml', schema.milestonesSchema],
  team: ['team.yaml', schema.teamSchema],
  partners: ['partners.yaml', schema.partnersSchema],
  testimonials: ['testimonials.yaml', schema.testimonialsSchema],
  faq: ['faq.yaml', schema.faqSchema],
  fertilizer: ['business/fertilizer.yaml', schema.fertilizerSchema],
  tea: ['business/tea.yaml', schema.teaSchema],
  coffee: ['business/coffee.yaml', schema.coffeeSchema],
  inputs: ['business/agric-inputs.yaml', schema.businessSchema],
  frameworks: ['sustainability/frameworks.yaml', schema.processSchema],
  partnerships: ['sustainability/partnerships.yaml', schema.sustainabilitySchema],
  carbonCredit: ['sustainability/carbon-credit.yaml', schema.processSchema],
} as const;

type Files = typeof FILES;
export type Content = { [Name in keyof Files]: z.output<Files[Name][1]> } & {
  /** In catalogue order. */
  services: Record<ServiceCategory, Service[]>;
  /** Newest first. */
  articles: Article[];
};

const HERE = path.dirname(fileURLToPath(import.meta.url));
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Reads a locale.
 * @param folder the locale's folder; `CONTENT_FOLDER` or else `app/content/en`
 * @throws {ContentError} listing every problem of every file, not just the first
 */
export function loadContent(
  folder = process.env['CONTENT_FOLDER'] ?? path.join(HERE, 'en'),
): Content {
  const problems: string[] = [];
  const shown = (file: string) => path.join(path.relative(process.cwd(), folder), file);

  /** Runs one reading step and keeps its problems for the end. */
  function attempt<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (error instanceof ContentError) problems.push(...error.problems);
      else if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        problems.push(`${shown('')}: ${error.message}`);
      else throw error;
      return undefined;
    }
  }

  function readYaml<Schema extends z.ZodType>(file: string, shape: Schema) {
    return attempt(() =>
      parseYaml(shown(file), readFileSync(path.join(folder, file), 'utf8'), shape),
    );
  }

  function readMarkdown<Schema extends z.ZodType>(directory: string, shape: Schema) {
    const names = attempt(() => readdirSync(path.join(folder, directory))) ?? [];
    return names
      .filter((name) => name.endsWith('.md'))
      .sort()
      .flatMap((name) => {
        const file = path.join(directory, name);
        const id = name.slice(0, -'.md'.length);
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
          problems.push(`${shown(file)}: file name: expected lower case words joined by hyphens`);
        }
        const parsed = attempt(() =>
          parseMarkdown(shown(file), readFileSync(path.join(folder, file), 'utf8'), shape),
        );
        return parsed ? [{ id, ...parsed }] : [];
      });
  }

  const texts = readYaml('pictures.yaml', schema.pictureTextsSchema) ?? {};
  setAlternativeTexts(texts);
  for (const name of picturesWithoutText(texts)) {
    problems.push(`${shown('pictures.yaml')}: ${name}: missing; expected its alternative text`);
  }

  const files = Object.fromEntries(
    Object.entries(FILES).map(([name, [file, shape]]) => [name, readYaml(file, shape)]),
  );

  const services = Object.fromEntries(
    SERVICE_CATEGORIES.map((category): [string, Service[]] => [
      category,
      readMarkdown(`services/${category}`, schema.serviceSchema)
        .sort((a, b) => a.fields.order - b.fields.order)
        .map(({ id, fields: { title, description, image, facts }, body }) => ({
          id,
          category,
          title,
          description,
          image,
          link: `/services/${category}/${id}`,
          facts,
          html: toHtml(body),
        })),
    ]),
  ) as Content['services'];

  const articles = readMarkdown('news', schema.articleSchema)
    .sort((a, b) => b.fields.date.localeCompare(a.fields.date) || a.id.localeCompare(b.id))
    .map(({ id, fields: { date, ...fields }, body }): Article => ({
      id,
      ...fields,
      date: DATE.format(new Date(date)),
      day: date,
      html: toHtml(body),
    }));

  if (problems.length > 0) throw new ContentError(problems);
  const content = { ...files, services, articles } as Content;
  checkDescriptions(content, shown);
  checkCategories(content.articles, shown);
  return content;
}

/** Each category of articles has an address of its own. */
function checkCategories(articles: readonly Article[], shown: (file: string) => string): void {
  const names = new Map<string, string>();
  const problems: string[] = [];
  for (const { id, category } of articles) {
    const slug = categorySlug(category);
    const other = names.get(slug) ?? category;
    names.set(slug, other);
    const file = shown(`news/${id}.md`);
    if (slug === '')
      problems.push(`${file}: category: expected letters from A to Z or digits, for its address`);
    else if (other !== category)
      problems.push(
        `${file}: category: expected "${other}", as in another article; "${category}" would have the same address`,
      );
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** Reading 11: a description stands on one page only. */
function checkDescriptions(content: Content, shown: (file: string) => string): void {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  const check = (file: string, description: string) => {
    const other = seen.get(description);
    if (other)
      problems.push(`${file}: description: expected one of its own; ${other} has the same`);
    seen.set(description, file);
  };
  for (const [name, value] of Object.entries(content)) {
    if ('meta' in value) check(shown(FILES[name as keyof Files][0]), value.meta.description);
  }
  for (const service of Object.values(content.services).flat()) {
    check(shown(`services/${service.category}/${service.id}.md`), service.description);
  }
  for (const article of content.articles)
    check(shown(`news/${article.id}.md`), article.description);
  if (problems.length > 0) throw new ContentError(problems);
}
