/** What the parts of the service share: forms, submissions, outgoing mail. Times are milliseconds since 1970. */

import { FIELDS, namesOf, type FormName } from '@website/site/forms/fields';
import type { Mailbox } from './store/mailboxes.ts';

export type Form = FormName;
/** All forms. */
export const FORMS = namesOf(FIELDS);

/** The language of a submission that names none. The migration that added the column has it too. */
export const FIRST_LANGUAGE = 'en';

/** The validated and normalised fields of a form. Every form has an `email`. */
export type Fields = { email: string } & Record<string, string>;

/** Why a submission is quarantined, by name, with the text for staff. */
export const SUSPICIONS = {
  honeypot: 'the field that people cannot see was filled in',
  'stamp-missing': 'it did not say when the form was opened',
  'stamp-forged': 'the time at which the form was opened was forged',
  /** Only earlier versions stored this one. Now a visitor who is too fast is asked to wait. */
  'stamp-fast': 'it was filled in faster than a person can',
  'stamp-old': 'the form was opened more than a week before',
  many: 'very many came from the same network within an hour',
} as const;
export type Suspicion = keyof typeof SUSPICIONS;

/** `quarantined`: stored and answered like any other, but no mail is sent. `junk`: staff have set it aside. */
export const STATES = ['new', 'quarantined', 'answered', 'junk'] as const;
export type State = (typeof STATES)[number];

/** How many submissions in a window of time are usual. More are quarantined. */
export type Limit = {
  /** Says whose submissions are counted: an HMAC of an address or a network. Unique in a list of limits. */
  bucket: string;
  /** Length of the window, which slides. */
  windowMs: number;
  most: number;
};

/** A submission before it is stored. */
export type Arrival = {
  form: Form;
  fields: Fields;
  /** Code of the form's language; without it, that of the first. */
  language?: string;
  /** The visitor's network, shortened (`203.0.113.0/24`), or `null` where it is unknown. */
  network: string | null;
  suspicion: Suspicion | null;
  /** The attempt's Idempotency-Key. If the browser sent none, the service makes one. */
  key: string;
  /** Only if the browser sent no key: more keys that identify the same submission. */
  otherKeys?: readonly string[];
  /** Hash of everything that was sent. It tells a retry from another submission with the same key. */
  fingerprint: string;
  limits: readonly Limit[];
  /**
   * Used instead of `limits` when one mailbox sends unusually much, so that it does not use up the limits of others.
   */
  repeatLimits?: readonly Limit[];
  /** If it is missing, mails to the visitor are not counted. */
  mailbox?: Mailbox;
};

/** The state of an address in the newsletter. */
export type SubscriptionState = 'pending' | 'confirmed' | 'left';

/** A submission that is stored. */
export type Submission = {
  id: string;
  /** For people: `ABC-7Q2M-XK4D`. */
  reference: string;
  form: Form;
  receivedAt: number;
  fields: Fields;
  /** Code of the form's language, such as `en`. */
  language: string;
  network: string | null;
  state: State;
  suspicion: Suspicion | null;
  answeredAt: number | null;
  /** The newest note of staff; `store/history.ts` has all of them. */
  note: string | null;
};

/** The result of storing a submission. */
export type Acceptance =
  /** `isMany`: more than a limit. */
  | { is: 'taken'; reference: string; replayed: boolean; isMany?: true }
  /** The key was used for something else. */
  | { is: 'key-reused' };

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
 * Returns what must be sent because of a submission. Called in the transaction that stores or releases the submission,
 * which may run more than once: only the message ids differ from call to call. `subscription`: the state of the
 * address, for the newsletter.
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
  /** Its submission, or `null`. */
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

/** Which page of a list: how many items come before it, and how many it may have. */
export type PageRequest = { skip: number; most: number };
