/** Checks which typed texts are addresses that mails can be sent to. */

/** Limits of RFC 5321, section 4.5.3.1. */
const LOCAL = 64;
const WHOLE = 254;
/** One address with one `@`, without quotes, lists, comments or angle brackets, at a host that is no number. */
const SHAPE =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}\p{M}-]+\.)+(?!\d+$)[\p{L}\p{N}\p{M}-]{2,}$/u;

/**
 * Whether a text is exactly one address. The forms accept any text with an `@`, and early access accepts any text
 * (section 5 of the specification). A mail to such a text could go to a second person, or fail and delay other mails.
 */
export function isMailbox(address: string): boolean {
  return address.length <= WHOLE && address.indexOf('@') <= LOCAL && SHAPE.test(address);
}
