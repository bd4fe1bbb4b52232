/** The data that answers of the page for staff use. */
import type { Database } from '../../database/database.ts';
import type { TrustedProxies } from '../../http/client-address.ts';
import type { SiteFile } from '../../pages/site-file.ts';
import type { RawFields } from '../../http/request-body.ts';
import type { MailContext } from '../../mail/mail-draft.ts';
import type { Recipients } from '../../mail/outgoing.ts';
import type { MakeOutgoing } from '../../types.ts';
import type { Choices } from '../../shown-fields.ts';
import type { Visit } from '../staff-visit.ts';

/** The parts that come from a build. After a new build all of them are made again. */
export type OfBuild = {
  site: SiteFile;
  /** What the choices of the forms offer. */
  choices: Choices;
  /** Returns what must be sent when a submission is released. */
  outgoing: MakeOutgoing;
  /** The recipients of calls about erasures. */
  recipients: Pick<Recipients, 'webhookUrl'>;
  /** The data for links to unsubscribe. */
  links: Pick<MailContext, 'serviceOrigin' | 'key'>;
};

export type StaffParts = {
  database: Database;
  /** Returns the parts from the build that the site shows now. */
  newest: () => OfBuild;
  /** Signs the tokens of pages. */
  secret: string;
  /** Address of the page at a proxy with sign-in, if there is one. */
  url?: string | undefined;
  /** Address of the site's editor. */
  editorUrl?: string | undefined;
  /** Say from which address a password comes. */
  trustedProxies: TrustedProxies;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with the error when a correct request failed because of the service. */
  onFailure: (error: unknown) => void;
};

/** One request. */
export type Context = Omit<OfBuild, 'site' | 'choices'> & {
  database: Database;
  visit: Visit;
  query: URLSearchParams;
  /** The sent fields of a form. */
  fields: RawFields;
};
