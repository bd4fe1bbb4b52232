/** Commands that send mail: test-mail, send-newsletter. */
import { isMailbox } from '../mail/mailbox.ts';
import { sendNow } from '../mail/send-now.ts';
import { recipientsOf } from '../mail/start-sending.ts';
import { receivedCount, PER_MINUTE, readArticleStatus } from '../newsletter-issues.ts';
import { OperationalError } from '../operational-error.ts';
import {
  progressOf,
  startNewsletter,
  stopNewsletter,
  storeTested,
  type Progress,
} from '../store/newsletters.ts';
import { addCommand, readNumber, type Inbox } from './inbox.ts';

/** @throws {OperationalError} if the text is not one address */
function requireMailbox(address: string): string {
  if (isMailbox(address)) return address;
  throw new OperationalError(`"${address}" is no e-mail address.`);
}

const answers = (sent: readonly { to: string; answer: string }[]) =>
  sent
    .map(({ to, answer }) => `The mail server took the mail to ${to}. It said: ${answer}`)
    .join('\n');

const people = (count: number) => (count === 1 ? '1 reader' : `${count} readers`);

/** The progress of a newsletter, as text. */
function progressText(progress: Progress): string {
  const { readers, waiting, givenUp } = progress;
  return [
    `Of ${people(readers)}, ${receivedCount(progress)} have it.`,
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
  const now = Date.now();
  if (options.stop) {
    if (!(await stopNewsletter(database.query, article, now)))
      throw new OperationalError(`${article} is not being sent.`);
    const progress = await progressOf(database.query, article);
    return {
      data: { article, state: 'stopped', ...progress },
      text: `${article} is stopped. ${progressText(progress)}\nTo go on: npm run inbox -- send-newsletter ${article} --yes`,
    };
  }
  const context = await inbox.loadMailContext();
  const issue = await readArticleStatus(database, article, {
    folder: inbox.siteFolder,
    pages: inbox.loadPages(),
    siteOrigin: context.siteOrigin,
  });
  if (!issue)
    throw new OperationalError(
      `There is no article ${article} on the site. Write it as in its address: news/record-coffee-harvest. A new article takes a build first.`,
    );
  const { content, title, state, isTested, readers, missing, waiting, givenUp } = issue;
  const progress = { readers, missing, waiting, givenUp };
  if (options.test !== undefined) {
    const to = [requireMailbox(options.test)];
    const data = { article, content };
    const { smtpUrl } = inbox.settings;
    const sent = await sendNow(smtpUrl, context, 'newsletter-article', to, data);
    await storeTested(database.query, { article, content, now });
    const text = `${answers(sent)}\nRead it there. Then see how many readers would get it: npm run inbox -- send-newsletter ${article}`;
    return { data: { article, sent }, text };
  }
  const { perMinute } = options;
  const minutes = Math.ceil(missing / perMinute);
  const time = `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, ${perMinute} in a minute`;
  const first = `Send a test copy first: npm run inbox -- send-newsletter ${article} --test you@example.com`;
  if (!options.yes) {
    const next = isTested
      ? `To send it: npm run inbox -- send-newsletter ${article} --yes`
      : state
        ? `The article has changed since the last test copy. ${first}`
        : first;
    const would =
      state === 'sending'
        ? `It is being sent. ${progressText(progress)}`
        : missing === 0
          ? `Every reader has it already. ${progressText(progress)}`
          : `${people(missing)} would get it, in ${time}. Nothing was sent now.\n${next}`;
    const data = { article, title, state, ...progress };
    return { data, text: `“${title}”\n${would}` };
  }
  if (!isTested)
    throw new OperationalError(
      state === 'sending'
        ? `${article} is being sent with its earlier words. To send the new ones, first stop it: npm run inbox -- send-newsletter ${article} --stop`
        : first,
    );
  if (missing === 0) throw new OperationalError('Every reader has it already.');
  await startNewsletter(database.query, { article, content, perMinute, now });
  return {
    data: { article, state: 'sending', ...progress },
    text: `The server now sends “${title}” to ${people(missing)}, in ${time}.\nTo see how far it is: npm run inbox -- send-newsletter ${article}\nTo stop it: npm run inbox -- send-newsletter ${article} --stop`,
  };
}

export function addMailCommands(inbox: Inbox): void {
  addCommand(inbox, 'test-mail [address]', async (address: string | undefined) => {
    const context = await inbox.loadMailContext();
    const { staff } = recipientsOf(inbox.settings, context.words);
    const { mailStaffSecond: second, smtpUrl } = inbox.settings;
    const all =
      address === undefined ? [...staff, ...(second ? [second] : [])] : [requireMailbox(address)];
    const sent = await sendNow(smtpUrl, context, 'test-mail', [...new Set(all)]);
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
