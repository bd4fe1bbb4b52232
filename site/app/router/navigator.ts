/** The one way code on the site changes the address; ordinary page loads until the router takes over. */
import { addressOf } from '../language.ts';
import { requirePath } from './address.ts';

export type NavigateOptions = {
  /** Take the place of the current history entry. */
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

/** Hands navigation to the router. */
export function setNavigator(next: Navigator): void {
  current = next;
}
