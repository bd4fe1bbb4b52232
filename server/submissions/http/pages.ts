/** The service's pages, rendered by what a live build has left for that. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormName } from '#app/forms/submission.ts';
import { RENDERER, RENDERER_ASSETS, type RendererAssets } from '../../renderer-files.ts';
import type { Form } from '../types.ts';
import type { FieldErrors } from './fields.ts';
import { PROBLEMS, STATUS } from './problems.ts';

type Renderer = typeof import('#app/live/render.tsx');
export type Words = Renderer['words'];
type RendererPages = ReturnType<Renderer['createPages']>;
export type Message = Parameters<RendererPages['message']>[0];

/** What the browser calls each form. */
const NAMES: Readonly<Record<Form, FormName>> = {
  newsletter: 'newsletter',
  partnership: 'partnership',
  inquiry: 'contact',
  'early-access': 'earlyAccess',
};

export type Pages = {
  words: Words;
  /** Headers of every answer, as the build wrote them. */
  headers: Readonly<Record<string, string>>;
  message: (message: Message, path: string) => Promise<string>;
  thanks: (form: Form) => Promise<string>;
  /** Where the types of problems lead to. */
  problems: () => Promise<string>;
  /**
   * @param from path of the page that the form was on, if the browser has said so
   * @param errors none where nothing is wrong with what was typed: it could not be taken
   * @param failure said then, instead of the usual words
   */
  returned: (
    form: Form,
    from: string | undefined,
    values: Readonly<Record<string, string>>,
    errors: FieldErrors,
    failure: string | undefined,
    stamp: string,
  ) => Promise<string>;
  /** Path of the page that a form is on. */
  pageOf: (form: Form, from?: string) => string;
};

/**
 * Loads them.
 * @param folder a build's output
 * @throws {Error} when that build was not made for taking submissions
 */
export async function loadPages(folder: string): Promise<Pages> {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
  const load = async () =>
    [
      read(RENDERER_ASSETS) as RendererAssets,
      (await import(pathToFileURL(path.resolve(folder, RENDERER)).href)) as Renderer,
    ] as const;
  const [kept, renderer] = await load().catch((error: unknown) => {
    throw new Error(`${folder} was not built with SUBMISSIONS=live: run "npm run build" with it`, {
      cause: error,
    });
  });

  const common = { ...kept.common, client: () => [kept.client] };
  const standalone = { ...common, styles: () => kept.standalone, critical: () => undefined };
  const screens = {
    ...common,
    styles: (route: string) => kept.styles[route] ?? [],
    critical: (route: string) => kept.critical[route],
  };
  /** The script module of a page of the news, as browsers import it. */
  const source = (entry: string) => {
    const module = readFileSync(path.join(folder, renderer.entryAddress(entry, 'data')), 'utf8');
    return Promise.resolve(JSON.parse(module.replace('export default ', '')) as unknown);
  };
  const alone = renderer.createPages(source, standalone);
  const onScreens = renderer.createPages(source, screens);
  const thanks = new Map<Form, Promise<string>>();
  const pageOf = (form: Form, from?: string) => renderer.pageOf(NAMES[form], from);
  return {
    words: renderer.words,
    headers: read('_headers.json') as Record<string, string>,
    message: alone.message,
    thanks(form) {
      const made = thanks.get(form) ?? alone.thanks(NAMES[form], `/submissions/${form}/thanks`);
      thanks.set(form, made);
      return made;
    },
    problems: () => alone.problems(STATUS, PROBLEMS),
    returned: (form, from, values, errors, failure, stamp) =>
      onScreens.returned(pageOf(form, from), { form: NAMES[form], values, errors, failure, stamp }),
    pageOf,
  };
}
