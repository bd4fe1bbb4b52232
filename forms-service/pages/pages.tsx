/** All pages that the service shows to visitors, made of plain data and of the file of a build. */
import { createHash } from 'node:crypto';
import type { FormName } from '@website/site/forms/fields';
import { withReference } from '@website/site/forms/receipt';
import { FormPage, type ReturnedForm } from './form-page.tsx';
import { styleSheet } from './look.tsx';
import { MessagePage, ProblemsPage, type Message } from './message-page.tsx';
import { renderDocument } from './page-frame.tsx';
import type { Choices } from '../shown-fields.ts';
import {
  allChoices,
  firstEdition,
  readEditions,
  type Edition,
  type Group,
  type SiteFile,
  type Words,
} from './site-file.ts';

/** Address of the style sheet of these pages. */
export const STYLES = '/submissions/pages.css';

/** The text of the page after a form was accepted (sections 4 and 5), and the groups of words it comes from. */
function thanksFor(
  form: FormName,
  words: Words,
  reference: string | undefined,
): Partial<Message> & { text: string; groups: Partial<Record<'title' | 'text', Group>> } {
  const { forms, inquiry, submissions, earlyAccess } = words;
  const detail = withReference(submissions, form, reference);
  switch (form) {
    case 'newsletter':
      return {
        text: `${forms.newsletter.done} ${forms.newsletter.doneDetail}`,
        detail,
        groups: { text: 'forms' },
      };
    case 'partnership':
      return { text: forms.partnership.done, detail, groups: { text: 'forms' } };
    case 'inquiry':
      return { text: inquiry.done, detail, groups: { text: 'inquiry' } };
    case 'early-access':
      return {
        title: earlyAccess.welcome,
        text: detail,
        groups: { title: 'earlyAccess', text: 'submissions' },
      };
  }
}

/** The pages in one language. */
export type LanguagePages = ReturnType<typeof pagesOf>;
/** The pages of a build in the first language, and in the others by their codes. */
export type Pages = LanguagePages & {
  others: ReadonlyMap<string, LanguagePages>;
  choices: Choices;
};

/** The pages in a language; in the first one, if nobody has it. */
export const pagesIn = (pages: Pages, language: string | null | undefined): LanguagePages =>
  pages.others.get(language ?? '') ?? pages;

/** Makes the pages of one build. */
export const createPages = (site: SiteFile, others: readonly Edition[] = []): Pages => ({
  ...pagesOf(firstEdition(site)),
  choices: allChoices([{ site }, ...others]),
  others: new Map(others.map((edition) => [edition.site.language, pagesOf(edition)])),
});

function pagesOf(edition: Edition) {
  const { site, langOf, query } = edition;
  const { words, colours, addresses } = site;
  const css = styleSheet(site, ['pages.css']);
  const version = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const frame = { edition, styles: `${STYLES}?v=${version}` };

  /** A page with a message, what to do next, and how to reach the company. */
  const messagePage = (message: Message) =>
    renderDocument({
      ...frame,
      title: message.title,
      description: message.text,
      children: <MessagePage edition={edition} {...message} />,
    });

  return {
    site,
    /** What the addresses of the pages end with. */
    query,
    mailLanguage: langOf('mails') ?? site.language,
    words,
    colours,
    /** The style sheet of the pages. */
    css,
    /** The page of the site that has each form. */
    formAddresses: addresses as Readonly<Record<FormName, string>>,
    messagePage,
    /**
     * The page after a form was accepted.
     * @param canWrite whether a mail can reach the address
     * @param reference the number of the submission, if it is known
     */
    thanksPage(form: FormName, canWrite = true, reference?: string): string {
      const { title, home, noMail } = words.messages.pages.thanks;
      const link = { label: home, href: site.home };
      if (!canWrite) return messagePage({ title, link, text: noMail });
      return messagePage({ title, link, isGood: true, ...thanksFor(form, words, reference) });
    },
    /** The page with a form that was not accepted: the reason, the form with the visitor's input, and its errors. */
    formPage: (
      form: FormName,
      problem: { title: string; text: string },
      returned: ReturnedForm,
    ): string =>
      renderDocument({
        ...frame,
        title: problem.title,
        description: problem.text,
        children: <FormPage edition={edition} form={form} problem={problem} returned={returned} />,
      }),
    /**
     * The page that explains each problem, for people whose programs send forms.
     * @param statuses HTTP status of each problem by its name
     */
    problemsPage(statuses: Parameters<typeof ProblemsPage>[0]['statuses']): string {
      const { title, text } = words.messages.pages.problems;
      return renderDocument({
        ...frame,
        title,
        description: text,
        children: <ProblemsPage edition={edition} statuses={statuses} />,
      });
    },
  };
}

/** The pages of a build. @throws {Error} if the build has simulated submissions */
export function loadPages(folder: string): Pages {
  const [{ site }, ...others] = readEditions(folder);
  return createPages(site, others);
}
