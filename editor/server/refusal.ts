import type { ContentError } from '@website/site/content/parse.ts';
import { readProblem, type Problem } from './field-problems.ts';

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

/** Refuses a form with mistakes. @param prefix stands before their sentences */
export const refusalOf = (problems: readonly Problem[], prefix = '') =>
  new Refusal(
    prefix +
      problems.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`)).join(' · '),
    422,
    problems,
  );

/** Refuses what needs a file that cannot be read. */
export const unreadable = ({ mistakes }: ContentError) =>
  refusalOf(
    mistakes.map((mistake) => readProblem(mistake)),
    'A text cannot be read. ',
  );

export const fullDisk = () =>
  new Refusal('The disk is full. Nothing has been changed. Your text is still in the form.', 507);
