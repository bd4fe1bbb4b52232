/** The newsletter mail: an article of the news. */
import { z } from 'zod';
import { withWholeAddresses } from './article-markup.ts';
import { filled, textOf, type Draft, type Item, type MailContext } from './mail-draft.ts';
import { unsubscribing } from './reader-links.ts';

/** The stored part of an article while it is sent. It is the same for every reader. */
const issue = z.object({
  title: z.string(),
  excerpt: z.string(),
  /** Day of publication, as text for people. */
  date: z.string(),
  html: z.string(),
  /** Its address on the site. */
  address: z.string(),
});
type Issue = z.output<typeof issue>;

/** An article as JSON for the database. @param article from the build, with its path such as `news/some-article` */
export function storedIssue(
  article: string,
  { title, excerpt, date, html }: Omit<Issue, 'address'>,
  siteOrigin: string,
): string {
  const address = `${siteOrigin}/${article}`;
  const whole = withWholeAddresses(html, siteOrigin);
  return JSON.stringify({ title, excerpt, date, html: whole, address } satisfies Issue);
}

/** The newsletter for one reader. Its headers make mailboxes show a button to unsubscribe (RFC 2369, RFC 8058). */
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
      // Automatic replies, for example of people on holiday, are not sent to mails with this header.
      Precedence: 'bulk',
      'List-Id': `${site.name} <newsletter.${new URL(context.siteOrigin).hostname}>`,
    },
  };
}
