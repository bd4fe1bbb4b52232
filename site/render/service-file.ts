/**
 * The file by which the forms service knows a build: words, colours, fonts and addresses for its pages and mails. The
 * service ignores what it does not know and has a substitute for what is missing (`forms-service/pages/site-file.ts`), so
 * each of the two can be updated first. A field that changes its meaning gets a new name.
 */
import type { FormName } from '#app/forms/fields.ts';
import { PRIVACY } from '#routes.ts';
import { tokenColours } from './brand-values.ts';
import { contentModules } from './content/content-modules.ts';
import { startOf } from './content/languages.ts';
import type { Untranslated } from './content/twins/own-files.ts';
import type { Content } from './content/load.ts';

/** The page of the site that has each form. */
const FORM_ADDRESSES: Readonly<Record<FormName, string>> = {
  newsletter: '/',
  partnership: '/about',
  inquiry: '/connect',
  'early-access': '/comingsoon',
};

/** The files from which each group of words comes. A group is in a language when all of them are. */
const FILES = {
  messages: ['messages.yaml'],
  mails: ['mails.yaml'],
  forms: ['forms.yaml'],
  inquiry: ['inquiry.yaml'],
  fieldErrors: ['submissions.yaml'],
  site: ['site.yaml'],
  submissions: ['submissions.yaml'],
  earlyAccess: ['screens/coming-soon.yaml'],
  ui: ['ui.yaml', 'screens/contact.yaml'],
};
const MENU = 'navigation.yaml';
const PICTURE = 'pictures.yaml';
/** Every file of words whose texts the service shows. */
export const SERVICE_WORDS: readonly string[] = [...Object.values(FILES).flat(), MENU, PICTURE];

/** What the pages and mails of one language say, and where their links lead. @param start of its addresses */
function spoken(content: Content, start = '') {
  const {
    forms,
    inquiry,
    messages,
    mails,
    submissions,
    fieldErrors,
    site,
    ui,
    contact,
    comingSoon,
    navigation,
  } = contentModules(content);
  const { receiptPicture: picture } = inquiry;
  const fileOf = (width: number, format: string) =>
    `/pictures/${picture.name}-${width}.${picture.hash}.${format}`;
  const home = start || '/';
  const inLanguage = (page: string) => (page === '/' ? home : start + page);
  const pages = Object.entries({ ...FORM_ADDRESSES, privacy: PRIVACY });
  return {
    home,
    /** Beside good news. */
    picture: {
      address: fileOf(picture.webp, 'webp'),
      set: picture.widths.map((width) => `${fileOf(width, 'avif')} ${width}w`).join(', '),
      width: picture.width,
      height: picture.height,
      alt: picture.alt,
    },
    menu: navigation.main
      .filter(({ dropdownItems }) => !dropdownItems)
      .map(({ name, href }) => ({ name, href: inLanguage(href) })),
    addresses: Object.fromEntries(pages.map(([name, page]) => [name, inLanguage(page)])),
    words: {
      messages,
      mails,
      forms,
      inquiry,
      fieldErrors,
      site,
      submissions,
      earlyAccess: { ...comingSoon.form, welcome: comingSoon.welcome.title },
      ui: {
        skip: ui.skip,
        menu: ui.mainNavigation,
        phone: contact.info.phone,
        whatsapp: contact.info.whatsapp,
      },
    },
  };
}

/** A language beside the first: its content, and its files that are not translated yet. */
type OtherLanguage = { code: string; content: Content; untranslated: readonly Untranslated[] };

/** What the service says in another language. What is not translated is left out: the service says it in the first. */
function edition({ code, content, untranslated }: OtherLanguage) {
  const { words, menu, picture, ...rest } = spoken(content, startOf(code));
  const isThere = (files: readonly string[]) =>
    !untranslated.some(({ file }) => files.includes(file));
  const groups = Object.entries(FILES).filter(([, files]) => isThere(files));
  const known: Readonly<Record<string, unknown>> = words;
  return {
    language: code,
    ...rest,
    ...(isThere([MENU]) && { menu }),
    ...(isThere([PICTURE]) && { picture }),
    words: Object.fromEntries(groups.map(([name]) => [name, known[name]])),
  };
}

/**
 * The content of the file.
 * @param faces the rules of the fonts, with the addresses of their files
 * @param language code of the first language
 */
export function serviceFile(
  content: Content,
  faces: string,
  language: string,
  others: readonly OtherLanguage[] = [],
) {
  const { mark, logo } = contentModules(content);
  return {
    /** The version of this format. It grows when a field gets a new name. */
    version: 1,
    language,
    colours: tokenColours(),
    faces,
    /** The company's own logo has an address; without one there is the path of the drawn mark. */
    logo: { mark, ...(logo ?? { address: '', width: 0, height: 0 }) },
    ...spoken(content),
    editions: others.map(edition),
  };
}
