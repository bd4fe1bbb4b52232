/**
 * The links to other languages keep the place on the page. The language of a link that was followed is remembered on the
 * device; it, or that of the device, is offered once: its link stands out. Nobody is sent anywhere.
 */
const KEY = 'language';

/** The place of the part that is on the screen, as a fragment; empty at the top of the page. */
function partInView(): string {
  const parts = [...document.querySelectorAll<HTMLElement>('main section[id], main h2[id]')];
  const line = innerHeight * 0.4;
  return parts.findLast((part) => part.getBoundingClientRect().top <= line)?.id ?? '';
}

/** Browsers may forbid storage; then nothing is remembered. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return KEY;
  }
}
function remember(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Then it is not offered either.
  }
}

const linksTo = (code: string) =>
  document.querySelectorAll<HTMLAnchorElement>(`a[hreflang="${CSS.escape(code)}"]`);

/** The language that a visitor may prefer to that of the page; `undefined` after it has been offered. */
function wanted(): string | undefined {
  const chosen = remembered();
  const known = chosen === null ? navigator.languages.map((name) => name.slice(0, 2)) : [chosen];
  const first = known.find((code) => code === LANGUAGE || linksTo(code).length > 0);
  return first === LANGUAGE ? undefined : first;
}

/** Watches the links, and offers a language. */
export function watchLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link) return;
    remember(link.hreflang);
    link.hash = partInView();
  });
  const code = wanted();
  if (code === undefined) return;
  for (const link of linksTo(code)) link.dataset['offered'] = '';
  remember(LANGUAGE);
}
