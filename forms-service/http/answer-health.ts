/** Two health addresses for monitoring programs on this machine. */
import type { IncomingMessage } from 'node:http';
import { UnavailableError } from '../database/database.ts';
import { checkHealth, checkRarely } from '../store/health.ts';
import { isFromUs } from './client-address.ts';
import { Problem } from './problems.ts';
import type { ServiceParts } from './service-parts.ts';
import { SECOND } from '../time-units.ts';

/**
 * Milliseconds for which a submission that could not be stored counts, unless one was stored since. Short, because a
 * balancer sends none to a copy that is not well, so nothing else ends it.
 */
const RECENT = 15 * SECOND;

/** 200 while the service takes submissions. For a program that restarts it, or that sends visitors to it. */
const HEALTH = '/healthz';
/** 200 while staff have no problem to solve. For a program that alerts them. */
const DUTIES = '/healthz/staff';

export const isForHealth = (path: string) => path === HEALTH || path === DUTIES;

/**
 * Answers both addresses, for local requests only. Many requests share one query of the database.
 * @param failedAt when a submission could not be stored; 0 if one was stored since
 */
export function createHealth({ database, settings, now }: ServiceParts, failedAt: () => number) {
  const check = checkRarely(() => checkHealth(database, now()));

  /** @throws {Problem} for visitors @throws {UnavailableError} */
  return async (request: IncomingMessage, path: string) => {
    if (!isFromUs(request, settings.trustedProxies)) throw new Problem('unknown-form');
    if (now() - failedAt() < RECENT)
      throw new UnavailableError('a submission could not be stored a moment ago');
    const { duties, outbox, submissions, oldestUnsentMs, backupAgeMs } = await check();
    const figures = {
      oldestUnsentMs,
      givenUp: outbox.dead,
      quarantined: submissions.quarantined,
    };
    if (path === HEALTH) return { status: 200, value: { status: 'ok', ...figures } };
    const isWell = duties.length === 0;
    const value = { status: isWell ? 'ok' : 'staff must act', duties, ...figures, backupAgeMs };
    return { status: isWell ? 200 : 503, value };
  };
}
