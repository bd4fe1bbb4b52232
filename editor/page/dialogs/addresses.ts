/** Addresses that staff type or paste: what they lead to, or what is wrong with them. */

export type Page = { address: string; title: string };

/** The pages of the site, and where it is, such as `https://www.kilele.example`, if that is known. */
export type Site = { links: readonly Page[]; origin?: string | undefined };

/** Hosts at which the site is looked at before it is published. */
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const pageAt = (path: string, links: readonly Page[]) => {
  const [before = ''] = path.split(/[?#]/);
  return links.find(({ address }) => address === (before.replace(/(?<=.)\/$/, '') || '/'));
};

/** An absolute address as the path of a page of the site, if it is one; else the address as it is. */
export function ownAddress(address: string, { links, origin }: Site): string {
  // Google Docs leads every link over a page of its own.
  const direct = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=(https?[^&]+)/.exec(address)?.[1];
  if (direct !== undefined) return ownAddress(decodeURIComponent(direct), { links, origin });
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { hostname, host, pathname, search, hash } = new URL(address);
  const ours = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  const isOurs = LOCAL.test(hostname) || host === ours;
  return isOurs && pageAt(pathname, links) !== undefined ? pathname + search + hash : address;
}

/**
 * What the typed words lead to, or a sentence about what is wrong with them.
 * Without either they are no address, but words to search for.
 */
export function readAddress(
  typed: string,
  site: Site,
): { href?: string | undefined; problem?: string } {
  const words = typed.trim();
  if (words === '') return {};
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(words)) return { href: `mailto:${words}` };
  if (/^\+?[\d\s()-]{7,}$/.test(words)) return { href: `tel:${words.replace(/[^\d+]/g, '')}` };
  if (/^#[a-z][\w-]*$/i.test(words)) return { href: words };
  if (/^\/(?!\/)/.test(words)) {
    const href = words.replaceAll(' ', '%20');
    return pageAt(href, site.links) === undefined
      ? {
          problem: `This site has no page with the address ${words}. Search for the page by its name.`,
        }
      : { href };
  }
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(words) ?? [];
  if (scheme !== undefined && !/^(?:https?|mailto|tel)$/i.test(scheme))
    return {
      problem: `A link cannot begin with “${scheme}:”. It begins with https://, mailto: or tel:, as in https://www.fao.org.`,
    };
  if (scheme !== undefined && /^(?:mailto|tel)$/i.test(scheme))
    return { href: words.replaceAll(' ', '') };
  if (scheme === undefined && !/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$))/i.test(words))
    return {};
  const address = scheme === undefined ? `https://${words}` : words;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  if (/\s/.test(words) || !(host.includes('.') || LOCAL.test(host)))
    return { problem: `“${words}” is not a whole address. An example: https://www.fao.org.` };
  const href = ownAddress(address, site);
  if (LOCAL.test(host) && href === address)
    return {
      problem:
        'This address leads to your own computer: visitors cannot open it. Search for the page by its name.',
    };
  return { href };
}
