/** What each form accepts as an e-mail address (section 5, reading 18). Pure. */

/** Newsletter and partnership: not empty and with an `@`. */
export function hasAt(value: string): boolean {
  return value.trim().includes('@');
}

/** Contact: `name@host.tld` without spaces. */
export function isAddress(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(value.trim());
}

/** Early access and the news list: not empty. */
export function isFilled(value: string): boolean {
  return value.trim() !== '';
}
