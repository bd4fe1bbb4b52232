/** What the service needs, and what it reports. */
import type { Database } from '../database/database.ts';
import type { Recipients } from '../mail/outgoing.ts';
import type { Settings } from '../service-settings.ts';
import type { Form, MakeOutgoing } from '../types.ts';
import type { Pages } from './load-pages.ts';

/** What happened, for the log and the figures: no address, nothing that a visitor wrote. */
export type Event = {
  /** `taken`, `replayed`, `quarantined`, `confirm`, `leave`, `staff-…`, the name of a problem, or `shown` for anything else. */
  outcome: string;
  form?: Form | undefined;
  network: string | null;
  status: number;
  /** Milliseconds until the answer. */
  ms: number;
};

export type ServiceParts = {
  database: Database;
  settings: Pick<Settings, 'allowedOrigin' | 'trustedProxies'>;
  /** The secret that signs stamps and links, and hashes what is counted. */
  key: string;
  pages: Pages;
  /** The beginning of every reference. */
  prefix: string;
  outgoing: MakeOutgoing;
  recipients: Recipients;
  onEvent: (event: Event) => void;
  /** Gets the error when a correct request failed because of us. */
  onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
};
