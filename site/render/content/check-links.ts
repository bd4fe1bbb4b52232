/**
 * Judges every link of the content: those of fields and those of texts; to pages, to parts of pages, to files, to
 * drafts, to other sites. A mistake elsewhere does not switch this check off.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from 'content:files';
import { canonicalPath, fits } from '#app/router/address.ts';
import { calendarFile } from '#app/screens/farm/calendar/calendar-file.ts';
import { CONTACT_CARD, FEED, routes, unroutedPaths } from '#routes.ts';
import { askForClosest } from './closest-name.ts';
import { isGroup } from './find-fields.ts';
import type { Redirect } from './former-names.ts';
import type { FieldUse, Mistake } from './mistake.ts';
import { pageParts } from './page-parts.ts';
import { momentOf, type Publication } from './publication.ts';
import { ROOT } from './root.ts';

/** A link in the content, and its field. */
export type Link = FieldUse & { target: string };
/** An article or a service, also one that does not show yet or has mistakes. */
export type Entry = Publication & {
  file: string;
  path: string;
  /** The ids of its headings; `undefined` if it has mistakes. */
  ids?: readonly string[];
};

export type Addressed = {
  files: Partial<ContentFiles>;
  entries: readonly Entry[];
  links: readonly Link[];
  /** Earlier addresses, and the present ones to which they lead. */
  redirects: readonly Redirect[];
  /** Of the site. */
  origin: string;
  /** Origins of the editor, where staff may have copied an address. */
  editors: readonly string[];
  now: Date;
  /** The path of a file of facts for messages. */
  shownFacts: (name: string) => string;
};

type Said = Pick<Mistake, 'there' | 'expected' | 'example'>;

const PUBLIC = path.join(ROOT, 'site/public');

/** Addresses of this computer: nobody else can open them. */
const THIS_COMPUTER = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const MAIL = /^mailto:[^@\s?]+@[\w-]+(?:\.[\w-]+)+(?:\?|$)/i;
const PHONE = /^tel:\+?[\d().\s-]{3,}$/i;
const EXAMPLE = '/about';
const A_PAGE = 'the address of a page';

/** A web address; `null` for one that is none. */
const urlOf = (address: string) => (URL.canParse(address) ? new URL(address) : null);

/** What of the site is known, for all links. */
function siteOf({ files, entries, redirects }: Addressed) {
  const suggested = Object.keys(files.notFound?.address.nearest ?? {});
  const fixed = routes.map((route) => route.path).filter((route) => !route.includes(':'));
  const former = new Map(redirects.map(({ from, to }) => [from, to]));
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const known = new Set([...fixed, ...suggested, ...former.keys(), ...byPath.keys()]);
  const calendar: unknown = files.calendar;
  const regions = isGroup(calendar) && isGroup(calendar['regions']) ? calendar['regions'] : {};
  const calendars = Object.entries(regions).flatMap(([region, value]) =>
    isGroup(value) && isGroup(value['seasons'])
      ? Object.keys(value['seasons']).map((season) => calendarFile(region, season))
      : [],
  );
  return { known, former, byPath, byFile, filesMade: new Set([FEED, CONTACT_CARD, ...calendars]) };
}
type Site = ReturnType<typeof siteOf>;

/** Further pages of a list, and the articles of a category. */
const isPartOfList = (address: string) =>
  !unroutedPaths.includes(address) &&
  /\/(?:page|category)\//.test(address) &&
  routes.some((route) => fits(route.path, address));

/** Whether visitors see a page as long as they see another one that links to it. */
function isSeenWith(target: Entry, from: Entry | undefined, now: Date): boolean {
  if (from?.draft) return true;
  if (target.draft) return false;
  const shows = target.publishAt === undefined ? null : momentOf(target.publishAt);
  const linked = from?.publishAt === undefined ? null : momentOf(from.publishAt);
  return shows === null || shows <= now || (linked !== null && shows <= linked);
}

