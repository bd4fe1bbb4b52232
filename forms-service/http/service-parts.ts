/** What the service is made of, and what it tells. */
import type { Database } from '../database/database.ts';
import type { Recipients } from '../mail/outgoing.ts';
import type { Settings } from '../service-settings.ts';
import type { Form, MakeOutgoing } from '../types.ts';
import type { Pages } from './load-pages.ts';

/** What happened, for the log and the figures: no address, nothing that was written. */
export type Event = {
  /** `taken`, `replayed`, `quarantined`, `confirm`, `leave`, or the name of a problem; `shown` where nothing else has. */
  outcome: string;
  form?: Form | undefined;
  /** Shortened. */
  network: string | null;
  status: number;
  /** How long it took. */
  ms: number;
};

export type ServiceParts = {
  database: Database;
  settings: Pick<Settings, 'allowedOrigin' | 'trustedProxies'>;
  /** Signs stamps and links, and hides what is counted. */
  key: string;
  pages: Pages;
  /** Begins the references that people are given. */
  prefix: string;
  outgoing: MakeOutgoing;
  recipients: Recipients;
  onEvent: (event: Event) => void;
  /** Hears why a request could not be taken, though nothing was wrong with it. */
  onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
};
