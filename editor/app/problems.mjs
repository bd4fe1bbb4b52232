/**
 * The mistakes that the server has found. The fields of the form show them.
 * @typedef {{ file: string, label: string, text: string, at?: string, value?: unknown }} Problem
 */

/** @type {readonly Problem[]} */
let problems = [];
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {readonly Problem[]} found */
export function setProblems(found) {
  problems = found;
  for (const listener of listeners) listener();
}

/** Makes the fields render again. */
export function renewProblems() {
  setProblems(problems);
}

/**
 * @param {() => void} listener is called when the mistakes have changed
 * @returns {() => void} removes the listener
 */
export function onProblems(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {unknown} value */
const written = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * The mistakes of a field. A mistake belongs to a field if both have the same place in the schema and the same value.
 * @param {unknown} at
 * @param {unknown} value
 */
export const problemsAt = (at, value) =>
  problems.filter((problem) => problem.at === at && written(problem.value) === written(value));
