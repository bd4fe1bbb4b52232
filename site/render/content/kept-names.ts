/** Marks the names in HTML that a browser must not translate: a translated variety is a wrong order. */
import type { ContentFiles } from 'content:files';
import { mapFields } from './find-fields.ts';

const MAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const PHONE = String.raw`\+\d[\d\s]{7,}\d`;

/** HTML of `prose.ts`. A line of other content has no `<`. */
const HTML = /^<(?:p|h[23]|[uo]l|blockquote|figure|div|hr)[ >]/;

/** All names that the content knows, with towns: the first words of where a place is. */
function namesIn({ names, site, team, partners, testimonials, planner, whereToBuy }: ContentFiles) {
  const counties = Object.values(whereToBuy.counties);
  const places = counties.flatMap((county) => Object.values(county.places));
  const named = [
    ...team,
    ...partners,
    ...testimonials,
    ...counties,
    ...places,
    ...Object.values(planner.products),
  ];
  return [
    ...names.varieties,
    ...names.products,
    ...[site.name, site.shortName, site.abbreviation],
    ...named.map(({ name }) => name),
    ...places.map(({ where }) => where.replace(/[,:].*/s, '')),
  ];
}

/** A pattern for a name, whose words may stand on two lines. */
const patternOf = (name: string) =>
  name
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .split(/\s+/)
    .join(String.raw`\s+`);

/** The HTML in the content with `translate="no"` around names, telephone numbers and e-mail addresses. */
export function keepNames<Content extends ContentFiles>(content: Content): Content {
  // Of two names at the same place the longer one: Ruiru 11 before Ruiru.
  const names = [...new Set(namesIn(content))].sort((a, b) => b.length - a.length).map(patternOf);
  const kept = String.raw`(?<![\p{L}\p{N}])(?:${[MAIL, PHONE, ...names].join('|')})(?![\p{L}\p{N}])`;
  const pattern = new RegExp(`<[^>]*>|${kept}`, 'gu');
  return mapFields(undefined, content, (value) =>
    typeof value === 'string' && HTML.test(value)
      ? value.replace(pattern, (found) =>
          found.startsWith('<') ? found : `<span translate="no">${found}</span>`,
        )
      : value,
  ) as Content;
}
