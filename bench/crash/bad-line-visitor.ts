/** A visitor on a bad connection: sends an attempt again with the same key until an answer arrives. */
import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt, Loss } from './attempts.ts';

/** The final answer to an attempt. It has a reference if the submission was taken. */
export type Answer = { status: number; reference: string | null };

/** Counts for all visitors together. A request that found no server is not counted. */
export type Traffic = { requests: number; lost: number; unavailable: number; replayed: number };

/** Time before the next try, in ms. */
const PAUSE = 50;
/** Time within which an answer must arrive, in ms. */
const SILENCE = 30_000;
/** Time after which no new try is made, in ms. */
const PATIENCE = 120_000;

type Try = { status: number; body: string; isReplayed: boolean } | 'lost' | 'nobody';

/** Sends an attempt once. @param loss when the connection breaks */
export async function send(
  origin: string,
  { form, key, address, fields }: Pick<Attempt, 'form' | 'key' | 'address' | 'fields'>,
  agent: Agent,
  loss?: Loss,
): Promise<Try> {
  const body = JSON.stringify(fields);
  const sent = request(`${origin}/submissions/${form}`, {
    method: 'POST',
    agent,
    timeout: SILENCE,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': key,
      'X-Forwarded-For': address,
    },
  });
  const lose = () => sent.destroy();
  sent.on('timeout', lose);
  // The error rejects `once` below, or the reading of the answer if it has begun.
  sent.on('error', () => undefined);
  if (loss === 'half') sent.write(body.slice(0, body.length / 2), lose);
  else sent.end(body, () => loss !== undefined && setTimeout(lose, loss));
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    const isReplayed = headers['idempotent-replayed'] === 'true';
    return { status, body: await text(response), isReplayed };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'nobody' : 'lost';
  }
}

/**
 * Sends an attempt until it is answered.
 * @param originOf returns the server for each try, as a load balancer does
 * @throws {Error} if there was no answer for two minutes
 */
export async function insist(
  attempt: Attempt,
  originOf: () => string,
  agent: Agent,
  traffic: Traffic,
): Promise<Answer> {
  const end = performance.now() + PATIENCE;
  for (let tries = 0; performance.now() < end; tries += 1) {
    const answer = await send(originOf(), attempt, agent, attempt.losses[tries]);
    if (answer !== 'nobody') traffic.requests += 1;
    // An answer without a body comes from the HTTP server, which closes slow connections. Scripts also try again then.
    if (typeof answer === 'object' && answer.status < 500 && answer.body) {
      if (answer.isReplayed) traffic.replayed += 1;
      const { reference } = JSON.parse(answer.body) as { reference?: string };
      return { status: answer.status, reference: reference ?? null };
    }
    if (typeof answer === 'object') traffic.unavailable += 1;
    else if (answer === 'lost') traffic.lost += 1;
    await sleep(PAUSE);
  }
  throw new Error(`${attempt.marker} was not answered within ${PATIENCE / 1000} s`);
}
