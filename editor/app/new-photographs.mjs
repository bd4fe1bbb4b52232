/**
 * Photographs that were added while a form is open. The form offers them when its tab comes to the front again.
 * @typedef {{ value: string, label: string }} Option
 */
import { renewProblems } from './problems.mjs';

/** @type {Readonly<Record<string, readonly Option[]>>} the present choices, by kind */
let pictures = {};

/**
 * @param {readonly Option[]} options the choices from the time when the form was opened
 * @param {unknown} kind of pictures. Other choices do not change
 */
export const withNewPhotographs = (options, kind) => [
  ...(pictures[String(kind)] ?? []).filter(
    ({ value }) => !options.some((option) => option.value === value),
  ),
  ...options,
];

/** Loads new photographs when the tab comes to the front. */
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
