/** One document serves every unknown service, so what was asked for is written into it when it is viewed. */
import type { RouteDetail } from '../router/events.ts';

/** Writes each parameter that can be read into the element that asks for it; the others keep what they say. */
export function fillParameters({ params }: RouteDetail): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-parameter]')) {
    element.textContent = params[element.dataset['parameter'] ?? ''] ?? element.textContent;
  }
}
