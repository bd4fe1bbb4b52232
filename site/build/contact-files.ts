/** Files with contact data: a card for phones, `humans.txt` and `security.txt`. */
import type { Content } from '#render/content/load.ts';

type Site = Content['site'];

/** Months until `security.txt` expires. RFC 9116 recommends less than a year. */
const SECURITY_MONTHS = 11;

/** Commas, semicolons and backslashes are special characters in a card. */
const escape = (text: string) => text.replaceAll(/[\\,;]/g, String.raw`\$&`);

/** A card for the address book of a phone (vCard 3.0, which all phones read). */
export function contactCard({ name, phone, emails, office, origin }: Site): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(name)}`,
    `N:${escape(name)};;;;`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone.call.replace('tel:', '')}`,
    `EMAIL;TYPE=WORK:${emails.info}`,
    `ADR;TYPE=WORK:;;${escape(office.lines.join(', '))};;;;`,
    `URL:${origin}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

/**
 * The people who made the site (humanstxt.org).
 * @param languages codes of the site's languages
 */
export function humans({ site, team }: Content, languages: readonly string[]): string {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const people = team.map(({ name, role }) => `  ${name}, ${role}`);
  return [
    `/* TEAM */`,
    ...people,
    `  Contact: ${site.emails.info}`,
    `  From: ${site.office.city}`,
    ...(site.sampleContent ? ['', '/* NOTE */', `  ${site.sampleNote}`] : []),
    '',
    '/* SITE */',
    `  Address: ${site.origin}`,
    `  Language: ${languages.map((code) => names.of(code)).join(', ')}`,
    '',
  ].join('\n');
}

/**
 * Where to report a security problem (RFC 9116).
 * @param today the day of the build
 */
export function security({ emails, origin }: Site, today: Date): string {
  const expires = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + SECURITY_MONTHS, 1),
  );
  return [
    `Contact: mailto:${emails.info}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
