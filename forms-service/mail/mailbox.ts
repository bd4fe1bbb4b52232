/** Which of the addresses that forms accept a mail can be sent to. */

/** Lengths of RFC 5321, section 4.5.3.1. */
const LOCAL = 64;
const WHOLE = 254;
/** Neither quoted names nor lists, comments and angle brackets: what stands before and after one `@`. */
const SHAPE = /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}\p{M}-]+\.)+[\p{L}\p{N}\p{M}-]{2,}$/u;

/**
 * Whether this is one mailbox and nothing else. The forms take whatever has an `@`, and early access whatever is
 * not empty (section 5 of the specification); such an address must neither become two nor stop the others.
 */
export function isMailbox(address: string): boolean {
  return address.length <= WHOLE && address.indexOf('@') <= LOCAL && SHAPE.test(address);
}
