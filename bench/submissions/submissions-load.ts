/** Sends submissions over many connections. Each connection sends the next one as soon as it has an answer. */
import { Agent } from 'node:http';
import { send } from '../crash/bad-line-visitor.ts';
import { formParts, visitor } from './distinct-visitors.ts';

/** Connections at the same time. */
export const CONNECTIONS = 64;

/** Submissions a second, and p99 of the time from sending to the end of the answer in milliseconds. */
export type Load = { rate: number; p99: number };

/**
 * Sends the submissions of `count` visitors.
 * @param first index of the first visitor. No visitor may come twice.
 * @throws {Error} if an answer is not 201, because the result would be wrong
 */
export async function putUnderLoad(origin: string, first: number, count: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let next = first;
  const begun = performance.now();
  const sendNext = async () => {
    while (next < first + count) {
      const { fields, ...attempt } = visitor(next);
      next += 1;
      const sent = performance.now();
      const answer = await send(
        origin,
        { ...attempt, fields: { ...fields, ...formParts() } },
        agent,
      );
      if (typeof answer === 'string' || answer.status !== 201)
        throw new Error(`The service did not take a submission: ${JSON.stringify(answer)}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendNext));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: count / seconds, p99: times[Math.floor(times.length * 0.99)] ?? NaN };
}
