/** What the answers of the page for staff work with. */
import type { Database } from '../../database/database.ts';
import type { ListedArticle } from '../../http/load-article.ts';
import type { Look } from '../../http/load-pages.ts';
import type { RawFields } from '../../http/request-body.ts';
import type { MailContext } from '../../mail/mail-draft.ts';
import type { Recipients } from '../../mail/outgoing.ts';
import type { ArticleStatus } from '../../newsletter-issues.ts';
import type { MakeOutgoing } from '../../types.ts';
import type { Visit } from '../staff-visit.ts';

/** The articles of a build, and a way to send one of them to try it. */
export type NewsletterDesk = {
  list: () => Promise<ListedArticle[]>;
  /** @returns `null` where the build has no such article */
  read: (article: string) => Promise<ArticleStatus | null>;
  /** Sends one copy at once. @returns what the mail server answered @throws {NotSentError} */
  tryOut: (status: ArticleStatus, to: string) => Promise<string>;
};

/** What is made of a build. After a new build all of it is made anew. */
export type OfBuild = {
  look: Look;
  /** What has to be sent when a submission is let through. */
  outgoing: MakeOutgoing;
  /** Who is told of what is erased. */
  recipients: Pick<Recipients, 'webhookUrl'>;
  /** What links to unsubscribe are made of. */
  links: Pick<MailContext, 'serviceOrigin' | 'key'>;
  /** The articles that can be sent to all readers. */
  newsletter: NewsletterDesk;
};

export type StaffParts = {
  database: Database;
  /** What is made of the build that the site shows now. */
  newest: () => OfBuild;
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
export type Context = Omit<OfBuild, 'look'> & {
  database: Database;
  visit: Visit;
  query: URLSearchParams;
  /** What a form has sent. */
  fields: RawFields;
};
