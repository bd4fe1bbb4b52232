import type { Problem } from './field-problems.ts';

/** Something is not done, and the person is told why. Nothing has been written. */
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
