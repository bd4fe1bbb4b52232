/** What a page leaves out for a visitor whose browser sends `Save-Data: on`. */

const PRELOAD = /<link rel="preload"[^>]*>/g;
const URGENT = / fetchPriority="high"/gi;

/**
 * A page that asks for nothing but what it must have: no preloads, and the picture of its first screen as lazy as
 * the others, so that scripts can keep it waiting and without them a visitor sees it.
 */
export function lightPage(html: string): string {
  return html.replace(PRELOAD, '').replace(URGENT, ' loading="lazy"');
}
