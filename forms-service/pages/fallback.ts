/**
 * What the service says where the file of a build (`site/render/service-file.ts`) says nothing, because site and service
 * are a version apart. It is also the shape of that file: the service reads no other field. The words are few, the same
 * in many places, and English, for the few days until both are of one version.
 */
import { FIELDS, namesOf } from '@website/site/forms/fields';
import { STATUS } from '../http/problems.ts';
import { titleOf } from '../shown-fields.ts';

/** A text, or what stands in its place, for each name. */
const each = <Name extends string, Text>(names: readonly Name[], text: (name: Name) => Text) =>
  Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, Text>;

/** Grey, as the colours of the company are not known: dark on light or light on dark has a contrast of 15.9. */
const DARK = [
  'ink',
  'night',
  'forest',
  'deep',
  'humus',
  'soil-dark',
  'soil',
  'indigo',
  'cherry',
  'plum',
  'text-soft',
  'text-soft-on-key',
  'placeholder',
] as const;
const LIGHT = ['cream', 'sand', 'mist', 'lilac', 'white', 'text-soft-on-dark'] as const;
/** Lines, and the mark of the focus: a contrast of more than 3 with both. */
const BETWEEN = [
  'leaf',
  'lime',
  'soil-light',
  'gold',
  'sun',
  'line',
  'field-line',
  'line-on-dark',
] as const;

const FORMS = namesOf(FIELDS);
/** Texts of fields, by names that follow from the table of fields. Who reads them has a substitute for each. */
const OF_FIELDS: Readonly<Record<string, string>> = {};
const REFUSED = {
  title: 'This could not be taken',
  text: 'Please check it, and send it once more.',
};
const LINK = { title: 'This link cannot be used', text: 'Please sign up once more.' };
const BUTTON = { text: 'Press the button to go on.', button: 'Go on' };
const MAIL = {
  preview: '',
  subject: 'We have received it',
  title: 'Thank you',
  text: ['We have received what you sent.'],
  after: ['Questions? Reply to this mail.'],
};
const TO_STAFF = { subject: 'New request ({reference})', title: 'New request', promise: '' };
const RECEIVED = { done: 'We have received it.' };
const EMAIL = { label: 'Email address', placeholder: 'name@example.com', idle: 'Send' };
const NOTICE = 'We use what you send only to answer you.';
const WAITING = { link: 'Show' };

export const FALLBACK = {
  language: 'en',
  colours: {
    ...each(DARK, () => '#222222'),
    ...each(LIGHT, () => '#ffffff'),
    ...each(BETWEEN, () => '#8a8a8a'),
  },
  /** Rules of the fonts. Without them pages have the fonts of the device. */
  faces: '',
  /** With an address it is a picture; else the path is drawn beside the name. */
  logo: { mark: '', address: '', width: 0, height: 0 },
  /** Beside good news. Without an address there is none. */
  picture: { address: '', set: '', width: 0, height: 0, alt: '' },
  home: '/',
  menu: [{ name: 'Home', href: '/' }],
  addresses: { ...each(FORMS, () => '/'), privacy: '/' },
  words: {
    messages: {
      pages: {
        thanks: {
          title: 'Thank you',
          home: 'Back to Home',
          noMail: 'We have it, but no email can reach the address that you typed.',
        },
        confirm: { title: 'Confirm your address', ...BUTTON },
        confirmed: { title: 'Your address is confirmed', text: 'The newsletter comes to you.' },
        unsubscribe: { title: 'Unsubscribe', ...BUTTON },
        unsubscribed: { title: 'You are unsubscribed', text: 'No more newsletters come to you.' },
        problems: {
          title: 'Why a form may be refused',
          text: 'Each problem has a name and a status.',
          minutes: 'some minutes',
        },
      },
      problems: {
        ...each(namesOf(STATUS), () => REFUSED),
        'too-many': {
          title: REFUSED.title,
          text: 'Please send it again in {minutes}.',
          minutes: { one: 'a minute', other: '{count} minutes' },
        },
        'link-wrong': LINK,
        'link-expired': LINK,
        'link-used': { title: 'This was done already', text: 'Nothing is left to do.' },
      },
    },
    mails: {
      confirm: {
        ...MAIL,
        subject: 'Please confirm your email address',
        title: 'Please confirm your address',
        text: ['The button works for {days} days. If you did not ask for it, do nothing.'],
        button: 'Yes, this is my address',
      },
      welcome: { ...MAIL, text: ['Your address is confirmed.'] },
      unsubscribe: 'Unsubscribe',
      partnership: { ...MAIL, steps: ['Reply to this mail and tell us who you are.'] },
      inquiry: MAIL,
      'early-access': MAIL,
      foot: 'You get this mail because this address was entered at {site}.',
      labels: OF_FIELDS,
      staff: {
        inquiry: TO_STAFF,
        partnership: TO_STAFF,
        'early-access': TO_STAFF,
        open: 'Open the request',
        reply: 'Reply to this mail to write to {email}.',
        noReply: 'What was entered cannot be an email address.',
        summary: {
          subject: 'What waits for you at {company}',
          title: 'What waits for you',
          overdue: {
            one: '1 waits since {since}',
            other: '{count} wait since {since}',
            ...WAITING,
          },
          heldBack: { one: '1 is held back', other: '{count} are held back', ...WAITING },
          givenUp: { one: '1 mail is given up', other: '{count} mails are given up', ...WAITING },
          command: 'To see more, type on the server: {command}',
          after: 'This mail comes once a day, and only when something waits.',
        },
        test: {
          subject: 'Test mail from the website of {company}',
          title: 'The mail settings work',
          text: 'You can read it, so mails reach this address.',
        },
        second: 'This mail could not be sent to {address}. The mail server said: {reason}',
      },
    },
    forms: {
      invalidEmail: 'Please enter a valid email address',
      newsletter: { ...EMAIL, ...RECEIVED, doneDetail: 'Please look into your inbox.' },
      partnership: { ...EMAIL, ...RECEIVED },
      'early-access': { ...EMAIL, required: 'Please enter your email address' },
    },
    inquiry: {
      ...each(namesOf(FIELDS.inquiry), titleOf),
      optional: '{label} (optional)',
      subjects: [{ value: 'General Inquiry', label: 'General Inquiry' }],
      idle: 'Send',
      summary: 'Please check these fields',
      ...RECEIVED,
      errors: OF_FIELDS,
    },
    fieldErrors: OF_FIELDS,
    submissions: {
      notice: each(FORMS, () => NOTICE),
      noticeLink: 'What we do with your data',
      honeypot: 'Please leave this empty',
      receipts: each(FORMS, () => ''),
      reference: 'Number: {reference}',
    },
    earlyAccess: { title: 'Early access', text: '', welcome: 'Thank you' },
    ui: { skip: 'Skip to the main content', menu: 'Main', phone: 'Phone', whatsapp: 'WhatsApp' },
    /** Facts of the company. Nobody can make up its name, address and mailbox: a file without them is refused. */
    site: {
      name: '',
      shortName: '',
      abbreviation: 'REF',
      origin: '',
      phone: { display: '', call: '', whatsapp: '' },
      emails: { info: '', partners: '' },
      hours: { zone: 'EAT', short: '', days: '', time: '' },
      office: { lines: [''] },
    },
  },
};
