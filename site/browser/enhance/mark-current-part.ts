/** On long pages, marks the link to the part that is on the screen (`app/components/parts/parts.tsx`). */

let observer: IntersectionObserver | undefined;
/** The id of the part on the screen, for the links to other languages. */
export let partInView: string | undefined;

/** @param id of the part; `undefined` for the hero and the closing section */
function mark(id: string | undefined): void {
  if (OTHER_LANGUAGES) partInView = id;
  // Scrolls sideways only: `scrollIntoView` would stop a scroll of the page. The link with the focus stays in view.
  const row = document.querySelector('[data-parts] ul:not(:focus-within)');
  if (id === undefined) row?.scrollTo({ left: 0 });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-parts] a')) {
    if (link.hash !== `#${id}`) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'location');
    row?.scrollTo({ left: link.offsetLeft - 32 });
  }
}

/** Watches the parts of the present page. */
export function watchParts(): void {
  observer?.disconnect();
  // A line in the upper half of the screen: the visitor is reading the part that crosses it.
  observer = new IntersectionObserver(
    (entries) => {
      mark(entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id);
    },
    { rootMargin: '-40% 0px -60%' },
  );
  for (const part of document.querySelectorAll('main section[id]')) observer.observe(part);
}
