/** The service's settings, read from environment variables. One error reports all mistakes, and shows no secrets. */
import { z } from 'zod';
import { readNetwork, type TrustedProxies } from './http/client-address.ts';
import { OperationalError } from './operational-error.ts';
import { DAY } from './time-units.ts';

const whole = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `a whole number from ${least} to ${most}`,
    )
    .transform(Number);

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https:// or http://',
});

const origin = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    'an origin such as https://www.example.com, without a slash at the end',
  );

/** One address, alone. */
const address = z.email('an e-mail address');

/** Items separated by commas. */
const listOf = (text: string) => text.split(',').map((one) => one.trim());

/** Characters of a secret that signs. */
const SECRET_LENGTH = 32;
const MOST_PROXIES = 10;

/** A number of proxies, or their networks. */
const proxies = z
  .string()
  .transform((text): TrustedProxies => (/^\d{1,2}$/.test(text) ? Number(text) : listOf(text)))
  .refine(
    (value) =>
      typeof value === 'number' ? value <= MOST_PROXIES : value.every((one) => readNetwork(one)),
    'networks of your proxies such as 10.0.0.0/8, separated by commas, or their number from 0 to 10',
  );

/** `whsec_` and the key in Base64, or the key itself. */
const isWebhookSecret = (value: string) =>
  value.startsWith('whsec_')
    ? /^whsec_(?:[A-Za-z0-9+/]{4}){5,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)
    : value.length >= 16;
/** Whether only programs on this machine reach a host. */
const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

