/** What the parts of the service share: forms, submissions, outgoing mail. Times are milliseconds since 1970. */

import { FORM_FIELDS, type FormName } from '@website/site/forms/validation';
import type { Mailbox } from './store/mailboxes.ts';

export type Form = FormName;
/** All forms. */
export const FORMS = Object.keys(FORM_FIELDS) as Form[];

/** The validated and normalised fields of a form. Every form has an `email`. */
export type Fields = { email: string } & Record<string, string>;

/** Why a submission is quarantined, by name, with the text for staff. */
export const SUSPICIONS = {
  honeypot: 'the field that people cannot see was filled in',
  'stamp-missing': 'it did not say when the form was opened',
  'stamp-forged': 'the time at which the form was opened was forged',
  /** Of earlier versions: whoever is too fast is now asked to wait. */
  'stamp-fast': 'it was filled in faster than a person can',
  'stamp-old': 'the form was opened more than a week before',
} as const;
export type Suspicion = keyof typeof SUSPICIONS;

/** `quarantined`: stored and answered like any other, but no mail is sent. `junk`: staff have set it aside. */
export const STATES = ['new', 'quarantined', 'answered', 'junk'] as const;
export type State = (typeof STATES)[number];

/** The greatest number of submissions in a window of time. */
export type Limit = {
  /** Whose submissions are counted: an HMAC of an address or a network. Unique in a list of limits. */
  bucket: string;
  /** Length of the window, which slides. */
  windowMs: number;
  most: number;
};

/** A submission before it is stored. */
export type Arrival = {
  form: Form;
  fields: Fields;
  /** The visitor's network, shortened (`203.0.113.0/24`), or `null` where it is unknown. */
  network: string | null;
  suspicion: Suspicion | null;
  /** The attempt's Idempotency-Key, or one that stands for it where the browser gave none. */
  key: string;
  /** Where the browser gave none: further keys by which the same submission is known again. */
  otherKeys?: readonly string[];
  /** Hash of all that was sent: tells a retry from another submission under the same key. */
  fingerprint: string;
  limits: readonly Limit[];
  /** Counted instead where unusually many come with one mailbox: they must not use up what others need. */
  repeatLimits?: readonly Limit[];
  /** Without it the mails to the visitor are not counted. */
  mailbox?: Mailbox;
};

/** The state of an address in the newsletter. */
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
  /** The newest note of staff; `store/history.ts` has all of them. */
  note: string | null;
};

/** The result of storing a submission. */
export type Acceptance =
  | { is: 'taken'; reference: string; replayed: boolean }
  /** The key was used for something else. */
  | { is: 'key-reused' }
  | { is: 'too-many'; retryAfterSeconds: number };

/** The data of a mail or a webhook call. No secrets. */
export type OutgoingData = Record<string, string | number | null>;

/** A mail or a webhook call to be sent. */
export type Outgoing = {
  kind: 'mail' | 'webhook';
  template: string;
  /** The address of the mail, or of the webhook. */
  recipient: string;
  data: OutgoingData;
  /** Unique, and the same at each attempt. */
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
  /** How often it was claimed. */
  tries: number;
  /** The time of the next attempt. */
  dueAt: number;
  claimedBy: string | null;
  claimedUntil: number | null;
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
};
