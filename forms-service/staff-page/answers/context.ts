/** What the answers of the page for staff work with. */
import type { Database } from '../../database/database.ts';
import type { Look } from '../../http/load-pages.ts';
import type { RawFields } from '../../http/request-body.ts';
import type { MailContext } from '../../mail/mail-draft.ts';
import type { Recipients } from '../../mail/outgoing.ts';
import type { MakeOutgoing } from '../../types.ts';
import type { Visit } from '../visit.ts';

export type StaffParts = {
  database: Database;
  look: Look;
  /** What has to be sent when a submission is let through. */
  outgoing: MakeOutgoing;
  /** Who is told of what is erased. */
  recipients: Pick<Recipients, 'webhookUrl'>;
  /** What links to unsubscribe are made of. */
  links: Pick<MailContext, 'serviceOrigin' | 'key'>;
  /** Signs the tokens of pages. */
  secret: string;
  /** Address of the page where a proxy with a sign-in stands in front of it. */
  url?: string | undefined;
  /** Of the editor of the site, to which the page leads. */
  editorUrl?: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Gets the error when a correct request failed because of us. */
  onFailure: (error: unknown) => void;
};

/** One request. */
export type Context = Pick<StaffParts, 'database' | 'outgoing' | 'recipients' | 'links'> & {
  visit: Visit;
  query: URLSearchParams;
  /** What a form has sent. */
  fields: RawFields;
};
