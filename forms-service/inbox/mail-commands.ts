/** Commands that send mail at once: test-mail, send-newsletter. */
import { randomUUID } from 'node:crypto';
import { loadArticle } from '../http/load-article.ts';
import { DeliveryError } from '../mail/delivery.ts';
import { hintOf } from '../mail/failure-hints.ts';
import { isMailbox } from '../mail/mailbox.ts';
import { recipientsOf } from '../mail/sending.ts';
import { createSmtp } from '../mail/smtp.ts';
import type { MailContext } from '../mail/mail-draft.ts';
import { storedIssue } from '../mail/to-readers.ts';
import {
  findNewsletter,
  progressOf,
  startNewsletter,
  stopNewsletter,
  storeTested,
  type Progress,
} from '../store/newsletters.ts';
import type { OutboxItem, OutgoingData } from '../types.ts';
import { addCommand, InboxError, readNumber, type Inbox } from './inbox.ts';

/** Milliseconds. */
const PATIENCE = 60_000;
/** Newsletters in a minute: mail providers refuse more at once from most senders. */
const PER_MINUTE = 60;

/** A mail that stands in no outbox. */
const mailTo = (
  context: MailContext,
  template: string,
  recipient: string,
  data: OutgoingData = {},
) => {
  const now = Date.now();
  const host = new URL(context.siteOrigin).hostname;
  return {
    id: '',
    kind: 'mail',
    template,
    recipient,
    data,
    messageId: `<${randomUUID()}@${host}>`,
    submissionId: null,
    state: 'claimed',
    tries: 1,
    dueAt: now,
    claimedBy: null,
    claimedUntil: null,
    lastError: null,
    createdAt: now,
    sentAt: null,
  } satisfies OutboxItem;
};

/** Sends mails now, one after another. @returns what the mail server answered @throws {InboxError} where it took none */
async function sendNow(
  inbox: Inbox,
  context: MailContext,
  mails: readonly OutboxItem[],
): Promise<{ to: string; answer: string }[]> {
  const { smtpUrl } = inbox.settings;
  if (!smtpUrl)
    throw new InboxError(
      'SMTP_URL is not set, so no mail can be sent. Set it to the address of your mail server.',
    );
  const smtp = createSmtp(smtpUrl, context);
  try {
    const sent: { to: string; answer: string }[] = [];
    for (const item of mails) {
      const answer = await smtp
        .deliver(item, AbortSignal.timeout(PATIENCE))
        .catch((error: unknown) => {
          if (!(error instanceof DeliveryError)) throw error;
          const hint = hintOf(error.message);
          const said = `The mail to ${item.recipient} was not sent. ${new URL(smtpUrl).host} said: ${error.message}`;
          throw new InboxError([said, hint].filter(Boolean).join('\n'), { cause: error });
        });
      sent.push({ to: item.recipient, answer });
    }
    return sent;
  } finally {
    smtp.close();
  }
}

/** @throws {InboxError} where it is not one address */
function requireMailbox(address: string): string {
  if (isMailbox(address)) return address;
  throw new InboxError(`"${address}" is no e-mail address.`);
}

const answers = (sent: readonly { to: string; answer: string }[]) =>
  sent
    .map(({ to, answer }) => `The mail server took the mail to ${to}. It said: ${answer}`)
    .join('\n');

const people = (count: number) => (count === 1 ? '1 reader' : `${count} readers`);

/** How far a newsletter is, in words. */
function progressText({ readers, missing, waiting, givenUp }: Progress): string {
  const have = readers - missing - waiting - givenUp;
  return [
    `Of ${people(readers)}, ${have} have it.`,
    ...(waiting > 0
      ? [`${waiting} ${waiting === 1 ? 'copy waits' : 'copies wait'} to be sent.`]
      : []),
    ...(givenUp > 0
      ? [`${givenUp} could not be sent: npm run inbox -- outbox --state given-up`]
      : []),
  ].join(' ');
}

type SendOptions = { test?: string; yes?: boolean; stop?: boolean; perMinute: number };

