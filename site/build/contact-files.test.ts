import { expect, it } from 'vitest';
import { loadContent } from '#render/content/load.ts';
import { contactCard, humans, security } from './contact-files.ts';

const content = loadContent();
const { site } = content;

it('the contact card has the lines that phones need, each ended by CR and LF', () => {
  const lines = contactCard({ ...site, name: 'Seed, Tea; Sons' }).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines[2]).toBe(String.raw`FN:Seed\, Tea\; Sons`);
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${site.phone.call.slice('tel:'.length)}`);
  expect(lines).toContain(`EMAIL;TYPE=WORK:${site.emails.info}`);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
});

it('humans.txt names each person and says that people are invented', () => {
  const sampleNote = 'People are invented.';
  const text = humans({ ...content, site: { ...site, sampleContent: true, sampleNote } }, [
    'en',
    'sw',
  ]);
  expect(text).toContain('Language: English, Swahili');
  for (const { name } of content.team) expect(text).toContain(name);
  expect(text).toContain(sampleNote);
});

it.each(['2026-01-31', '2026-11-23', '2028-02-29'])(
  'security.txt of %s expires in less than a year, and has an address and its own',
  (day) => {
    const today = new Date(`${day}T12:00:00Z`);
    const text = security(site, today);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - today.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
    expect(text).toContain(`Contact: mailto:${site.emails.info}`);
    expect(text).toContain(`Canonical: ${site.origin}/.well-known/security.txt`);
  },
);
