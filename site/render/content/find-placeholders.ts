/**
 * Finds what has to be replaced before the site goes live (docs/going-live.md). It recognises a placeholder by its text,
 * not by its place, so files may be divided or moved without a change here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allContent, TEXT_FILE } from './content-files.ts';
import { ContentError, readMarkdown, readYaml } from './parse.ts';
import { FIRST_LANGUAGE } from './root.ts';

/** The invented company (docs/readings.md, "The company"). */
const COMPANY = /\b(?:Kilele|KAG)\b/;

/** Domains that nobody can register: RFC 2606 sections 2 and 3, RFC 6761 section 6. */
const RESERVED_DOMAIN =
  /(?:[\w-]+\.)+(?:test|example|invalid|localhost)(?![\w-]|\.[\w-])|\bexample\.(?:com|net|org)\b/;

/** Whether nobody can register the domain of an origin. */
export const isReserved = (origin: string) =>
  new RegExp(`^(?:localhost|(?:.+\\.)?(?:${RESERVED_DOMAIN.source}))$`).test(
    new URL(origin).hostname,
  );

const PHONE = /\+\d[\d ()-]{7,}\d/g;
/** The digits of an invented number: of the block that the sample places have (`where-to-buy.yaml`), or all zeros at its end. */
const INVENTED = /^254700000\d{3}$|0{6}$/;

const NETWORKS = ['linkedin.com', 'twitter.com', 'x.com', 'facebook.com', 'instagram.com'];

/** The six sample articles (section 2, Home page). Their authors and the people that they quote are invented. */
const SAMPLE_ARTICLES = [
  'sustainable-farming-initiative',
  'record-coffee-harvest',
  'advanced-fertilizer-tech',
  'cooperative-partnership',
  'crop-protection-workshop',
  'nyeri-distribution-center',
];

/** The first line of the invented office. */
const OFFICE = /^\{company\} House\b/;

/** Says to visitors that something is invented. True of the placeholder's content, wrong of a company's. */
const FICTION = /\binvented\b|\bare samples\b/i;

/** The example text in an empty input. An example address is correct there. */
const EXAMPLE_FIELD = 'placeholder';
/** The setting that marks all content as a sample, and the note that belongs to it. */
const SAMPLE_FIELD = 'sampleContent';
const SAMPLE_NOTE = 'sampleNote';

/** The logo for journalists, written by `npm run brand`. Its title is the name that the brand pictures show. */
const DRAWN_LOGO = 'site/public/logo.svg';

/** The icon that shows the mark, written by `npm run brand`. */
const FAVICON = 'site/public/favicon.svg';
/** The beginning of the mark with a summit. The invented name means "summit". */
const MARK = 'M1.5 59L27 7L23.5 29';

const isNetworkHome = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.pathname === '/' && NETWORKS.includes(url.hostname.replace(/^www\./, ''));
};

/** The placeholders in one text of the content. */
function placeholdersIn(text: string): string[] {
  const domain = RESERVED_DOMAIN.exec(text)?.[0];
  const phone = text.match(PHONE)?.find((number) => INVENTED.test(number.replace(/\D/g, '')));
  const company = COMPANY.exec(text)?.[0];
  return [
    domain && `${domain} is a reserved domain; write the company's own`,
    phone && `${phone} is no real phone number`,
    company && `"${company}" is the invented company`,
    OFFICE.test(text) && 'is the invented office',
    isNetworkHome(text) && `${text} is the network's own home page; write an account's address`,
    FICTION.test(text) && 'says that something is invented; write what is true of the company',
    text.startsWith(MARK) && 'is the mark of the invented company',
    text.startsWith('portrait-') && 'a drawn portrait stands for an invented person',
  ].filter((problem) => typeof problem === 'string');
}

/** The problems of a value and of all values inside it, each with the name of its field. */
function walk(value: unknown, field: string): string[] {
  if (typeof value === 'string')
    return placeholdersIn(value).map((problem) => `${field}: ${problem}`);
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => walk(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const own: string[] = [];
  if (SAMPLE_FIELD in value && value[SAMPLE_FIELD])
    own.push(
      `${SAMPLE_FIELD}: marks the content as a sample; remove it when nothing invented is left`,
    );
  if ('logo' in value && 'name' in value && !('website' in value))
    own.push(`${field}: a partner without a website is invented`);
  const fields = Object.entries(value).filter(
    ([name]) => name !== EXAMPLE_FIELD && name !== SAMPLE_NOTE,
  );
  return own.concat(
    fields.flatMap(([name, item]) => walk(item, field ? `${field}.${name}` : name)),
  );
}

/** @throws {ContentError} naming a file that cannot be read */
function contentProblems(file: string, text: string): string[] {
  if (file.endsWith('.yaml')) return walk(readYaml(file, text), '');
  const { fields, body } = readMarkdown(file, text);
  const isSample = SAMPLE_ARTICLES.includes(path.basename(file, '.md'));
  return [
    ...(isSample ? ['the whole file: a sample article with invented people'] : []),
    ...walk(fields, ''),
    ...walk(body, 'body'),
  ];
}

/** The lines of a file that match a pattern, comments included; each is named by its number. */
function lineProblems(text: string, pattern: RegExp, problem: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line)?.[0];
    return found ? [`line ${index + 1}: ${found} ${problem}`] : [];
  });
}

/** All files of a folder, sorted, as paths from the root. */
function filesOf(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The problems that `find` sees in files, as `file: problem`. @param files as paths from the root */
const problemsIn = (
  root: string,
  files: readonly string[],
  find: (file: string, text: string) => string[],
) =>
  files.flatMap((file) =>
    find(file, readFileSync(path.join(root, file), 'utf8')).map((each) => `${file}: ${each}`),
  );

/**
 * Every remaining placeholder in the content, as `file: field: problem`; files are relative to the folder.
 * @param folder that holds `en/` and `facts/`
 * @throws {ContentError} naming a file that cannot be read
 */
export const contentPlaceholders = (folder: string): string[] =>
  problemsIn(
    folder,
    allContent(folder)
      .filter((file) => TEXT_FILE.test(file))
      .sort(),
    (file, text) => {
      try {
        return contentProblems(file, text);
      } catch (error) {
        // Such a file of another language is set aside: nobody sees it.
        if (error instanceof ContentError && /^[a-z]{2,3}\//.test(file) && !isFirst(file))
          return [];
        throw error;
      }
    },
  );

const isFirst = (file: string) => file.startsWith(`${FIRST_LANGUAGE}/`);

/**
 * Every remaining placeholder in the content, in the settings of `deploy/`, in the drawn name and in the icons, as
 * `file: field: problem` or `file: line 3: problem`.
 * @param root the project's folder
 * @throws {ContentError} naming a file of the content that cannot be read
 */
export function findPlaceholders(root: string): string[] {
  return [
    ...contentPlaceholders(path.join(root, 'content')).map((line) => `content/${line}`),
    ...problemsIn(
      root,
      filesOf(root, 'deploy').filter((file) => !file.endsWith('.md')),
      (_file, text) => lineProblems(text, RESERVED_DOMAIN, 'is a reserved domain'),
    ),
    ...problemsIn(root, [DRAWN_LOGO], (_file, text) =>
      lineProblems(text, COMPANY, 'is the invented company; run "npm run brand"'),
    ),
    ...problemsIn(root, [FAVICON], (_file, text) =>
      text.includes(MARK)
        ? ['the whole file: shows the mark of the invented company; run "npm run brand"']
        : [],
    ),
  ];
}
