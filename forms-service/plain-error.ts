/** A fault that a person can mend: the message says what is wrong and what to do. Any other error is a bug. */
export class PlainError extends Error {
  override name = 'PlainError';
}
