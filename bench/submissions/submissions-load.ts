/** Hands submissions in over many connections, each sending the next one as soon as it is answered. */
import { Agent } from 'node:http';
import { send } from '../crash/bad-line-visitor.ts';
import { formParts, visitor } from './distinct-visitors.ts';

/** Connections at the same time. */
export const CONNECTIONS = 64;

/** Submissions a second; p99 in milliseconds from sending to the end of the answer. */
export type Load = { rate: number; p99: number };

/**
 * Sends the submissions of so many visitors.
 * @param first index of the first visitor; nobody may come twice
 * @throws {Error} when one is not answered with 201: then something else than submissions would be measured
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
        throw new Error(`It was not taken: ${JSON.stringify(answer)}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendNext));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: count / seconds, p99: times[Math.floor(times.length * 0.99)] ?? NaN };
}
