/** An article of the news, as readers of the newsletter get it. */
import { z } from 'zod';
import { withWholeAddresses } from './article-markup.ts';
import { filled, textOf, type Draft, type Item, type MailContext } from './mail-draft.ts';
import { unsubscribing } from './to-visitors.ts';

/** What is kept of an article while it is sent: the same for every reader. */
const issue = z.object({
  title: z.string(),
  excerpt: z.string(),
  /** Day of publication, as people read it. */
  date: z.string(),
  html: z.string(),
  /** Where it stands on the site. */
  address: z.string(),
});
export type Issue = z.output<typeof issue>;

/** An article as JSON, for the database. @param article as a build has it, with its path `news/some-article` */
export function storedIssue(
  article: string,
  { title, excerpt, date, html }: Omit<Issue, 'address'>,
  siteOrigin: string,
): string {
  const address = `${siteOrigin}/${article}`;
  const whole = withWholeAddresses(html, siteOrigin);
  return JSON.stringify({ title, excerpt, date, html: whole, address } satisfies Issue);
}

/** The newsletter to one reader. Mailboxes show a button to unsubscribe beside it (RFC 2369, RFC 8058). */
export function newsletterArticle(item: Item, context: MailContext): Draft {
  const { mails, site } = context.words;
  const { title, excerpt, date, html, address } = issue.parse(JSON.parse(textOf(item, 'content')));
  const words = filled(mails.newsletter, site, { site: context.siteOrigin });
  const { link, headers } = unsubscribing(item.recipient, context);
  return {
    subject: title,
    content: {
      preview: excerpt,
      title,
      blocks: [
        { is: 'text', text: date },
        { is: 'article', html },
        { is: 'button', label: words.read, address },
      ],
      foot: [site.name, [...site.office.lines, site.phone.display].join(', '), words.foot],
      unsubscribe: { label: words.unsubscribe, address: link },
    },
    replyTo: { name: site.name, address: site.emails.info },
    headers: {
      ...headers,
      // Tells programs that answer for people on leave that no person wrote to them.
      Precedence: 'bulk',
      'List-Id': `${site.name} <newsletter.${new URL(context.siteOrigin).hostname}>`,
    },
  };
}
