/**
 * The part of a build that the forms service imports: functions that render its pages from plain data, and the words and
 * colours of its mails. `site/build/service-pages.ts` bundles this into one module.
 */
import fieldErrors from 'content:fieldErrors';
import forms from 'content:forms';
import inquiry from 'content:inquiry';
import mails from 'content:mails';
import messages from 'content:messages';
import site from 'content:site';
import comingSoon from 'content:comingSoon';
import submissions from 'content:submissions';
import { Button } from '#app/components/button/button.tsx';
import { ClothBand } from '#app/components/cloth-band/cloth-band.tsx';
import { Logo } from '#app/components/logo/logo.tsx';
import type { ReturnedForm } from '#app/forms/submission.ts';
import type { FormName } from '#app/forms/validation.ts';
import { FormPage, type Problem } from './form-page.tsx';
import { MessagePage, type Message } from './message-page.tsx';
import { ProblemsPage } from './problems-page.tsx';
import { renderServiceDocument, SERVICE_ASSETS } from './service-document.tsx';

/** All colours of the palette by their names in `tokens.css`. Set by the build. */
declare const COLOURS: Readonly<Record<string, string>>;
export const colours = COLOURS;

/**
 * The styles, fonts and components of the site for the page for staff. The components have no hooks, because another
 * copy of React renders them.
 */
export const look = { ...SERVICE_ASSETS, Button, ClothBand, Logo };

/** All texts of the service: on its pages, in problem details and in mails. */
export const words = { messages, forms, inquiry, fieldErrors, mails, site };

/** The page of the site that has each form. */
export const formAddresses: Readonly<Record<FormName, string>> = {
  newsletter: '/',
  partnership: '/about',
  inquiry: '/connect',
  'early-access': '/comingsoon',
};

/** The text of the page after a form was accepted (sections 4 and 5). */
const THANKS: Readonly<Record<FormName, Partial<Message> & { text: string }>> = {
  newsletter: {
    text: `${forms.newsletter.done} ${forms.newsletter.doneDetail}`,
    detail: submissions.receipts.newsletter,
  },
  partnership: { text: forms.partnership.done, detail: submissions.receipts.partnership },
  inquiry: { text: inquiry.done, detail: submissions.receipts.inquiry },
  'early-access': {
    title: comingSoon.welcome.title,
    text: submissions.receipts['early-access'],
  },
};

/** A page with a message, what to do next, and how to reach the company. @param path address of the page */
export function messagePage(message: Message, path: string): string {
  return renderServiceDocument(
    { path, title: message.title, description: message.text },
    <MessagePage {...message} />,
  );
}

/** The page after a form was accepted. */
export function thanksPage(form: FormName): string {
  const { title, home } = messages.pages.thanks;
  const link = { label: home, href: '/' };
  const path = `/submissions/${form}/thanks`;
  return messagePage({ title, link, isGood: true, ...THANKS[form] }, path);
}

/** The page with a form that was not accepted: the reason, the form with the visitor's input, and its errors. */
export function formPage(form: FormName, problem: Problem, returned: ReturnedForm): string {
  return renderServiceDocument(
    { path: `/submissions/${form}`, title: problem.title, description: problem.text },
    <FormPage form={form} problem={problem} returned={returned} />,
  );
}

/**
 * The page that explains each problem, for people whose programs send forms.
 * @param statuses HTTP status of each problem by its name
 */
export function problemsPage(
  statuses: Readonly<Record<keyof typeof messages.problems, number>>,
  path: string,
): string {
  const { title, text } = messages.pages.problems;
  return renderServiceDocument(
    { path, title, description: text },
    <ProblemsPage statuses={statuses} />,
  );
}
