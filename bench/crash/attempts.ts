/** The submissions of a round: all forms, and some submissions that must be refused or stored without a mail. */
import { randomUUID } from 'node:crypto';
import { signStamp } from '@website/forms-service/signed-tokens.ts';
import { FORMS, type Fields, type Form } from '@website/forms-service/types.ts';

/** Random numbers. The same seed gives the same numbers. */
type Random = {
  /** A whole number from `least` to `most`. */
  whole: (least: number, most: number) => number;
  /** Returns true in this share of all calls. */
  happens: (share: number) => boolean;
};

/** Mulberry32. Its 32 bits of state are enough to choose attempts and times. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (share) => next() < share,
  };
}

/** When the connection breaks: in the middle of the request, or this many milliseconds after its end. */
export type Loss = 'half' | number;

/** The submission of one visitor. The visitor may send it several times. */
export type Attempt = {
  key: string;
  form: Form;
  fields: Readonly<Record<string, string>>;
  /** A word that only this attempt contains. It finds the attempt in the database. */
  marker: string;
  /** The visitor's IP address, as a proxy sends it. */
  address: string;
  /** If it is taken, it is quarantined, and nobody gets a mail. */
  isSuspicious: boolean;
  /** Other attempts use the same e-mail address, so its mailbox gets three mails a day and no more. */
  isCrowd: boolean;
  /** Tries that are lost, in order. */
  losses: readonly Loss[];
  /** Whether it is sent again after its answer, as by a double click. */
  isRepeated: boolean;
};

const MARKER = /\bm[0-9a-z]+r\d+n\d+\b/;
/** Age of the stamps in milliseconds. A form that is sent too fast after its stamp looks like one from a program. */
const STAMP_AGE = 60_000;
/** The latest time after a request at which its answer is lost, in ms. Most answers come sooner. */
const LOSS_WITHIN = 25;
/** Shares of all attempts. */
const SHARES = { invalid: 0.05, crowd: 0.08, keyReused: 0.04, honeypot: 0.05, repeated: 0.1 };
const LOST = 0.25;
const LOST_HALF = 0.2;

/** The marker in stored fields, which names their attempt. */
export const markerOf = (fields: Readonly<Record<string, string>>) =>
  MARKER.exec(Object.values(fields).join(' '))?.[0];

function lossesOf(random: Random): Loss[] {
  const losses: Loss[] = [];
  while (random.happens(LOST))
    losses.push(random.happens(LOST_HALF) ? 'half' : random.whole(0, LOSS_WITHIN));
  return losses;
}

/** The fields of a form. @param marker a word that the message contains */
export function fieldsOf(form: Form, email: string, marker = ''): Fields {
  if (form !== 'inquiry') return { email };
  const message = `We grow coffee on four acres near Kiambu and would like to know which of your fertilizers suits young trees, and what a first delivery would cost. ${marker}`;
  return { name: 'Wanjiru Kamau', email, subject: 'Coffee', message: message.trim() };
}

/**
 * The attempts of a round.
 * @param name of the run and the round, `m<run>r<round>`, for the markers
 * @param secret signs the time at which a form was opened
 */
export function makeAttempts(
  random: Random,
  count: number,
  name: string,
  secret: string,
): Attempt[] {
  const attempts: Attempt[] = [];
  for (let index = 0; index < count; index += 1) {
    const marker = `${name}n${index}`;
    const isCrowd = random.happens(SHARES.crowd);
    const form = isCrowd ? 'inquiry' : (FORMS[random.whole(0, FORMS.length - 1)] ?? 'inquiry');
    const mailbox = isCrowd ? `crowd-${name}` : marker;
    const email = `${mailbox}${random.happens(SHARES.invalid) ? '.' : '@'}farm.example`;
    const isSuspicious = random.happens(SHARES.honeypot);
    const other = random.happens(SHARES.keyReused) ? attempts.at(-1) : undefined;
    attempts.push({
      key: other?.key ?? randomUUID(),
      form,
      fields: {
        ...fieldsOf(form, email, marker),
        website: isSuspicious ? 'https://spam.example' : '',
        stamp: signStamp(secret, Date.now() - STAMP_AGE),
      },
      marker,
      address: Array.from({ length: 4 }, () => random.whole(1, 223)).join('.'),
      isSuspicious,
      isCrowd,
      losses: lossesOf(random),
      isRepeated: random.happens(SHARES.repeated),
    });
  }
  return attempts;
}
