/** A fault that a person can mend: its message says what is wrong and what to do, so it is printed without a stack. */
export class OperationalError extends Error {
  override name = 'OperationalError';
}
