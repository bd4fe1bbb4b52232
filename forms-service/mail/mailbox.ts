/** Which texts of the forms are addresses that mails can be sent to. */

/** Lengths of RFC 5321, section 4.5.3.1. */
const LOCAL = 64;
const WHOLE = 254;
/** One `@`; no quotes, lists, comments or angle brackets. */
const SHAPE = /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}\p{M}-]+\.)+[\p{L}\p{N}\p{M}-]{2,}$/u;

/**
 * Whether a text is exactly one address. The forms accept any text with an `@`, early access any text (section 5 of the
 * specification). Such a text must not reach a second address, and must not stop other mails.
 */
export function isMailbox(address: string): boolean {
  return address.length <= WHOLE && address.indexOf('@') <= LOCAL && SHAPE.test(address);
}
