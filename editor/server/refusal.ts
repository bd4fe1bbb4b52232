import type { Problem } from './field-problems.ts';

/** A request is refused, and the person is told why. Nothing was written. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly problems: readonly Problem[];
  constructor(message: string, status = 422, problems: readonly Problem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

/** A mistake at a field of a form. */
export class FieldRefusal extends Refusal {
  readonly field: string;
  constructor(field: string, message: string, status = 422) {
    super(message, status);
    this.field = field;
  }
}

/** Refuses a form with mistakes. */
export const refusalOf = (problems: readonly Problem[]) =>
  new Refusal(
    problems.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`)).join(' · '),
    422,
    problems,
  );

export const fullDisk = () =>
  new Refusal('The disk is full. Nothing has been changed. Your text is still in the form.', 507);
