/** Answers the editor's own pages: photographs, publishing, versions. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ReactElement } from 'react';
import { loadContent } from '@website/site/content';
import { isShown, momentOf } from '@website/site/content/publication.ts';
import { contentPlaceholders } from '@website/site/content/find-placeholders.ts';
import { ContentError, readMarkdown } from '@website/site/content/parse.ts';
import { personOr } from './access.ts';
import { guidePage } from './guide.ts';
import { GuidePage } from './pages/guide-page.tsx';
import { brand, markOf } from './edit-brand.ts';
import { companyFonts, type FontUse } from './company-fonts.ts';
import { BrandPage } from './pages/brand-page.tsx';
import { documentLabel, formAddress } from '../configuration/configuration.ts';
import { documentOf, documentOfFile, LANGUAGE } from '../configuration/documents.ts';
import { PhotographPage, PhotographsPage, type Values } from './pages/photographs-page.tsx';
import { PublishPage } from './pages/publish-page.tsx';
import { StaffUrl } from './pages/bar.tsx';
import { render, spoken } from './pages/page.tsx';
import { StartPage } from './pages/start-page.tsx';
import type { TextLinkProps } from './pages/text-link.tsx';
import { TextsPage } from './pages/texts-page.tsx';
import { VersionsPage, type Text } from './pages/versions-page.tsx';
import { FieldRefusal, type Photographs } from './photographs.ts';
import { problemIn, type Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import { bodyOf } from './limited-body.ts';
import type { Store } from './store.ts';

/** The largest upload in bytes: a photograph of 60 MB (`site/photos/places.json`) and its texts. */
const MOST_BYTES = 61_000_000;
/** Photographs in the list. */
const SHOWN_PHOTOGRAPHS = 60;

type Settings = {
  /** The folder with `en/`. */
  content: string;
  who: string;
  now: () => Date;
  store: Store;
  photos: Photographs;
  publisher: Publisher;
  /** Address of the page for staff. */
  staffUrl?: string | undefined;
  /** The Git host at which people sign in. */
  host?: string | undefined;
};

/** A page, or the address of a redirect. */
export type Answer = { html: string; status?: number } | { next: string };

/** The sent fields of a form. @throws {Refusal} if another page has sent it */
async function readForm(request: IncomingMessage, token: string): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type))
    throw new Refusal('Expected a form.', 415);
  const body = await bodyOf(request, MOST_BYTES, 'Expected a file of at most 60 MB.');
  const fields = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new Refusal('Expected a form.', 400);
    });
  if (fields.get('token') !== token)
    throw new Refusal('The editor has been restarted. Load this page again.', 403);
  return fields;
}

