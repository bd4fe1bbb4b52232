/**
 * Which entries of the content a build shows. An entry with `draft: true` shows only in a preview. An entry with
 * `publishAt` shows from that time on. Each build has one time, so that all its files agree.
 */
import { ContentError } from './parse.ts';

/** Nairobi is three hours ahead of UTC in every month. */
const NAIROBI = '+03:00';
const FORM = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;
const MINUTES = 'YYYY-MM-DDTHH:MM'.length;
const OFFSET = 3 * 60 * 60 * 1000;

/** The moment of a time in Nairobi such as `2027-03-01 08:00`; `null` if there is no such day or time. */
export function momentOf(text: string): Date | null {
  const [, day = '', time = ''] = FORM.exec(text) ?? [];
  const moment = new Date(`${day}T${time}:00${NAIROBI}`);
  // `Date` reads 30 February as 1 March.
  return !Number.isNaN(moment.getTime()) && timeOf(moment) === text ? moment : null;
}

/** A moment as the content writes it: `2027-03-01 08:00`, in Nairobi. */
export function timeOf(moment: Date): string {
  const inNairobi = new Date(moment.getTime() + OFFSET);
  return inNairobi.toISOString().slice(0, MINUTES).replace('T', ' ');
}

/** The fields of an entry about its publication. */
export type Publication = { draft?: boolean | undefined; publishAt?: string | undefined };

/** An entry with a draft or a date: its file, and its name if the file has several entries. */
export type Planned = Publication & { file: string; entry?: string };

/** The time of a build, and whether it shows all entries. */
export type Occasion = { now: Date; isPreview: boolean };

/** Whether an entry shows. */
export function isShown({ draft, publishAt }: Publication, { now, isPreview }: Occasion): boolean {
  if (isPreview) return true;
  if (draft) return false;
  const due = publishAt === undefined ? null : momentOf(publishAt);
  return !due || due <= now;
}

/** The moments at which entries become visible, the first one first. Drafts have none. */
export function dueMoments(planned: readonly Planned[]): Date[] {
  return planned
    .flatMap(({ draft, publishAt }) => (!draft && publishAt ? (momentOf(publishAt) ?? []) : []))
    .sort((a, b) => a.getTime() - b.getTime());
}

/** A setting of the environment is wrong. */
const settingError = (there: string) =>
  new ContentError([{ file: '', place: [], code: 'setting', there }]);

/** Whether `PREVIEW` asks for a preview. @throws {ContentError} when it has another value than 1 or 0 */
export function isPreview(setting = process.env['PREVIEW']): boolean {
  if (!setting || setting === '0') return false;
  if (setting === '1') return true;
  throw settingError(`PREVIEW is "${setting}": set it to 1, or leave it out`);
}

/**
 * The occasion of this build: the time in `BUILD_TIME`, otherwise now.
 * @throws {ContentError} when a setting is wrong
 */
export function buildOccasion(time = process.env['BUILD_TIME']): Occasion {
  const now = time ? new Date(time) : new Date();
  if (Number.isNaN(now.getTime()))
    throw settingError(
      `BUILD_TIME is "${time}": set it to a time such as 2027-03-01T05:00:00Z, or leave it out`,
    );
  return { now, isPreview: isPreview() };
}
