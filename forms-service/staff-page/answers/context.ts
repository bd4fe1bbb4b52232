/** What the answers of the page for staff work with. */
import type { Database } from '../../database/database.ts';
import type { Look } from '../../http/load-pages.ts';
import type { RawFields } from '../../http/request-body.ts';
import type { MakeOutgoing } from '../../types.ts';
import type { Visit } from '../visit.ts';

export type StaffParts = {
  database: Database;
  look: Look;
  /** What has to be sent when a submission is let through. */
  outgoing: MakeOutgoing;
  /** Signs the tokens of pages. */
  secret: string;
  /** Address of the page where a proxy with a sign-in stands in front of it. */
  url?: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Gets the error when a correct request failed because of us. */
  onFailure: (error: unknown) => void;
};

/** One request. */
export type Context = Pick<StaffParts, 'database' | 'outgoing'> & {
  visit: Visit;
  query: URLSearchParams;
  /** What a form has sent. */
  fields: RawFields;
};
