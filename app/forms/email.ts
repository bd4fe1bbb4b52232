/** What the forms with one field accept as an e-mail address (section 5, reading 18). Pure. */

/** Newsletter and partnership: not empty and with an `@`. */
export function hasAt(value: string): boolean {
  return value.trim().includes('@');
}

/** Early access and the news list: not empty. */
export function isFilled(value: string): boolean {
  return value.trim() !== '';
}
