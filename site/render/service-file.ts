/**
 * The file by which the forms service knows a build: words, colours, fonts and addresses for its pages and mails. The
 * service ignores what it does not know and has a substitute for what is missing (`forms-service/pages/site-file.ts`), so
 * each of the two can be updated first. A field that changes its meaning gets a new name.
 */
import type { FormName } from '#app/forms/fields.ts';
import { PRIVACY } from '#routes.ts';
import { tokenColours } from './brand-values.ts';
import { contentModules } from './content/content-modules.ts';
import type { Content } from './content/load.ts';

/** The page of the site that has each form. */
const FORM_ADDRESSES: Readonly<Record<FormName, string>> = {
  newsletter: '/',
  partnership: '/about',
  inquiry: '/connect',
  'early-access': '/comingsoon',
};

/**
 * The content of the file.
 * @param faces the rules of the fonts, with the addresses of their files
 */
export function serviceFile(content: Content, faces: string, language: string) {
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
    ...others
  } = contentModules(content);
  const { comingSoon, navigation, mark, logo } = others;
  const { receiptPicture: picture } = inquiry;
  const fileOf = (width: number, format: string) =>
    `/pictures/${picture.name}-${width}.${picture.hash}.${format}`;
  return {
    /** The version of this format. It grows when a field gets a new name. */
    version: 1,
    language,
    colours: tokenColours(),
    faces,
    /** The company's own logo has an address; without one there is the path of the drawn mark. */
    logo: { mark, ...(logo ?? { address: '', width: 0, height: 0 }) },
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
      .map(({ name, href }) => ({ name, href })),
    addresses: { ...FORM_ADDRESSES, privacy: PRIVACY },
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