const environment = z
  .object({
    /** `live` for real submissions. */
    SUBMISSIONS: z.enum(['off', 'live'], 'off or live').default('off'),
    /** Where the service answers when the site itself is on a static host. Read by the build. */
    SUBMISSIONS_ORIGIN: origin.optional(),
    /** Folder of the SQLite database. */
    SUBMISSIONS_FOLDER: z.string().default('var/submissions'),
    /** PostgreSQL instead of SQLite. */
    DATABASE_URL: z
      .url({
        protocol: /^postgres(?:ql)?$/,
        error: 'an address such as postgres://user:password@host/database',
      })
      .optional(),
    /**
     * Signs links and stamps. If it is missing, the service makes one at its first start and stores it in the database.
     * Several secrets are separated by commas: the first one signs, and all are accepted.
     */
    SUBMISSIONS_SECRET: z
      .string()
      .refine(
        (value) => listOf(value).every((one) => one.length >= SECRET_LENGTH),
        `at least ${SECRET_LENGTH} characters; several secrets are separated by commas`,
      )
      .optional(),
    /** If it is missing, no mail is sent: mails wait in the outbox. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:password@host' })
      .optional(),
    MAIL_FROM: address.optional(),
    /** Addresses of staff for mails about submissions, separated by commas. */
    MAIL_STAFF: z.string().transform(listOf).pipe(z.array(address).min(1)).optional(),
    /** Gets the mails that MAIL_STAFF cannot receive. Best at another mail provider. */
    MAIL_STAFF_SECOND: address.optional(),
    /** Address of the page for staff, for links in mails to them. */
    STAFF_URL: webAddress.transform((value) => value.replace(/\/$/, '')).optional(),
    /** Address of the site's editor. The page for staff has a link to it. */
    EDIT_URL: webAddress.optional(),
    /** The site's own address, for links in mails. */
    SITE_ORIGIN: origin.optional(),
    /** Origin of a static site whose forms may be sent to this service. */
    ALLOWED_ORIGIN: origin.optional(),
    /** Proxies in front of the server; 0 ignores `X-Forwarded-For`. */
    TRUST_PROXY: proxies.prefault('0'),
    /**
     * Submissions in an hour that are usual for one IP address, and for its network. More are taken, but staff look at
     * them before anybody is written to.
     */
    USUAL_FROM_ADDRESS: whole(1, 1_000_000).prefault('300'),
    USUAL_FROM_NETWORK: whole(1, 1_000_000).prefault('3000'),
    WEBHOOK_URL: webAddress
      // `fetch` refuses an address with a password. The signature already proves who calls.
      .refine((value) => !/^[^/]*\/\/[^/?#]*@/.test(value), 'an address without user and password')
      .optional(),
    /**
     * Signs the webhook's calls. Several secrets, separated by commas, are used while the other system changes its own.
     */
    WEBHOOK_SECRET: z
      .string()
      .refine(
        (value) => listOf(value).every(isWebhookSecret),
        'at least 16 characters, or whsec_ and a key of at least 16 bytes in Base64',
      )
      .optional(),
    /**
     * Months for which submissions are stored. `content/en/papers/privacy-real.yaml` and `content/en/submissions.yaml`
     * repeat the number: change all three.
     */
    RETENTION_MONTHS: whole(1, 120).prefault('24'),
    /**
     * Days for which an unconfirmed or unsubscribed address is stored. At least 8: browsers try again for seven days,
     * and a repeated sign-up is recognised only while it is stored.
     */
    RETENTION_UNCONFIRMED_DAYS: whole(8, 365).prefault('14'),
    /** Days for which sent mails, and the networks of submissions, are stored. */
    RETENTION_LOG_DAYS: whole(1, 365).prefault('14'),
    /** Port of the page for staff; 0 is any free port. */
    STAFF_PORT: whole(0, 65535).prefault('4180'),
    STAFF_HOST: z.string().default('127.0.0.1'),
    /** Lets the page for staff listen on an address that other machines can reach. */
    STAFF_ANYWHERE: z.enum(['no', 'yes'], 'no or yes').default('no'),
  })
  .refine((all) => isLoopback(all.STAFF_HOST) || all.STAFF_ANYWHERE === 'yes', {
    path: ['STAFF_HOST'],
    message:
      'an address of this machine alone, such as 127.0.0.1: the page for staff itself asks nobody for a password. If a proxy in front of it asks, add STAFF_ANYWHERE=yes',
  })
  .refine((all) => !all.WEBHOOK_URL || all.WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    message: 'a secret that signs the calls, because WEBHOOK_URL is set',
  });

/** Retention periods. */
export type Retention = { months: number; unconfirmedMs: number; logMs: number };

/** Variables with secrets or personal addresses: messages do not show their values. */
const HIDDEN = /SECRET|DATABASE_URL|SMTP_URL|MAIL|WEBHOOK/;

function explain({ path, message }: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const name = String(path[0]);
  const value = env[name];
  const found = !value ? 'missing' : HIDDEN.test(name) ? 'not right' : `"${value}"`;
  return `${name} is ${found}; expected ${message}.`;
}

/** Reads the environment; an empty variable counts as absent. @throws {OperationalError} with a line for each mistake */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success)
    throw new OperationalError(result.error.issues.map((issue) => explain(issue, env)).join('\n'));
  const all = result.data;
  const retention: Retention = {
    months: all.RETENTION_MONTHS,
    unconfirmedMs: all.RETENTION_UNCONFIRMED_DAYS * DAY,
    logMs: all.RETENTION_LOG_DAYS * DAY,
  };
  return {
    isLive: all.SUBMISSIONS === 'live',
    submissionsOrigin: all.SUBMISSIONS_ORIGIN,
    folder: all.SUBMISSIONS_FOLDER,
    databaseUrl: all.DATABASE_URL,
    secret: all.SUBMISSIONS_SECRET,
    smtpUrl: all.SMTP_URL,
    mailFrom: all.MAIL_FROM,
    mailStaff: all.MAIL_STAFF,
    mailStaffSecond: all.MAIL_STAFF_SECOND,
    staffUrl: all.STAFF_URL,
    editorUrl: all.EDIT_URL,
    siteOrigin: all.SITE_ORIGIN,
    allowedOrigin: all.ALLOWED_ORIGIN,
    trustedProxies: all.TRUST_PROXY,
    usualAnHour: { address: all.USUAL_FROM_ADDRESS, network: all.USUAL_FROM_NETWORK },
    webhookUrl: all.WEBHOOK_URL,
    webhookSecret: all.WEBHOOK_SECRET,
    retention,
    staff: { port: all.STAFF_PORT, host: all.STAFF_HOST },
  };
}

export type Settings = ReturnType<typeof readSettings>;
