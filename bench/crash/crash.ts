/**
 * Rounds of load. In each round the server is killed, and one incident happens (`incidents.ts`). After each round every
 * submission must be stored once, and every mail must be sent.
 */
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@website/forms-service/database/open.ts';
import type { Database } from '@website/forms-service/database/database.ts';
import { startSmtp, type TestSmtp } from '@website/forms-service/testing/smtp-server.ts';
import { freePort } from '../../tasks/free-port.mjs';
import { makeAttempts, randomOf } from './attempts.ts';
import {
  countWaiting,
  endLeases,
  findFaults,
  readKept,
  readStored,
  type Answered,
} from './find-faults.ts';
import { happen, incidentOf } from './incidents.ts';
import { insist, type Traffic } from './bad-line-visitor.ts';
import { startCopy, type Copy } from '../server-copies.ts';

const SECRET = 'signs stamps while servers are killed';
/** Visitors who send at the same time. */
const VISITORS = 24;
/** The kill comes after at most this share of the answers, plus at most this many milliseconds. */
const KILLED_BY = 0.8;
const KILLED_WITHIN = 15;
/** Time between two checks of the outbox, and the time in which it must become empty, in ms. */
const LOOK = 50;
const EMPTY_WITHIN = 120_000;

export type Case = {
  /** Folder of a build with real submissions. */
  site: string;
  /** Place of the data. */
  place: { folder: string; databaseUrl?: string };
  /**
   * Copies of the service that run side by side. If there are several, one is killed and started again after the round.
   */
  copies: number;
  /** Processes of each copy. */
  workers: number;
  rounds: number;
  /** In each round. */
  submissions: number;
  /** The same seed gives the same attempts, losses and times. */
  seed: number;
};

export type Outcome = Traffic & {
  /** In each round the server is killed once. */
  rounds: number;
  taken: number;
  refused: number;
  /**
   * Numbers of different mails: all, those that arrived more than once, and those that killed processes had claimed.
   */
  mails: number;
  doubled: number;
  claimed: number;
  seconds: number;
};

async function whenSent(database: Database): Promise<void> {
  const end = performance.now() + EMPTY_WITHIN;
  for (;;) {
    const { waiting, dead } = await countWaiting(database);
    if (dead > 0) throw new Error(`The service has given up ${dead} mails`);
    if (waiting === 0) return;
    if (performance.now() > end)
      throw new Error(`${waiting} mails were not sent within two minutes`);
    await sleep(LOOK);
  }
}

/** Counts the mails since the last call, by Message-ID, and removes them from the test server. */
function tally(smtp: TestSmtp, delivered: Map<string, { count: number; to: string[] }>): void {
  for (const { headers, to } of smtp.received.splice(0)) {
    const [, messageId = ''] = /^Message-ID: (\S+)$/im.exec(headers) ?? [];
    const before = delivered.get(messageId);
    delivered.set(messageId, { count: (before?.count ?? 0) + 1, to });
  }
}

/**
 * Runs a case.
 * @param report is called after each round
 * @throws {Error} with the round, the seed and the faults, after the first round with a fault
 */
