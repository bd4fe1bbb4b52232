/** What the pages of the service and the page for staff have in common: the logo, and the style sheet. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFile } from './site-file.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/**
 * A style sheet in the colours and fonts of the site.
 * @param files more rules, in folders beside this one
 */
export function styleSheet({ colours, faces }: SiteFile, files: readonly string[]): string {
  const tokens = Object.entries(colours).map(([name, value]) => `--${name}:${value};`);
  return [faces, `:root{${tokens.join('')}}`, ...['base.css', ...files].map(read)].join('\n');
}

/** The company's own logo, or its mark with its name in two lines. */
export function Logo({ site }: { site: SiteFile }) {
  const { mark, address, width, height } = site.logo;
  const { name } = site.words.site;
  if (address)
    return <img className="logo" src={address} width={width} height={height} alt={name} />;
  const [first, ...rest] = name.split(' ');
  return (
    <span className="logo" translate="no">
      {mark && (
        <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true" focusable="false">
          <path d={mark} />
        </svg>
      )}
      <span>
        <b>{`${first} `}</b>
        <span>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
