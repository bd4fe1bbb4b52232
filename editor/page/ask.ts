/** Asks the server. There is no limit of time: a save with a new photograph may take minutes. */
import type { FormProblem } from '../server/draft-check.ts';

/** The server has refused something, and says why. */
export class Refused extends Error {
  readonly problems: readonly FormProblem[];
  constructor(message: string, problems: readonly FormProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** No answer has come. */
export class LineLost extends Error {}

/** @throws {Refused} @throws {LineLost} */
export type Ask = <Answer>(method: string, address: string, body?: object) => Promise<Answer>;

const LOST =
  'The editor cannot be reached. Your words are in this window: leave it open, and they are sent when it answers again.';

export const ask: Ask = async (method, address, body) => {
  const answer = await fetch(address, {
    method,
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new LineLost(LOST);
  });
  // A proxy answers with a page when the editor does not.
  const read: unknown = await answer.json().catch(() => {
    throw new LineLost(LOST);
  });
  if (answer.ok) return read as never;
  const { error = LOST, problems = [] } = read as { error?: string; problems?: FormProblem[] };
  throw new Refused(error, problems);
};
