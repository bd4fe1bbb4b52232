/** A visitor on a bad line: sends, loses answers, and sends again under the same key until one has come. */
import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt, Loss } from './attempts.ts';

/** The final answer to an attempt. It has a reference where the submission was taken. */
export type Answer = { status: number; reference: string | null };

/** What all visitors have seen together. A request that found nobody listening is not counted. */
export type Traffic = { requests: number; lost: number; unavailable: number; replayed: number };

/** Milliseconds before the next try. */
const PAUSE = 50;
/** Milliseconds within which an answer must come. */
const SILENCE = 30_000;
/** Milliseconds for which it is tried. */
const PATIENCE = 120_000;

type Try = { status: number; body: string; isReplayed: boolean } | 'lost' | 'nobody';

/** Sends an attempt once. @param loss how the line breaks */
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
  // `once` below rejects with the error; after the answer has begun, reading it fails instead.
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
 * @param originOf where to send a try to; a balancer would choose
 * @throws {Error} when it was not answered for two minutes
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
    if (typeof answer === 'object' && answer.status < 500) {
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
