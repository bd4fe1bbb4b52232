/** One document serves every unknown service, so what was asked for is written into it when it is viewed. */
import { parameters } from '../router/address.ts';

/** Writes each parameter that can be read into the element that asks for it; the others keep what they say. */
export function fillParameters(): void {
  const { route = '' } = document.documentElement.dataset;
  const asked = parameters(route, location.pathname);
  for (const element of document.querySelectorAll<HTMLElement>('[data-parameter]')) {
    element.textContent = asked[element.dataset['parameter'] ?? ''] ?? element.textContent;
  }
}
