/** Turns content into modules: those that pages import as `content:<name>`, and a script for each entry. */
import { createHash } from 'node:crypto';
import type { CompanyLogo } from '#app/components/picture/picture-data.ts';
import { articleCard, catalogueFront, entriesByPath, listPages, newsIndex } from './entries.ts';
import { hillOf } from './hill.ts';
import type { Content } from './load.ts';
import { markedJson } from './marked-json.ts';
import { pictureFile, SHARE_PICTURES } from './pictures.ts';
import { searchDocuments, subjects } from './search-documents.ts';

/** Section 9: news items on Home. */
const HOME_NEWS = 3;

/**
 * The script modules of all entries and of the pages of long lists: address below `/content/<version>`, and source text.
 * A generator, because all of them together would take much memory.
 */
export function* entryModules(content: Content): Generator<[file: string, source: string]> {
  const source = (value: unknown) => `export default ${markedJson(content, value)}`;
  for (const [entryPath, { html, ...data }] of entriesByPath(content)) {
    yield [`${entryPath}.data.js`, source(data)];
    yield [`${entryPath}.prose.js`, source(html)];
  }
  for (const [page, data] of listPages(content)) yield [`${page}.data.js`, source(data)];
}

/** The first 8 hex digits of a hash of all these modules. It changes when one of them changes. */
export function entryVersion(content: Content): string {
  const hash = createHash('sha256');
  for (const [, source] of entryModules(content)) hash.update(source);
  return hash.digest('hex').slice(0, 8);
}

type SharePicture = { address: string; alt: string };

/**
 * The data of our depot for Contact, from the list of places.
 * @throws {Error} if the list has no depot in its county
 */
function depotOf({ farmWords, whereToBuy }: Content) {
  const { label, county } = farmWords.depot;
  const depot = whereToBuy.counties[county]?.places.find(({ kind }) => kind === 'depot');
  if (!depot)
    throw new Error(`farm-words.yaml: depot: where-to-buy.yaml has no depot in "${county}"`);
  return { label, href: `/where-to-buy#${county}`, hours: depot.hours };
}

/** The people who answer about a subject of the form on Contact, in the order of the team. */
const peopleOf = ({ team }: Content) =>
  team.flatMap(({ answers, name, role, image, email }) =>
    answers === undefined ? [] : [{ answers, name, role, image, email }],
  );

/** The navigation. Its pictures are beside the names of their pages, so they need no texts, and browsers load none. */
const withoutPictureTexts = (navigation: Content['navigation']): Content['navigation'] => ({
  ...navigation,
  main: navigation.main.map(({ dropdownItems, ...entry }) => ({
    ...entry,
    dropdownItems: dropdownItems?.map((item) => ({ ...item, image: { ...item.image, alt: '' } })),
  })),
});

/** The company's own logo for pages, or `null`. Its files for journalists are no matter of theirs. */
function logoOf({ brand: { logo } }: Content): CompanyLogo | null {
  if (!logo) return null;
  const { address, width, height } = logo;
  return { address, width, height };
}

/** Press. A logo that came as pixels has no SVG file to download. */
function pressOf({ brand, press }: Content): Content['press'] {
  // Partial content may lack the page.
  const { logos } = (press as Content['press'] | null) ?? {};
  if (!logos || !brand.logo || brand.logo.downloads.svg !== undefined) return press;
  const items = logos.items.filter(({ href }) => !href.endsWith('.svg'));
  return { ...press, logos: { ...logos, items } };
}

/** `module-types.ts` derives the modules' types from this object. */
function makeModules(content: Content) {
  const {
    services: _services,
    articles,
    pictureTexts,
    redirects: _redirects,
    planned: _planned,
    language: _language,
    english: _english,
    brand,
    ...files
  } = content;
  const { errors: fieldErrors, ...submissions } = content.submissions;
  const { offline, saveData, preview, moved, ...ui } = content.ui;
  const { pages: cataloguePages, ...service } = content.service;
  const { categories: _categories, ...news } = content.news;
  // Home receives them as the hill.
  const { cards: _cards, hill: _hill, ...business } = content.home.business;
  const { synonyms, ignored, subjects: _subjects, ...search } = content.search;
  const indexed = searchDocuments(content);
  return {
    ...files,
    depot: depotOf(content),
    people: peopleOf(content),
    navigation: withoutPictureTexts(files.navigation),
    press: pressOf(content),
    news,
    submissions,
    /** Messages that only the forms service uses, so browsers do not load them. */
    fieldErrors,
    ui,
    offline,
    saveData,
    /** Words of previews and of former addresses, which browsers do not load. */
    documents: { preview, moved },
    service,
    search,
    searchSubjects: subjects(content, indexed),
    /** Only the script of the search loads this. */
    searchIndex: { documents: indexed, synonyms, ignored },
    cataloguePages,
    home: { ...content.home, business },
    hill: hillOf(content),
    latestNews: articles.slice(0, HOME_NEWS).map(articleCard),
    newsIndex: newsIndex(articles),
    teaCatalogue: catalogueFront(content, 'tea'),
    coffeeCatalogue: catalogueFront(content, 'coffee'),
    agricInputsCatalogue: catalogueFront(content, 'agric-inputs'),
    fertilizerCatalogue: catalogueFront(content, 'fertilizers'),
    /** The path of the company's mark. */
    mark: brand.mark,
    logo: logoOf(content),
    /** The pictures that social networks show, 1200 × 630 px. */
    shares: Object.fromEntries<SharePicture>(
      SHARE_PICTURES.map((name) => [
        name,
        { address: pictureFile(name, '1200.jpg'), alt: pictureTexts[name] ?? '' },
      ]),
    ),
    /** Address of the picture that a dropdown shows when its own cannot be loaded. */
    placeholder: pictureFile('site-placeholder', '240.webp'),
    /** Part of the addresses of entries, so that a page never loads entries of another build. */
    version: entryVersion(content),
  };
}

export type ContentModules = ReturnType<typeof makeModules>;

/** All runs of Vite in a build ask for the modules of the same content, and with 500 articles they take 0.3 s. */
const made = new WeakMap<Content, ContentModules>();

/** The value of each `content:<name>` module. Nobody may change the content afterwards. */
export function contentModules(content: Content): ContentModules {
  const modules = made.get(content) ?? makeModules(content);
  made.set(content, modules);
  return modules;
}
