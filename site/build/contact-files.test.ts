import { describe, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '#tests/frozen-content.ts';
import { loadContent } from '#render/content/load.ts';
import { contactCard, humans, security } from './contact-files.ts';

const content = loadContent(FROZEN_CONTENT);
const { site } = content;

describe('the contact card', () => {
  it('has the lines that phones need, each ended by CR and LF', () => {
    const lines = contactCard(site).split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCARD', 'VERSION:3.0', `FN:${site.name}`]);
    expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${site.phone.call.slice('tel:'.length)}`);
    expect(lines).toContain(`EMAIL;TYPE=WORK:${site.emails.info}`);
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  });

  it('escapes commas and semicolons in a name', () => {
    const card = contactCard({ ...site, name: 'Seed, Tea; Sons' });
    expect(card).toContain(String.raw`FN:Seed\, Tea\; Sons`);
  });
});

describe('humans.txt', () => {
  it('names each person and says that people are invented', () => {
    const text = humans(content);
    for (const { name } of content.team) expect(text).toContain(name);
    expect(text).toContain(site.fictionNote);
  });
});

describe('security.txt', () => {
  it.each(['2026-01-31', '2026-11-23', '2028-02-29'])(
    'built on %s expires in the future, and in less than a year',
    (day) => {
      const today = new Date(`${day}T12:00:00Z`);
      const [, expires = ''] = /^Expires: (.+)$/m.exec(security(site, today)) ?? [];
      const days = (Date.parse(expires) - today.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );

  it('has a way to reach us and its own address', () => {
    const text = security(site, new Date());
    expect(text).toContain(`Contact: mailto:${site.emails.info}`);
    expect(text).toContain(`Canonical: ${site.origin}/.well-known/security.txt`);
  });
});
