/** Answers the editor's own pages: photographs, publishing, versions. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ReactElement } from 'react';
import { contentPlaceholders } from '@website/site/content/find-placeholders.ts';
import { nameOfLanguage } from '@website/site/content/languages.ts';
import { readMarkdown } from '@website/site/content/parse.ts';
import { RECORD } from '@website/site/content/twins/record.ts';
import { personOr } from './access.ts';
import { differences } from './compare.ts';
import { guidePage } from './guide.ts';
import { GuidePage } from './pages/guide-page.tsx';
import { brand } from './edit-brand.ts';
import { companyFonts, type FontUse } from './company-fonts.ts';
import { BrandPage } from './pages/brand-page.tsx';
import { documentLabel, formAddress } from '../configuration/configuration.ts';
import { documentOf, documentOfFile, LANGUAGE } from '../configuration/documents.ts';
import { LISTED, PhotographPage, PhotographsPage, type Values } from './pages/photographs-page.tsx';
import { StaffUrl } from './pages/bar.tsx';
import { render } from './pages/page.tsx';
import { StartPage } from './pages/start-page.tsx';
import type { TextLinkProps } from './pages/text-link.tsx';
import { TextPage, TextsPage } from './pages/texts-page.tsx';
import { VersionPage, VersionsPage, type Text } from './pages/versions-page.tsx';
import type { Photographs } from './photographs.ts';
import { type Publisher } from './publisher.ts';
import { publishing } from './publishing.tsx';
import { FieldRefusal, Refusal } from './refusal.ts';
import { readForm, valueOf, type Answer } from './sent-form.ts';
import { requestStore } from './requests.ts';
import type { Roles } from './roles.ts';
import type { PageFiles } from './page-files.ts';
import type { Store } from './store.ts';
import type { Texts } from './texts.ts';

type Settings = {
  /** The folder with `en/`. */
  content: string;
  who: string;
  now: () => Date;
  store: Store;
  photos: Photographs;
  publisher: Publisher;
  roles: Roles;
  /** The file that remembers who asks for publishing. */
  requestsFile: string;
  texts: Texts;
  pageFiles: PageFiles;
  /** Address of the page for staff. */
  staffUrl?: string | undefined;
};

/** How many photographs stand before the listed ones. */
const fromIn = (search: URLSearchParams) =>
  Math.max(0, Number.parseInt(search.get('from') ?? '', 10) || 0);

