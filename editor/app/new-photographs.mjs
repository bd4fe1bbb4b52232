/**
 * Photographs that were added after the form was opened: its choices get them when one comes back to its tab.
 * @typedef {{ value: string, label: string }} Option
 */
import { renewProblems } from './problems.mjs';

/** @type {Readonly<Record<string, readonly Option[]>>} the choices there are now, by their kind */
let pictures = {};

/**
 * @param {readonly Option[]} options the choices that the form was opened with
 * @param {unknown} kind of pictures; other choices stay as they are
 */
export const withNewPhotographs = (options, kind) => [
  ...(pictures[String(kind)] ?? []).filter(
    ({ value }) => !options.some((option) => option.value === value),
  ),
  ...options,
];

/** Looks for new photographs whenever the tab comes to the front. */
export function keepPhotographs() {
  window.addEventListener('focus', () => {
    void (async () => {
      const response = await fetch('pictures.json');
      if (!response.ok) return;
      /** @type {unknown} */
      const answer = await response.json();
      pictures = /** @type {Record<string, Option[]>} */ (answer);
      renewProblems();
    })();
  });
}
