/** Goes to another page, for code outside of React. Before the router starts, pages are loaded normally. */
import { addressOf } from '../language.ts';
import { requirePath } from './address.ts';

export type NavigateOptions = {
  /** Replace the current history entry. */
  replace?: boolean;
};
type Navigator = (path: string, options?: NavigateOptions) => void;

function loadPage(path: string, options?: NavigateOptions): void {
  const address = addressOf(path);
  if (options?.replace) location.replace(address);
  else location.assign(address);
}

let current: Navigator = loadPage;

/** Goes to a path on this site. @throws {TypeError} when the path does not start with exactly one slash */
export function navigate(path: string, options?: NavigateOptions): void {
  current(requirePath(path), options);
}

/** From now on the router handles navigation. */
export function setNavigator(next: Navigator): void {
  current = next;
}
