/**
 * Publishes the content: checks it, builds it beside the served site, replaces that site as a whole, and reports the
 * changes. Can restore the previous build. The server of the editor and `npm run publish` call these functions.
 *
 * Beside the output folder, for example `dist`, is `dist-content`: a copy of the published content. Entries that come
 * due later are published from this copy, so half-finished changes never go online by themselves.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findLanguages } from '#render/content/languages.ts';
import { untranslatedLines } from '#render/content/twins/report.ts';
import { loadContent, loadContentWithPhotos, translationIn } from '#render/content/load.ts';
import { allContent, TEXT_FILE } from '#render/content/content-files.ts';
import type { Mistake } from '#render/content/mistake.ts';
import { ContentError, readText, readYaml } from '#render/content/parse.ts';
import { dueMoments, type Planned } from '#render/content/publication.ts';
import { ROOT } from '#render/content/root.ts';
import { shownPath } from '#serve/file-list.ts';
import { isFullDisk } from '#serve/full-disk.ts';
import { messageOf } from '#serve/message-of.ts';
import { compareBuilds, type Changes } from './compare-builds.ts';
import { withLock } from './lock.ts';
import { beside, exchange, listOrNone, hardLinkOrCopy, putInPlace } from './output.ts';
import { SettingError } from './setting-error.ts';
import { refuseSimulatedForms } from './simulated-forms.ts';

const BUILD = path.join(import.meta.dirname, 'build.ts');
/** A file in the copy of the content. It holds the time for which the content was built. */
const TIME = 'published-at.txt';
/** The longest time that a build may take, in ms. Real builds are much shorter. */
const LONGEST_BUILD = 10 * 60 * 1000;

/** Nothing was published, and the site has not changed. The message has one line for each mistake. */
export class PublishError extends Error {
  override name = 'PublishError';
  /** The mistakes of the content; empty if something else has failed. */
  readonly mistakes: readonly Mistake[];
  constructor(message: string, mistakes: readonly Mistake[] = []) {
    super(message);
    this.mistakes = mistakes;
  }
}

/** The changes of a publication, and possible improvements of its photographs. */
export type Published = Changes & {
  warnings: readonly string[];
  /** The origin of the site that is now online. */
  origin: string;
};

/** First the content is read and new photographs are made. Then the pages are written. */
export type Step = 'check' | 'build';

export type PublishSettings = {
  /** The output folder, which is served. */
  out: string;
  /** The folder of a language, such as `content/en`. */
  content: string;
  /** The time of the build; by default now. Tests set another time. */
  now?: Date;
  /** Is called if another publication runs; this one waits for it. */
  onWait?: () => void;
  /** Is called when a step begins. */
  onStep?: (step: Step) => void;
  /** Builds the content into the output folder; tests pass a faster function. */
  build?: typeof build;
};

const isBuild = (folder: string) => listOrNone(folder).size > 0;

/** Whether there is a previous build for `putBack`. */
export const hasBuildBefore = (out: string) => isBuild(beside(out, 'last'));

/** The folder with the published content. */
export const publishedFolder = (out: string) => copiesOf(out).served;

/** Paths of the copies of the content: of the build that is served, of the build before, of the next build. */
const copiesOf = (out: string) => ({
  served: beside(out, 'content'),
  before: beside(out, 'content-last'),
  next: beside(out, 'content-next'),
});

/**
 * Options of Node for a build beside the served site. The memory for new objects (V8's semi-space) is halved to 8 MB:
 * with 500 articles the peak is 954 MB in place of 1,070, for 8 % more time.
 */
const NODE_PARAMETERS = ['--max-semi-space-size=8', '--import', 'tsx'];

/** Builds in a separate process, so that its memory is freed afterwards. @throws {PublishError} with its output */
async function build(out: string, content: string, now: Date): Promise<void> {
  const child = spawn(process.execPath, [...NODE_PARAMETERS, BUILD], {
    cwd: ROOT,
    env: {
      ...process.env,
      SITE_FOLDER: out,
      CONTENT_FOLDER: content,
      BUILD_TIME: now.toISOString(),
      PREVIEW: '',
      // The build leaves the copy of the published content where it is: `publishNow` replaces it afterwards.
      KEEPS_PUBLISHED_CONTENT: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [code, errors] = await Promise.all([closed, text(child.stderr)]);
  if (code !== 0) throw new PublishError(errors.trim() || `The build ended with ${code}.`);
}

/** Runs a step. A mistake in content or settings, or a full disk, becomes the message of a `PublishError`. */
async function asPublishError<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ContentError) throw new PublishError(error.message, error.mistakes);
    if (error instanceof SettingError) throw new PublishError(error.message);
    if (isFullDisk(error))
      throw new PublishError('The disk is full: make room, and publish again.');
    if ((error as NodeJS.ErrnoException).syscall !== undefined)
      throw new PublishError(`A file cannot be read or written: ${messageOf(error)}`);
    throw error;
  }
}

/**
 * Copies the content, so that changes saved during the build have no effect on it. Photographs are large and never
 * change in place, so they are hard links.
 * @returns the language's folder
 */
