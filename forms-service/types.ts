/** What the parts of the service share: forms, submissions, outgoing mail. Times are milliseconds since 1970. */

import { FORM_FIELDS, type FormName } from '@website/site/forms/validation';

export type Form = FormName;
/** The forms that are taken. */
export const FORMS = Object.keys(FORM_FIELDS) as Form[];

/** What a visitor sent, validated and normalised; every form has an `email`. */
export type Fields = { email: string } & Record<string, string>;

/** Why a submission is quarantined, by name, with the text for staff. */
export const SUSPICIONS = {
  honeypot: 'the field that people cannot see was filled in',
  'stamp-missing': 'it did not say when the form was opened',
  'stamp-forged': 'the time at which the form was opened was forged',
  'stamp-fast': 'it was filled in faster than a person can',
  'stamp-old': 'the form was opened more than a week before',
} as const;
export type Suspicion = keyof typeof SUSPICIONS;

/** `quarantined`: stored and answered like any other, but nobody was written to. */
export const STATES = ['new', 'quarantined', 'answered'] as const;
export type State = (typeof STATES)[number];

/** At most so many of something in a span of time. */
export type Limit = {
  /** What is counted, only once in a list: an HMAC of an address or a network, never the address itself. */
  bucket: string;
  /** Length of a window. */
  windowMs: number;
  most: number;
};

/** A submission on its way in. */
export type Arrival = {
  form: Form;
  fields: Fields;
  /** The visitor's network, shortened (`203.0.113.0/24`), or `null` where it is unknown. */
  network: string | null;
  suspicion: Suspicion | null;
  /** The attempt's Idempotency-Key. */
  key: string;
  /** Hash of all that was sent: tells a retry from another submission under the same key. */
  fingerprint: string;
  limits: readonly Limit[];
};

/** Where an address stands with the newsletter. */
export type SubscriptionState = 'pending' | 'confirmed' | 'left';

/** A submission that is stored. */
export type Submission = {
  id: string;
  /** For people: `KAG-7Q2M-XK4D`. */
  reference: string;
  form: Form;
  receivedAt: number;
  fields: Fields;
  network: string | null;
  state: State;
  suspicion: Suspicion | null;
  answeredAt: number | null;
  /** What staff wrote down when they marked it as answered. */
  note: string | null;
};

/** What became of an arrival. */
export type Acceptance =
  | { is: 'taken'; reference: string; replayed: boolean }
  /** The key was used for something else. */
  | { is: 'key-reused' }
  | { is: 'too-many'; retryAfterSeconds: number };

/** What a mail or a call of the webhook is made of when it is sent. No secrets. */
export type OutgoingData = Record<string, string | number | null>;

/** A mail or a call of the webhook to be sent. */
export type Outgoing = {
  kind: 'mail' | 'webhook';
  template: string;
  /** The mail's address or the webhook's. */
  recipient: string;
  data: OutgoingData;
  /** Stays the same however often it is tried; unique. */
  messageId: string;
};

/**
 * What has to be sent because of a submission. Only the message ids differ from call to call. Called in the transaction
 * that stores or releases the submission. `subscription`: the state of the address, for the newsletter.
 */
export type MakeOutgoing = (
  submission: Submission,
  subscription: SubscriptionState | null,
) => readonly Outgoing[];

export const OUTBOX_STATES = ['queued', 'claimed', 'sent', 'dead'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** An outgoing item in the outbox. */
export type OutboxItem = Outgoing & {
  id: string;
  /** The submission it belongs to, if any. */
  submissionId: string | null;
  state: OutboxState;
  /** How often it was claimed, this time included. */
  tries: number;
  /** Not before this. */
  dueAt: number;
  claimedBy: string | null;
  claimedUntil: number | null;
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
};
