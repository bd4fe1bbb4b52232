/** All unknown services share one document, so the browser writes the words of the address into it. */
import { pagePath } from '#app/language.ts';
import { parameters } from '#app/router/address.ts';

/** Writes each parameter of the address into its element. If it cannot be decoded, its element does not change. */
export function fillParameters(): void {
  const { route = '' } = document.documentElement.dataset;
  const asked = parameters(route, pagePath(location.pathname));
  for (const element of document.querySelectorAll<HTMLElement>('[data-parameter]')) {
    element.textContent = asked[element.dataset['parameter'] ?? ''] ?? element.textContent;
  }
}