/** What is wrong with a link to a part of a page. @param here the page itself */
function partProblem(
  fragment: string,
  here: string,
  { byPath }: Site,
  { files }: Addressed,
): Said | undefined {
  const entry = byPath.get(here);
  const parts = entry ? entry.ids : pageParts(files, here, [...byPath.keys()]);
  // The `facts` of a service have a heading of their own. A page with mistakes has them reported. A page that partial
  // content leaves out is `null` there.
  if (!parts || parts.includes(fragment)) return undefined;
  if (entry && here.startsWith('/services/') && fragment === 'facts') return undefined;
  const none = entry ? `a heading there: ## [Words](#${fragment})` : 'no # there';
  return {
    expected: parts.length > 0 ? `one of ${parts.map((part) => `#${part}`).join(', ')}` : none,
    there: `${here} has no part #${fragment}${askForClosest(fragment, parts)}`,
  };
}

/** What is wrong with a link to a page or a file of the site. @param target begins with `/` or `#` */
function ownProblem(
  link: Link,
  target: string,
  site: Site,
  addressed: Addressed,
): Said | undefined {
  const from = site.byFile.get(link.file);
  const isHash = target.startsWith('#/');
  const [, page = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(isHash ? target.slice(1) : target) ?? [];
  // A fragment alone is a part of the same page; only articles and services know theirs.
  if (page === '' && !from) return undefined;
  const written = page === '' ? (from?.path ?? '') : canonicalPath(page);
  const here = site.former.get(written) ?? written;
  if (/\.\w+$/.test(here) || here.startsWith('/files/'))
    return site.filesMade.has(here) || existsSync(path.join(PUBLIC, here))
      ? undefined
      : { expected: 'the address of a file of the site', there: `the site has no ${here}` };
  // Addresses without a page stand in the not-found page. While that cannot be read, its own mistake is named.
  if (!addressed.files.notFound && !site.known.has(here)) return undefined;
  if (!site.known.has(here) && !isPartOfList(here))
    return {
      expected: A_PAGE,
      there: `the site has no ${here}${askForClosest(here, [...site.known])}`,
    };
  const found = site.byPath.get(here);
  if (found && !isSeenWith(found, from, addressed.now))
    return {
      expected: 'a page that visitors see',
      there: found.draft
        ? `${here} is a draft`
        : `${here} shows from ${found.publishAt} on, Nairobi’s time`,
    };
  const subject = new URLSearchParams(query).get('subject')?.toLowerCase();
  const subjects = addressed.files.inquiry?.subjects.map(({ value }) => value.toLowerCase());
  if (here === '/connect' && subject !== undefined && subjects && !subjects.includes(subject))
    return {
      expected: `one of the subjects ${subjects.join(', ')}`,
      there: `the form has no subject “${subject}”`,
    };
  return fragment === '' ? undefined : partProblem(fragment, here, site, addressed);
}

/** What is wrong with a link, or `undefined`. */
function linkProblem(link: Link, site: Site, addressed: Addressed): Said | undefined {
  const { target } = link;
  if (target.startsWith('/') && !target.startsWith('//') && !target.startsWith('/\\'))
    return ownProblem(link, target, site, addressed);
  if (target.startsWith('#')) return ownProblem(link, target, site, addressed);
  if (/^mailto:/i.test(target))
    return MAIL.test(target)
      ? undefined
      : {
          expected: 'an e-mail address',
          example: 'mailto:name@company.co.ke',
          there: `“${target}” is none`,
        };
  if (/^tel:/i.test(target))
    return PHONE.test(target)
      ? undefined
      : {
          expected: 'a telephone number',
          example: 'tel:+254700000000',
          there: `“${target}” is none`,
        };
  const url = urlOf(target);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    const isDomain = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(target) && !/\.html?$/.test(target);
    return {
      expected: 'an address that begins with / or https://',
      example: isDomain ? `https://${target}` : EXAMPLE,
      there: target === '' ? 'there is none' : `“${target}” leads nowhere`,
    };
  }
  if (THIS_COMPUTER.test(url.hostname) || addressed.editors.includes(url.origin))
    return {
      expected: A_PAGE,
      example: url.pathname,
      there: `“${url.origin}” is the address of the editor or of one computer; visitors cannot open it`,
    };
  return url.origin === addressed.origin
    ? ownProblem(link, url.pathname + url.search + url.hash, site, addressed)
    : undefined;
}

/** The mistakes of all links. */
export function linkProblems(addressed: Addressed): Mistake[] {
  const site = siteOf(addressed);
  return addressed.links.flatMap((link) => {
    const { file, place } = link;
    const said = linkProblem(link, site, addressed);
    return said ? [{ file, place, code: 'link' as const, ...said }] : [];
  });
}
