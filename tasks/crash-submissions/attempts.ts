/** What a round's visitors send: all forms, and some of what must be refused or held back. */
import { signStamp } from '#server/submissions/tokens.ts';
import { FORMS, type Form } from '#server/submissions/types.ts';
import type { Random } from './random.ts';

/** How the network loses a try: in the middle of the request, or so many milliseconds after its end. */
export type Loss = { after: 'half' } | { after: 'request'; ms: number };

/** One visitor's submission, however often it has to be sent. */
export type Attempt = {
  key: string;
  form: Form;
  fields: Readonly<Record<string, string>>;
  /** Stands in what is stored of it, and nowhere else. */
  marker: string;
  /** Where it comes from, as a proxy would say. */
  address: string;
  /** Held back where it is taken: nobody is written to. */
  isSuspicious: boolean;
  /** Tries that are lost, in order. */
  losses: readonly Loss[];
  /** Whether it is sent once more after its answer, as by a double click. */
  isRepeated: boolean;
};

const MARKER = /\bm[0-9a-z]+r\d+n\d+\b/;
/** Age of the stamps in milliseconds: nobody takes their sender for a machine. */
const STAMP_AGE = 60_000;
/** Milliseconds after a request within which its answer is lost; most come sooner. */
const LOSS_WITHIN = 25;
/** Shares of all attempts. */
const SHARES = { invalid: 0.05, crowd: 0.08, keyReused: 0.04, honeypot: 0.05, repeated: 0.1 };
const LOST = 0.25;
const LOST_HALF = 0.2;

/** The marker of the attempt that something stored comes from. */
export const markerOf = (fields: Readonly<Record<string, string>>) =>
  MARKER.exec(Object.values(fields).join(' '))?.[0];

function uuid({ hex }: Random): string {
  return [hex(8), hex(4), `4${hex(3)}`, `8${hex(3)}`, hex(12)].join('-');
}

function lossesOf(random: Random): Loss[] {
  const losses: Loss[] = [];
  while (random.happens(LOST))
    losses.push(
      random.happens(LOST_HALF)
        ? { after: 'half' }
        : { after: 'request', ms: random.whole(0, LOSS_WITHIN) },
    );
  return losses;
}

function fieldsOf(form: Form, email: string, marker: string): Record<string, string> {
  if (form !== 'inquiry') return { email };
  return {
    name: 'Wanjiru Kamau',
    email,
    subject: 'Coffee',
    message: `Which seedlings stand the frost of Limuru? ${marker}`,
  };
}

/**
 * The attempts of a round.
 * @param name tells this run's and this round's markers from all others: `m<run>r<round>`
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
    // An address may send five times an hour: some of a crowd are refused.
    const mailbox = isCrowd ? `crowd-${name}` : marker;
    const email = `${mailbox}${random.happens(SHARES.invalid) ? '.' : '@'}farm.example`;
    const isSuspicious = random.happens(SHARES.honeypot);
    const other = random.happens(SHARES.keyReused) ? attempts.at(-1) : undefined;
    attempts.push({
      key: other?.key ?? uuid(random),
      form,
      fields: {
        ...fieldsOf(form, email, marker),
        website: isSuspicious ? 'https://spam.example' : '',
        stamp: signStamp(secret, Date.now() - STAMP_AGE),
      },
      marker,
      address: Array.from({ length: 4 }, () => random.whole(1, 223)).join('.'),
      isSuspicious,
      losses: lossesOf(random),
      isRepeated: random.happens(SHARES.repeated),
    });
  }
  return attempts;
}