export function ownPages({
  content,
  who,
  now,
  store,
  photos,
  publisher,
  staffUrl,
  host,
}: Settings) {
  /** Only pages of this editor know this token, so another site cannot send their forms. */
  const token = randomBytes(16).toString('base64url');
  const language = path.join(content, LANGUAGE);
  const company = brand(store, language);
  const fonts = companyFonts(content);

  const valueOf = (fields: FormData, name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
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

  /** The title and form of a file. @param text of the file, if it is known */
  function textLinkOf(file: string, text?: string): TextLinkProps {
    const document = documentOfFile(file);
    if (!document) return { title: file };
    if (!document.isMarkdown)
      return { title: documentLabel(document.id), form: formAddress(document) };
    const form = store.read(file) === undefined ? undefined : formAddress(document);
    const { title } = fieldsIn(file, text ?? store.read(file));
    return { title: typeof title === 'string' ? title : document.id, form };
  }

  /** Says that a deleted text still appears on its date, if it was published with a date in the future. */
  function deletedText(file: string, before: string): string {
    const { publishAt } = fieldsIn(file, before);
    const due = typeof publishAt === 'string' ? momentOf(publishAt) : null;
    return due && due > now()
      ? `deleted, but it still appears on ${spoken(due)} in Nairobi unless you publish before`
      : 'deleted';
  }

  /** The front matter of a file, or nothing if it cannot be read. */
  function fieldsIn(file: string, text = ''): { title?: unknown; publishAt?: unknown } {
    try {
      return readMarkdown(file, text).fields as object;
    } catch {
      return {};
    }
  }

  // Photographs.

  function photographsPage(search: string, wrong?: ReturnType<typeof wrongOf>, values?: Values) {
    const texts = photos.texts();
    const all = photos.names();
    const words = search.toLowerCase();
    const names = all
      .filter(({ name }) => `${name} ${texts[name] ?? ''}`.toLowerCase().includes(words))
      .slice(0, SHOWN_PHOTOGRAPHS);
    const props = { names, count: all.length, texts, search, token, wrong, values };
    return page(<PhotographsPage {...props} />, wrong?.status);
  }

  async function photographPage(
    name: string,
    message?: string,
    wrong?: ReturnType<typeof wrongOf>,
    values: Values = { name, ...photos.words(name) },
  ) {
    const found = await photos.look(name).catch((error: unknown) => wrongOf(error).message);
    if (found === undefined) throw new Refusal('There is no picture of this name.', 404);
    const look = typeof found === 'string' ? found : found.look;
    return page(
      <PhotographPage look={look} values={values} token={token} message={message} wrong={wrong} />,
      wrong?.status,
    );
  }

  async function addPhotograph(request: IncomingMessage): Promise<Answer> {
    let fields: FormData | undefined;
    try {
      fields = await readForm(request, token);
      const name = await photos.add({ ...valuesOf(fields), file: fileIn(fields, 'file') });
      return { next: `photographs?name=${encodeURIComponent(name)}&done=added` };
    } catch (error) {
      return photographsPage('', wrongOf(error), fields && valuesOf(fields));
    }
  }

  async function describePhotograph(request: IncomingMessage, name: string): Promise<Answer> {
    const values = { ...valuesOf(await readForm(request, token)), name };
    try {
      photos.describe(name, values);
      return { next: `photographs?name=${encodeURIComponent(name)}&done=saved` };
    } catch (error) {
      return photographPage(name, undefined, wrongOf(error), values);
    }
  }

  // Publishing.

  /** The texts that have changed since the last publication. */
  async function changes() {
    const saved = await publisher.savedChanges();
    const found = saved
      // Photographs are left out: the texts that show them have changed too.
      ?.filter(({ file }) => /\.(?:yaml|md)$/.test(file))
      .map(({ file, before }) => {
        const after = store.read(file);
        const kindOfChange =
          before === undefined
            ? 'new'
            : after === undefined
              ? deletedText(file, before)
              : 'changed';
        return { ...textLinkOf(file, after ?? before), kindOfChange };
      });
    // The facts and words of a page count as one text.
    return (
      found && [...new Map(found.map((one) => [`${one.title}${one.kindOfChange}`, one])).values()]
    );
  }

  /** The mistakes in the saved content. */
  function checked() {
    try {
      const { site, planned } = loadContent(language, { now: now(), isPreview: false });
      return { origin: site.origin, planned, problems: [] };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const problems = error.mistakes
        .map((mistake) => problemIn(content, mistake))
        .map((problem) => ({ ...problem, ...textLinkOf(problem.file) }));
      return { origin: '', planned: [], problems };
    }
  }

  async function publishPage(refused?: string) {
    const { origin, planned, problems } = checked();
    const occasion = { now: publisher.publishedAt(), isPreview: false };
    const hidden = planned.filter((one) => !isShown(one, occasion));
    const waiting = hidden.map(({ file, entry, draft, publishAt }) => {
      const link = textLinkOf(path.relative(content, path.resolve(file)));
      const title = entry ? `${link.title}: ${entry}` : link.title;
      return { ...link, title, when: draft ? 'draft' : `from ${publishAt ?? ''}, in Nairobi` };
    });
    const props = {
      changes: await changes(),
      problems,
      waiting,
      origin,
      token,
      textLinkOf,
      refused,
    };
    return page(
      <PublishPage {...props} last={publisher.last()} canPutBack={await publisher.canPutBack()} />,
      refused === undefined ? 200 : 409,
    );
  }

  async function startPublication(request: IncomingMessage): Promise<Answer> {
    const what = valueOf(await readForm(request, token), 'what') === 'back' ? 'back' : 'publish';
    if (publisher.start(what, personOr(who))) return { next: 'publish' };
    return publishPage('Somebody is publishing already. See below; then press again if needed.');
  }

  // Logo, colours, fonts.

  function brandPage(
    message?: string,
    wrong?: ReturnType<typeof wrongOf>,
    values = company.read(),
    files = company.files(),
  ) {
    const left = contentPlaceholders(content).map((line) => {
      const [file = '', ...says] = line.split(': ');
      return { ...textLinkOf(file), says: says.join(': ') };
    });
    const choices = { logos: photos.names().map(({ name }) => name), fonts: fonts.names() };
    const props = { values, files, choices, token, message, wrong, left };
    return page(<BrandPage {...props} drawing={company.drawing()} />, wrong ? 422 : 200);
  }

  /** A file of a form; `undefined` if none was chosen. */
  const fileIn = (fields: FormData, name: string) => {
    const file = fields.get(name);
    return file instanceof File && file.size > 0 ? file : undefined;
  };

  async function saveColours(fields: FormData): Promise<Answer> {
    const before = company.read();
    const values = {
      colours: before.colours.map((colour) => ({
        ...colour,
        value: valueOf(fields, `c-${colour.name}`) || colour.value,
      })),
      mark: valueOf(fields, 'mark'),
    };
    try {
      const file = fileIn(fields, 'svg');
      company.save({ ...values, mark: file ? markOf(await file.text()) : values.mark });
      return { next: 'brand?done=saved' };
    } catch (error) {
      return brandPage(undefined, wrongOf(error), values);
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
      const files = { ...company.files(), logo: chosen };
      return brandPage(undefined, wrongOf(error), undefined, files);
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
      const files = { ...company.files(), fonts: chosen };
      return brandPage(undefined, wrongOf(error), undefined, files);
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
        return saveColours(fields);
    }
  }

  // Versions.

  function textOf(id: string): Text | undefined {
    const document = documentOf(id);
    if (!document) return undefined;
    const { title } = textLinkOf(document.words);
    const isThere = store.read(document.words) !== undefined;
    const name = document.isMarkdown && isThere ? path.posix.basename(id) : undefined;
    return { id, title, form: formAddress(document), name };
  }

  function versionsPage(id: string, message?: string, rename?: { value: string; error: string }) {
    const text = textOf(id);
    const versions = store.versions(text?.id);
    const props = { versions, textLinkOf, token, text, message, rename };
    return page(<VersionsPage {...props} />, rename ? 422 : 200);
  }

  async function bringBack(request: IncomingMessage, id: string): Promise<Answer> {
    const fields = await readForm(request, token);
    try {
      const which = valueOf(fields, 'which') === 'before' ? 'before' : 'after';
      const version = store.bringBack(valueOf(fields, 'id'), which);
      return versionsPage(
        id,
        version
          ? `${version.name}. Visitors see it when you publish.`
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
    fonts: 'Saved. Press “Make them again” below, so that the site gets these fonts.',
    renamed: 'It has its new address. The old one leads there.',
  };

  /** Answers a request, or returns `undefined` if it is for another page. */
  return async (
    request: IncomingMessage,
    { pathname, searchParams }: URL,
  ): Promise<Answer | undefined> => {
    const name = searchParams.get('name') ?? undefined;
    const of = searchParams.get('of') ?? '';
    const done = DONE[searchParams.get('done') ?? ''];
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /':
        return page(
          <StartPage waiting={(await changes())?.length} name={personOr(who)} host={host} />,
        );
      case 'GET /texts':
        return page(<TextsPage />);
      case 'GET /photographs':
        return name === undefined
          ? photographsPage(searchParams.get('q') ?? '')
          : photographPage(name, done);
      case 'POST /photographs':
        return name === undefined ? addPhotograph(request) : describePhotograph(request, name);
      case 'GET /publish':
        return publishPage();
      case 'POST /publish':
        return startPublication(request);
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
        return versionsPage(of, done);
      case 'POST /versions':
        return bringBack(request, of);
      case 'POST /rename':
        return rename(request, of);
      default:
        return undefined;
    }
  };
}