function copyContent(content: string, next: string): string {
  const from = path.dirname(content);
  rmSync(next, { recursive: true, force: true });
  for (const file of allContent(from)) {
    const source = path.join(from, file);
    const target = path.join(next, file);
    if (TEXT_FILE.test(file)) {
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(source, target);
    } else hardLinkOrCopy(source, target);
  }
  return path.join(next, path.basename(content));
}

/** @param source the folder of the language to publish */
async function publishNow(
  { out, now = new Date(), onStep = () => undefined, build: buildSite = build }: PublishSettings,
  source: string,
): Promise<Published> {
  const { served, before, next } = copiesOf(out);
  const occasion = { now, isPreview: false };
  onStep('check');
  // Messages name the files of the content, not of the copy.
  const { content, warnings } = await loadContentWithPhotos(source, occasion);
  refuseSimulatedForms(content.site.origin);
  const setAside = findLanguages(source).flatMap(
    (language) =>
      untranslatedLines(language, translationIn(language.folder, occasion).untranslated).setAside,
  );
  const hadBuild = isBuild(out);
  try {
    onStep('build');
    const copy = copyContent(source, next);
    writeFileSync(path.join(next, TIME), now.toISOString());
    await buildSite(out, copy, now);
    putInPlace(served, next, before);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  const { origin } = content.site;
  return {
    ...compareBuilds(hadBuild ? beside(out, 'last') : null, out),
    warnings: [...warnings, ...setAside],
    origin,
  };
}

/**
 * Publishes the saved content.
 * @returns the pages that have changed
 * @throws {PublishError} when the content has mistakes or the build fails; the site stays as it is
 */
export function publish(settings: PublishSettings): Promise<Published> {
  return locked(settings, () => publishNow(settings, settings.content));
}

/** Runs a step while no other publication runs. Errors become a `PublishError`, see {@link asPublishError}. */
function locked<Result>(settings: PublishSettings, work: () => Promise<Result>): Promise<Result> {
  const { out, onWait = () => undefined } = settings;
  return asPublishError(() => withLock(out, onWait, work));
}

/**
 * The published content, and the time for which it was built. If another command has built the site, it is the saved
 * content and a time before that build.
 */
function publishedContent({ out, content }: Pick<PublishSettings, 'out' | 'content'>): {
  source: string;
  time: Date;
} {
  const { served } = copiesOf(out);
  const file = path.join(served, TIME);
  if (existsSync(file))
    return {
      source: path.join(served, path.basename(content)),
      time: new Date(readFileSync(file, 'utf8')),
    };
  const page = path.join(out, 'index.html');
  const written = existsSync(page) ? statSync(page).mtimeMs : 0;
  return { source: content, time: new Date(written - LONGEST_BUILD) };
}

/** The time of the last publication. Entries of an earlier date show. */
export const publishedAt = (settings: Pick<PublishSettings, 'out' | 'content'>): Date =>
  publishedContent(settings).time;

const plannedIn = (source: string): readonly Planned[] =>
  loadContent(source, { now: new Date(0), isPreview: true }).planned;

/**
 * When the next entry with a `publishAt` in the future appears; `null` if there is none. Entries that are saved, but not
 * published, do not count.
 * @throws {PublishError} when the content cannot be read
 */
export function nextDue(settings: PublishSettings): Promise<Date | null> {
  const { now = new Date() } = settings;
  const { source } = publishedContent(settings);
  return asPublishError(() => dueMoments(plannedIn(source)).find((moment) => moment > now) ?? null);
}

/**
 * Publishes the entries that have come due since the last publication: builds the content of that publication again,
 * for the present time. Changes saved since then are not published.
 * @returns the pages that have changed; `null` if nothing has come due
 * @throws {PublishError} when the build fails; the site stays as it is
 */
export function publishDue(settings: PublishSettings): Promise<Published | null> {
  const { now = new Date() } = settings;
  return locked(settings, async () => {
    const { source, time } = publishedContent(settings);
    const isDue = dueMoments(plannedIn(source)).some((moment) => moment <= now && moment > time);
    return isDue ? publishNow({ ...settings, now }, source) : null;
  });
}

/** The origin in published content; empty if there is none, or if it cannot be read any more. */
function originOf(content: string): string {
  try {
    const file = path.join(content, 'facts/site.yaml');
    const data = readYaml(file, readText(file, file)) as { origin?: unknown };
    return typeof data.origin === 'string' ? data.origin : '';
  } catch (error) {
    if (error instanceof ContentError) return '';
    throw error;
  }
}

/**
 * Replaces the served build by the previous build, at once. A second call undoes the first.
 * @returns the pages that have changed
 * @throws {PublishError} when there is no previous build
 */
export function putBack(settings: PublishSettings): Promise<Published> {
  const { out } = settings;
  return locked(settings, () => {
    const last = beside(out, 'last');
    if (!isBuild(last))
      throw new PublishError(
        `There is no earlier build: ${shownPath(last)} is missing. The second publication keeps the first.`,
      );
    exchange(out, last);
    const { served, before } = copiesOf(out);
    exchange(served, before);
    return Promise.resolve({ ...compareBuilds(last, out), warnings: [], origin: originOf(served) });
  });
}
