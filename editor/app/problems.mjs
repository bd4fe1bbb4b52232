/**
 * The mistakes that the server's check has found, for the fields that show them.
 * @typedef {{ file: string, field: string, text: string, at?: string, value?: unknown }} Problem
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

/** Has the fields drawn again. */
export function renewProblems() {
  setProblems(problems);
}

/**
 * @param {() => void} listener is called when the mistakes have changed
 * @returns {() => void} ends this
 */
export function onProblems(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {unknown} value */
const written = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * What is wrong with a field: its place in the schema and its value are those of the mistake.
 * @param {unknown} at
 * @param {unknown} value
 */
export const problemsAt = (at, value) =>
  problems.filter((problem) => problem.at === at && written(problem.value) === written(value));
