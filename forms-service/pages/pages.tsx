/** All pages that the service shows to visitors, made of plain data and of the file of a build. */
import { createHash } from 'node:crypto';
import type { FormName } from '@website/site/forms/fields';
import { FormPage, type ReturnedForm } from './form-page.tsx';
import { styleSheet } from './look.tsx';
import { MessagePage, ProblemsPage, type Message } from './message-page.tsx';
import { renderDocument } from './page-frame.tsx';
import { readSiteFile, type SiteFile, type Words } from './site-file.ts';

/** Address of the style sheet of these pages. */
export const STYLES = '/submissions/pages.css';

/** The text of the page after a form was accepted (sections 4 and 5). */
function thanksFor(form: FormName, words: Words): Partial<Message> & { text: string } {
  const { forms, inquiry, submissions, earlyAccess } = words;
  const detail = submissions.receipts[form];
  switch (form) {
    case 'newsletter':
      return { text: `${forms.newsletter.done} ${forms.newsletter.doneDetail}`, detail };
    case 'partnership':
      return { text: forms.partnership.done, detail };
    case 'inquiry':
      return { text: inquiry.done, detail };
    case 'early-access':
      return { title: earlyAccess.welcome, text: detail };
  }
}

export type Pages = ReturnType<typeof createPages>;

/** Makes the pages of one build. */
export function createPages(site: SiteFile) {
  const { words, colours, addresses } = site;
  const css = styleSheet(site, ['pages.css']);
  const version = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const frame = { site, styles: `${STYLES}?v=${version}` };

  /** A page with a message, what to do next, and how to reach the company. */
  const messagePage = (message: Message) =>
    renderDocument({
      ...frame,
      title: message.title,
      description: message.text,
      children: <MessagePage site={site} {...message} />,
    });

  return {
    site,
    words,
    colours,
    /** The style sheet of the pages. */
    css,
    /** The page of the site that has each form. */
    formAddresses: addresses as Readonly<Record<FormName, string>>,
    messagePage,
    /** The page after a form was accepted. @param canWrite whether a mail can reach the address */
    thanksPage(form: FormName, canWrite = true): string {
      const { title, home, noMail } = words.messages.pages.thanks;
      const link = { label: home, href: '/' };
      if (!canWrite) return messagePage({ title, link, text: noMail });
      return messagePage({ title, link, isGood: true, ...thanksFor(form, words) });
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
        children: <FormPage site={site} form={form} problem={problem} returned={returned} />,
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
        children: <ProblemsPage site={site} statuses={statuses} />,
      });
    },
  };
}

/** The pages of a build. @throws {Error} if the build has simulated submissions */
export const loadPages = (folder: string): Pages => createPages(readSiteFile(folder));
