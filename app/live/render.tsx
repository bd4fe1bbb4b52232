/**
 * What the service renders with, bundled by a live build: the same screens as the browser's, and pages of its own.
 * None of them brings React to the browser, because their addresses are not routes of the site.
 */
import answers from 'content:answers';
import forms from 'content:forms';
import inquiry from 'content:inquiry';
import comingSoon from 'content:comingSoon';
import fieldErrors from 'content:fieldErrors';
import type { CollectionSource } from '../content/collections.ts';
import type { Assets } from '../document.tsx';
import { ReturnedForm, type Returned } from '../forms/live/returned.ts';
import type { FormName } from '../forms/submission.ts';
import { routeFor } from '../router/route-for.ts';
import { createRenderer } from '../server.tsx';
import { renderStandalone } from '../standalone-document.tsx';
import { MessagePage, type Message } from './page.tsx';
import { ProblemsPage } from './problems-page.tsx';

export { entryAddress } from '../content/collections.ts';

/** All words that the service says. */
export const words = { answers, forms, inquiry, fieldErrors };

/** Where each form stands, its own page first. */
const PLACES: Record<FormName, readonly string[]> = {
  newsletter: [
    '/',
    '/news',
    '/news/page/:page',
    '/news/category/:category',
    '/news/category/:category/page/:page',
  ],
  partnership: ['/about'],
  contact: ['/connect'],
  earlyAccess: ['/comingsoon'],
};

/** What is said once a form was taken (sections 4 and 5). */
const THANKS: Record<FormName, { text: string; detail?: string; title?: string }> = {
  newsletter: {
    text: `${forms.newsletter.done} ${forms.newsletter.doneDetail}`,
    detail: forms.newsletter.receipt,
  },
  partnership: { text: forms.partnership.done, detail: forms.partnership.receipt },
  contact: { text: inquiry.done, detail: inquiry.receipt },
  earlyAccess: comingSoon.welcome,
};

/** The page that a form was on, if it can have been there; else the form's own. */
export function pageOf(form: FormName, path: string | undefined): string {
  const [own = '/'] = PLACES[form];
  return path !== undefined && PLACES[form].includes(routeFor(path).path) ? path : own;
}

/**
 * @param source where articles come from
 * @param assets those of the site's own pages; of a page on its own the style sheets under `standalone`
 */
export function createPages(source: CollectionSource, assets: Assets) {
  const render = createRenderer(source, assets);
  const document = (message: Message, path: string) =>
    renderStandalone({
      path,
      title: message.title,
      description: message.text,
      Page: () => <MessagePage {...message} />,
      assets,
    });
  return {
    /** A page on its own. @param path its address */
    message: document,
    /** What each problem means. @param statuses of all of them, by name */
    problems: (statuses: Parameters<typeof ProblemsPage>[0]['statuses'], path: string) =>
      renderStandalone({
        path,
        title: answers.pages.problems.title,
        description: answers.pages.problems.text,
        Page: () => <ProblemsPage statuses={statuses} />,
        assets,
      }),
    /** After a form was taken. */
    thanks(form: FormName, path: string): Promise<string> {
      const { title, home } = answers.pages.thanks;
      const link = { label: home, href: '/' };
      return document({ title, link, isGood: true, ...THANKS[form] }, path);
    },
    /** A form with what was typed into it, and what is wrong with that. @param page of {@link pageOf} */
    async returned(page: string, returned: Returned): Promise<string> {
      const { html } = await render(page, (screen) => (
        <ReturnedForm value={returned}>{screen}</ReturnedForm>
      ));
      return html;
    },
  };
}
