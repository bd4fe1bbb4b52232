/** The one way code on the site changes the address; ordinary page loads until the router takes over. */
import { requirePath } from './address.ts';

export type NavigateOptions = {
  /** Take the place of the current history entry. */
  replace?: boolean;
};
type Navigator = (path: string, options?: NavigateOptions) => void;

let current: Navigator = (path, options) => location[options?.replace ? 'replace' : 'assign'](path);

/** Goes to a path that is known to begin with a slash: what {@link navigate} makes sure of costs bytes. */
export function go(path: string, options?: NavigateOptions): void {
  current(path, options);
}

/** Goes to a path on this site. @throws {TypeError} when the path does not start with a slash */
export function navigate(path: string, options?: NavigateOptions): void {
  go(requirePath(path), options);
}

/** Hands navigation to the router. */
export function setNavigator(next: Navigator): void {
  current = next;
}