export function ownPages(settings: Settings) {
  const {
    content,
    who,
    now,
    store,
    photos,
    publisher,
    roles,
    requestsFile,
    texts,
    pageFiles,
    staffUrl,
  } = settings;
  /** Only pages of this editor know this token, so another site cannot send their forms. */
  const token = randomBytes(16).toString('base64url');
  const language = path.join(content, LANGUAGE);
  const company = brand(store, language);
  const fonts = companyFonts(content);

  const valuesOf = (fields: FormData): Values => ({
    name: valueOf(fields, 'name'),
    text: valueOf(fields, 'text'),
    x: valueOf(fields, 'x'),
    y: valueOf(fields, 'y'),
    credit: valueOf(fields, 'credit'),
    licence: valueOf(fields, 'licence'),
  });

  /** The message of a refusal, and its field. @throws all other errors */
  function wrongOf(error: unknown): { field: string; message: string; status: number } {
    if (error instanceof FieldRefusal) return error;
    if (!(error instanceof Refusal)) throw error;
    return { field: 'other', message: error.message, status: error.status };
  }

  const page = (element: ReactElement, status = 200): Answer => ({
    html: render(<StaffUrl value={staffUrl}>{element}</StaffUrl>),
    status,
  });

  /** The title of a file that is no text of a form. */
  function titleOfOther(file: string): string {
    const [code = '', name] = file.split('/');
    return name === RECORD ? `Who has read what (${nameOfLanguage(code)})` : file;
  }

  /** The title and form of a file. @param text of the file, if it is known */
  function textLinkOf(file: string, text?: string): TextLinkProps {
    const document = documentOfFile(file);
    if (!document) return { title: titleOfOther(file) };
    if (!document.isMarkdown || document.translates)
      return { title: documentLabel(document.id), form: formAddress(document) };
    const form = store.read(file) === undefined ? undefined : formAddress(document);
    const { title } = fieldsIn(file, text ?? store.read(file));
    return { title: typeof title === 'string' ? title : document.id, form };
  }

  /** The front matter of a file, or nothing if it cannot be read. */
  function fieldsIn(file: string, text = ''): { title?: unknown; publishAt?: unknown } {
    try {
      return readMarkdown(file, text).fields as object;
    } catch {
      return {};
    }
  }

  const publication = publishing({
    ...{ content, now, store, publisher, roles, token, textLinkOf, page },
    me: () => personOr(who),
    requests: requestStore(requestsFile, now),
  });

  function textsPage(search: URLSearchParams, message?: string) {
    const [words = '', only = '', language = LANGUAGE] = ['q', 'in', 'language'].map(
      (name) => search.get(name) ?? undefined,
    );
    const sections = texts.list(words, only, language);
    const languages = texts.languages();
    return page(<TextsPage {...{ sections, search: words, only, languages, language, message }} />);
  }

  // Photographs.

  function photographsPage(
    search: string,
    from = 0,
    {
      done,
      wrong,
      values,
    }: { done?: string; wrong?: ReturnType<typeof wrongOf>; values?: Values | undefined } = {},
  ) {
    const texts = photos.texts();
    const words = search.toLowerCase();
    const found = photos
      .names()
      .filter(({ name }) => `${name} ${texts[name] ?? ''}`.toLowerCase().includes(words));
    // The last ones may be gone meanwhile.
    const start = from < found.length ? from : 0;
    const names = found.slice(start, start + LISTED);
    const props = {
      ...{ names, count: found.length, from: start, texts, search, token, wrong, values },
      message: done,
    };
    return page(<PhotographsPage {...props} />, wrong?.status);
  }

  /** The fields that name a photograph, with links to their forms; or why they cannot be found. */
  function usesOf(name: string) {
    try {
      return photos.uses(name).map(({ file, label }) => ({ ...textLinkOf(file), label }));
    } catch (error) {
      return wrongOf(error).message;
    }
  }

  async function photographPage(
    name: string,
    message?: string,
    wrong?: ReturnType<typeof wrongOf>,
    values: Values = { name, ...photos.words(name) },
    to?: string,
  ) {
    const found = await photos.look(name).catch((error: unknown) => wrongOf(error).message);
    if (found === undefined) throw new Refusal('There is no picture of this name.', 404);
    const look = typeof found === 'string' ? found : found.look;
    const props = { look, values, uses: usesOf(name), token, message, wrong, to };
    return page(<PhotographPage {...props} />, wrong?.status);
  }

  async function addPhotograph(request: IncomingMessage): Promise<Answer> {
    let fields: FormData | undefined;
    try {
      fields = await readForm(request, token);
      const name = await photos.add({ ...valuesOf(fields), file: fileIn(fields, 'file') });
      return { next: `photographs?name=${encodeURIComponent(name)}&done=added` };
    } catch (error) {
      return photographsPage('', 0, { wrong: wrongOf(error), values: fields && valuesOf(fields) });
    }
  }

  const photographAddress = (name: string, done: string) => ({
    next: `photographs?name=${encodeURIComponent(name)}&done=${done}`,
  });

  async function changePhotograph(request: IncomingMessage, name: string): Promise<Answer> {
    const fields = await readForm(request, token);
    const what = valueOf(fields, 'what');
    const to = valueOf(fields, 'to');
    try {
      switch (what) {
        case 'replace':
          await photos.replace(name, fileIn(fields, 'file'));
          return photographAddress(name, 'replaced');
        case 'rename':
          return photographAddress(photos.rename(name, to), 'named');
        case 'delete':
          photos.remove(name);
          return { next: 'photographs?done=gone' };
        default:
          photos.describe(name, valuesOf(fields));
          return photographAddress(name, 'saved');
      }
    } catch (error) {
      const values = what === 'describe' ? { ...valuesOf(fields), name } : undefined;
      return photographPage(name, undefined, wrongOf(error), values, to || undefined);
    }
  }

  // Logo, colours, fonts.

  function brandPage(
    message?: string,
    wrong?: ReturnType<typeof wrongOf>,
    files = company.files(),
  ) {
    // Words and facts of a text are in two files with one form.
    const byText = new Map<string, TextLinkProps & { says: string[] }>();
    for (const line of contentPlaceholders(content)) {
      const [file = '', ...says] = line.split(': ');
      const link = textLinkOf(file);
      const text = byText.get(link.title) ?? { ...link, says: [] };
      text.says.push(says.join(': '));
      byText.set(link.title, text);
    }
    const left = [...byText.values()];
    const choices = { logos: photos.names().map(({ name }) => name), fonts: fonts.names() };
    const mark = company.mark();
    const props = { mark, files, choices, token, message, wrong, left };
    return page(<BrandPage {...props} drawing={company.drawing()} />, wrong ? 422 : 200);
  }

  /** A file of a form; `undefined` if none was chosen. */
  const fileIn = (fields: FormData, name: string) => {
    const file = fields.get(name);
    return file instanceof File && file.size > 0 ? file : undefined;
  };

  async function saveMark(fields: FormData): Promise<Answer> {
    try {
      const file = fileIn(fields, 'svg');
      if (!file) throw new FieldRefusal('svg', 'Choose a drawing.');
      company.saveMark(await file.text());
      return { next: 'brand?done=mark' };
    } catch (error) {
      const { message } = wrongOf(error);
      return brandPage(undefined, { field: 'svg', message, status: 422 });
    }
  }

  async function saveLogo(fields: FormData): Promise<Answer> {
    const chosen = valueOf(fields, 'logo');
    try {
      const file = fileIn(fields, 'file');
      const logo = file ? await photos.addLogo(file) : chosen;
      if (!file && logo !== '') await photos.requireLogo(logo);
      company.saveLogo(logo);
      return { next: 'brand?done=saved' };
    } catch (error) {
      return brandPage(undefined, wrongOf(error), { ...company.files(), logo: chosen });
    }
  }

  async function saveFonts(fields: FormData): Promise<Answer> {
    const fontIn = (use: FontUse) => ({
      file: valueOf(fields, `${use}-file`),
      licence: valueOf(fields, `${use}-licence`),
      upload: fileIn(fields, `${use}-upload`),
    });
    const chosen = { headings: fontIn('headings'), text: fontIn('text') };
    try {
      await fonts.take(chosen, company.saveFonts);
      return { next: 'brand?done=fonts' };
    } catch (error) {
      return brandPage(undefined, wrongOf(error), { ...company.files(), fonts: chosen });
    }
  }

  async function saveBrand(request: IncomingMessage): Promise<Answer> {
    const fields = await readForm(request, token);
    switch (valueOf(fields, 'what')) {
      case 'draw':
        company.draw();
        return { next: 'brand' };
      case 'logo':
        return saveLogo(fields);
      case 'fonts':
        return saveFonts(fields);
      default:
        return saveMark(fields);
    }
  }

  // Versions.

  function textOf(id: string): Text | undefined {
    const document = documentOf(id);
    if (!document) return undefined;
    const { title } = textLinkOf(document.words);
    const isThere = store.read(document.words) !== undefined;
    const name =
      document.isMarkdown && isThere && !document.translates ? path.posix.basename(id) : undefined;
    return { id, title, form: formAddress(document), name };
  }

  function versionsPage(id: string, message?: string, rename?: { value: string; error: string }) {
    const text = textOf(id);
    const versions = store.versions(text?.id);
    const props = { versions, textLinkOf, token, text, message, rename };
    return page(<VersionsPage {...props} />, rename ? 422 : 200);
  }

  /** The words of one save before and after. @param id of the text, if only its saves are shown */
  function versionPage(id: string, which: string) {
    const text = textOf(id);
    const version = store.versions(text?.id).find((one) => one.id === which);
    if (!version) throw new Refusal('This version does not exist.', 404);
    return page(<VersionPage {...{ version, textLinkOf, token, text }} compare={differences} />);
  }

  async function bringBack(request: IncomingMessage, id: string): Promise<Answer> {
    const fields = await readForm(request, token);
    try {
      const which = valueOf(fields, 'which') === 'before' ? 'before' : 'after';
      const version = store.bringBack(valueOf(fields, 'id'), which);
      return versionsPage(
        id,
        version
          ? `${version.name}. Visitors see it once it is published.`
          : 'The texts are already like that.',
      );
    } catch (error) {
      return versionsPage(id, wrongOf(error).message);
    }
  }

  async function rename(request: IncomingMessage, id: string): Promise<Answer> {
    const to = valueOf(await readForm(request, token), 'to').trim();
    try {
      store.rename(id, to);
      const renamed = `${path.posix.dirname(id)}/${to}`;
      return { next: `versions?of=${encodeURIComponent(renamed)}&done=renamed` };
    } catch (error) {
      return versionsPage(id, undefined, { value: to, error: wrongOf(error).message });
    }
  }

  const DONE: Readonly<Record<string, string>> = {
    added: 'Added. It stands among the pictures of every form now.',
    saved: 'Saved.',
    replaced: 'All pages that use it show the new file once it is published.',
    named: 'It has its new name, also in all texts that use it.',
    fonts: 'Saved. Press “Make them again” below, so that the site gets these fonts.',
    mark: 'Saved. Press “Make them again” below, so that icons and share pictures get this mark.',
    deleted:
      'Deleted. The page «Versions» brings it back. Visitors see it until that is published.',
    gone: 'Deleted. The page «Versions» brings it back.',
    renamed: 'It has its new address. The old one leads there.',
  };

  /** Answers a request, or returns `undefined` if it is for another page. */
  return async (
    request: IncomingMessage,
    { pathname, searchParams }: URL,
  ): Promise<Answer | undefined> => {
    const name = searchParams.get('name') ?? undefined;
    const of = searchParams.get('of') ?? '';
    const which = searchParams.get('version');
    const done = DONE[searchParams.get('done') ?? ''];
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /':
        return page(<StartPage {...publication.state()} unsaved={texts.unsaved()} />);
      case 'GET /texts':
        return textsPage(searchParams, done);
      case 'GET /text':
        return page(<TextPage title={texts.titleOf(of)} files={await pageFiles.names()} />);
      case 'GET /photographs':
        return name === undefined
          ? photographsPage(searchParams.get('q') ?? '', fromIn(searchParams), { done })
          : photographPage(name, done);
      case 'POST /photographs':
        return name === undefined ? addPhotograph(request) : changePhotograph(request, name);
      case 'GET /publish':
        return publication.show();
      case 'POST /publish':
        return publication.act(await readForm(request, token));
      case 'GET /guide': {
        const found = guidePage(searchParams.get('page') ?? '');
        if (!found) throw new Refusal('The guide has no such page.', 404);
        return page(<GuidePage {...found} />);
      }
      case 'GET /brand':
        return brandPage(done);
      case 'POST /brand':
        return saveBrand(request);
      case 'GET /versions':
        return which === null ? versionsPage(of, done) : versionPage(of, which);
      case 'POST /versions':
        return bringBack(request, of);
      case 'POST /rename':
        return rename(request, of);
      default:
        return undefined;
    }
  };
}
