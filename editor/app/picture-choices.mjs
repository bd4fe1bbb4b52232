/**
 * The pictures that fields may name. Forms get those that were added in another tab when one comes back to theirs.
 * @typedef {{ value: string, label: string }} Option
 */
import { renewProblems } from './problems.mjs';

/** @type {Readonly<Record<string, readonly Option[]>>} the choices there are now, by their kind */
let pictures = {};

/**
 * @param {readonly Option[]} options the field's own choices
 * @param {unknown} kind of pictures; other choices stay as they are
 */
export const withPictures = (options, kind) => [...options, ...(pictures[String(kind)] ?? [])];

async function loadPictures() {
  const response = await fetch('pictures.json');
  if (!response.ok) return;
  /** @type {unknown} */
  const answer = await response.json();
  pictures = /** @type {Record<string, Option[]>} */ (answer);
}

/** @returns {Promise<void>} when the choices are there; looks for new ones whenever the tab comes to the front */
export function watchPictures() {
  window.addEventListener('focus', () => {
    void loadPictures().then(renewProblems);
  });
  return loadPictures();
}