async function sendNewsletter(inbox: Inbox, article: string, options: SendOptions) {
  const database = await inbox.open();
  const now = inbox.now();
  if (options.stop) {
    if (!(await stopNewsletter(database, article, now)))
      throw new InboxError(`${article} is not being sent.`);
    const progress = await progressOf(database, article);
    return {
      data: { article, state: 'stopped', ...progress },
      text: `${article} is stopped. ${progressText(progress)}\nTo go on: npm run inbox -- send-newsletter ${article} --yes`,
    };
  }
  const found = await loadArticle(inbox.siteFolder, inbox.loadPages(), article);
  if (!found)
    throw new InboxError(
      `There is no article ${article} on the site. Write it as in its address: news/record-coffee-harvest. A new article takes a build first.`,
    );
  const context = await inbox.loadMailContext();
  const content = storedIssue(article, found, context.siteOrigin);
  if (options.test !== undefined) {
    const mail = mailTo(context, 'newsletter-article', requireMailbox(options.test), {
      article,
      content,
    });
    const sent = await sendNow(inbox, context, [mail]);
    await storeTested(database, { article, content, now });
    const text = `${answers(sent)}\nRead it there. Then see how many readers would get it: npm run inbox -- send-newsletter ${article}`;
    return { data: { article, sent }, text };
  }
  const known = await findNewsletter(database, article);
  const progress = await progressOf(database, article);
  const { perMinute } = options;
  const minutes = Math.ceil(progress.missing / perMinute);
  const time = `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, ${perMinute} in a minute`;
  const isTested = known !== null && known.content === content;
  const first = `Send a test copy first: npm run inbox -- send-newsletter ${article} --test you@example.com`;
  if (!options.yes) {
    const next = isTested
      ? `To send it: npm run inbox -- send-newsletter ${article} --yes`
      : known
        ? `The article has changed since the last test copy. ${first}`
        : first;
    const would =
      known?.state === 'sending'
        ? `It is being sent. ${progressText(progress)}`
        : progress.missing === 0
          ? `Every reader has it already. ${progressText(progress)}`
          : `${people(progress.missing)} would get it, in ${time}. Nothing was sent now.\n${next}`;
    const data = { article, title: found.title, state: known?.state ?? null, ...progress };
    return { data, text: `“${found.title}”\n${would}` };
  }
  if (!isTested)
    throw new InboxError(
      known?.state === 'sending'
        ? `${article} is being sent with its earlier words. To send the new ones, first stop it: npm run inbox -- send-newsletter ${article} --stop`
        : first,
    );
  if (progress.missing === 0) throw new InboxError('Every reader has it already.');
  await startNewsletter(database, { article, content, perMinute, now });
  return {
    data: { article, state: 'sending', ...progress },
    text: `The server now sends “${found.title}” to ${people(progress.missing)}, in ${time}.\nTo see how far it is: npm run inbox -- send-newsletter ${article}\nTo stop it: npm run inbox -- send-newsletter ${article} --stop`,
  };
}

export function addMailCommands(inbox: Inbox): void {
  addCommand(inbox, 'test-mail [address]', async (address: string | undefined) => {
    const context = await inbox.loadMailContext();
    const { staff } = recipientsOf(inbox.settings, context.words);
    const second = inbox.settings.mailStaffSecond;
    const all =
      address === undefined ? [...staff, ...(second ? [second] : [])] : [requireMailbox(address)];
    const mails = [...new Set(all)].map((to) => mailTo(context, 'test-mail', to));
    const sent = await sendNow(inbox, context, mails);
    return {
      data: { sent },
      text: `${answers(sent)}\nNow look whether it has arrived, also among spam.`,
    };
  });

  addCommand(inbox, 'send-newsletter <article>', (article: string, options: SendOptions) =>
    sendNewsletter(inbox, article.replace(/^\//, ''), options),
  )
    .option('--test <address>', 'send one copy to this address, and to no reader')
    .option('--yes', 'send it to all readers who do not have it')
    .option('--stop', 'stop sending it')
    .option('--per-minute <number>', 'copies in a minute', readNumber, PER_MINUTE);
}
