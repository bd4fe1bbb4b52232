/** Names of forms, states and mails, for people. */
import type { Template } from '../mail/compose-mail.ts';
import type { HistoryAction } from '../store/history.ts';
import type { Form, OutboxState, State } from '../types.ts';

export const FORM_NAMES: Readonly<Record<Form, string>> = {
  inquiry: 'Inquiry',
  partnership: 'Partnership',
  'early-access': 'Early access',
  newsletter: 'Newsletter',
};

/** The forms in the order in which they are shown. */
export const SHOWN_FORMS = Object.keys(FORM_NAMES) as Form[];

/** Nouns after a number: “7 inquiries”. */
export const FORM_COUNTS: Readonly<Record<Form, readonly [one: string, many: string]>> = {
  inquiry: ['inquiry', 'inquiries'],
  partnership: ['partnership request', 'partnership requests'],
  'early-access': ['early-access request', 'early-access requests'],
  newsletter: ['newsletter sign-up', 'newsletter sign-ups'],
};

export const STATE_NAMES: Readonly<Record<State, string>> = {
  new: 'Waiting',
  quarantined: 'Held back',
  answered: 'Answered',
  junk: 'Junk',
};

/** Verbs after a name: “Grace marked it as answered”. */
export const HISTORY_NAMES: Readonly<Record<HistoryAction, string>> = {
  answered: 'marked it as answered',
  reopened: 'put it back',
  junk: 'set it aside as junk',
  released: 'let it through',
  note: 'wrote a note',
};

/** The states of a mail, the most important for staff first. */
export const MAIL_STATES: Readonly<Record<OutboxState, string>> = {
  dead: 'Given up',
  queued: 'Waiting',
  claimed: 'Being sent',
  sent: 'Sent',
};

const MAIL_NAMES: Readonly<Record<Template, string>> = {
  'inquiry-notice': 'Notice to us',
  'partnership-notice': 'Notice to us',
  'early-access-notice': 'Notice to us',
  'newsletter-confirm': 'Asks to confirm the address',
  'newsletter-welcome': 'Welcome to the newsletter',
  'partnership-next-steps': 'Next steps',
  'inquiry-received': 'Receipt',
  'early-access-received': 'Receipt',
  'daily-summary': 'Morning mail to us',
  'test-mail': 'Test mail',
};

/** The name of a mail or of a webhook call. */
export const mailName = (template: string) =>
  Object.hasOwn(MAIL_NAMES, template)
    ? MAIL_NAMES[template as Template]
    : 'Call of another program';

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** The name of a language, such as “Swahili” for `sw`. */
export const languageName = (code: string) => LANGUAGES.of(code) ?? code;
