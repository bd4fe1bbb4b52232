/** The parts that the service is made of, and its reports. */
import type { Database } from '../database/database.ts';
import type { Recipients } from '../mail/outgoing.ts';
import type { Settings } from '../service-settings.ts';
import type { Form, MakeOutgoing } from '../types.ts';
import type { Pages } from '../pages/pages.tsx';

/** A report for the log. It contains no address, and nothing that a visitor wrote. */
export type Event = {
  /**
   * `taken`, `replayed`, `quarantined`, `confirm`, `leave`, the name of a problem, or `shown` for other
   * requests.
   */
  outcome: string;
  form?: Form | undefined;
  network: string | null;
  status: number;
  /** Milliseconds until the answer. */
  ms: number;
};

export type ServiceParts = {
  database: Database;
  settings: Pick<Settings, 'allowedOrigin' | 'trustedProxies' | 'usualAnHour'>;
  /** The secret for stamps and links, and for the hashes of counted addresses. */
  key: string;
  pages: Pages;
  outgoing: MakeOutgoing;
  recipients: Recipients;
  onEvent: (event: Event) => void;
  /** Called with the error when a correct request failed because of the service. */
  onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after milliseconds. */
  sleep: (ms: number) => Promise<unknown>;
};