export async function crash(
  { site, place, copies: count, workers, rounds, submissions, seed }: Case,
  report: (round: number, outcome: Outcome) => void,
): Promise<Outcome> {
  const begun = performance.now();
  const smtp = await startSmtp();
  // New builds replace this folder.
  const served = path.join(mkdtempSync(path.join(tmpdir(), 'crash-site-')), 'site');
  cpSync(site, served, { recursive: true });
  const database = await openDatabase(place, { isNew: true });
  const agent = new Agent({ keepAlive: true });
  const copies: Copy[] = [];
  const ports = (await Promise.all(Array.from({ length: count }, freePort))).map(String);
  const start = (port = '') =>
    startCopy({
      PORT: port,
      WORKERS: String(workers),
      SITE_FOLDER: served,
      SUBMISSIONS_FOLDER: place.folder,
      DATABASE_URL: place.databaseUrl ?? '',
      SUBMISSIONS_SECRET: SECRET,
      SMTP_URL: smtp.url,
      TRUST_PROXY: '1',
    });
  const delivered = new Map<string, { count: number; to: string[] }>();
  const claimed = new Set<string>();
  /** The files with the data before each restore. */
  const keptFiles: string[] = [];
  const traffic: Traffic = { requests: 0, lost: 0, unavailable: 0, replayed: 0 };
  const told: Answered[] = [];
  const outcome = (round: number): Outcome => ({
    ...traffic,
    rounds: round,
    taken: told.filter(({ answers }) => answers[0]?.reference).length,
    refused: told.filter(({ answers }) => !answers[0]?.reference).length,
    mails: delivered.size,
    doubled: [...delivered.values()].filter((mail) => mail.count > 1).length,
    claimed: claimed.size,
    seconds: (performance.now() - begun) / 1000,
  });

  async function runRound(round: number): Promise<string[]> {
    const random = randomOf(seed * 1000 + round);
    const name = `m${seed.toString(36)}r${round}`;
    const attempts = makeAttempts(random, submissions, name, SECRET);
    const victim = random.whole(0, count - 1);
    // The kill comes some milliseconds after this number of answers.
    let answersLeft = random.whole(1, Math.max(1, Math.floor(submissions * KILLED_BY)));
    const killDelay = random.whole(0, KILLED_WITHIN);
    const incident = incidentOf(database.dialect, round);
    let beforeIncident = random.whole(1, Math.max(1, Math.floor(submissions * KILLED_BY)));
    const enough = new EventEmitter();
    const answered: Answered[] = [];
    const queue = attempts.values();
    // Tries go to the copies in turn, also to a killed one.
    let turn = 0;
    const originOf = () => copies[(turn += 1) % count]?.origin ?? '';
    const visit = async () => {
      for (const attempt of queue) {
        const answers = [await insist(attempt, originOf, agent, traffic)];
        if ((answersLeft -= 1) === 0) enough.emit('answers');
        if ((beforeIncident -= 1) === 0) enough.emit('incident');
        if (attempt.isRepeated) answers.push(await insist(attempt, originOf, agent, traffic));
        answered.push({ ...attempt, answers });
      }
    };
    const die = async () => {
      await once(enough, 'answers');
      await sleep(killDelay);
      const dead = (await copies[victim]?.kill()) ?? [];
      for (const messageId of await endLeases(database, dead)) claimed.add(messageId);
      if (count === 1) copies[victim] = await start(ports[victim]);
    };
    const disturb = async () => {
      await once(enough, 'incident');
      const pids = () => copies.flatMap((copy) => copy.pids());
      const scene = { database, folder: place.folder, site: served, pids, round };
      const kept = await happen(incident, scene);
      // The backup contains leases of processes that have finished their work or were killed since.
      if (kept) for (const messageId of await endLeases(database)) claimed.add(messageId);
      return kept;
    };
    const [kept] = await Promise.all([
      disturb(),
      die(),
      ...Array.from({ length: VISITORS }, visit),
    ]);
    told.push(...answered.map((one) => ({ ...one, isBeforeRestore: kept !== null })));
    if (kept) keptFiles.push(kept);
    await whenSent(database);
    tally(smtp, delivered);
    if (count > 1 && round < rounds) copies[victim] = await start(ports[victim]);
    // All rounds are checked again, because a later round may have changed their data.
    return findFaults(
      told,
      await readStored(database),
      delivered,
      claimed,
      await readKept(keptFiles),
    );
  }

  try {
    copies.push(...(await Promise.all(ports.map(start))));
    for (let round = 1; round <= rounds; round += 1) {
      const faults = await runRound(round);
      if (faults.length > 0)
        throw new Error(
          `Round ${round} of seed ${seed} has ${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`,
        );
      report(round, outcome(round));
    }
    return outcome(rounds);
  } finally {
    agent.destroy();
    for (const copy of copies) await copy.kill();
    await database.close();
    await smtp.stop();
    rmSync(path.dirname(served), { recursive: true });
  }
}
