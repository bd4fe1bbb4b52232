/**
 * The shape of everything written in `app/content/<locale>/`. Runs at build time only: the browser receives
 * validated data, never this module. Every field says what belongs in it, because editors read this file too.
 *
 * Field names follow section 3 of the specification; limits named "search result" are where search engines
 * cut a title or a description.
 */
import { z } from 'zod';
import { resolveHero, resolvePicture } from './pictures.ts';

/** One line of text without markup. */
const line = z
  .string()
  .trim()
  .min(1, 'some text')
  .regex(/^[^<>]*$/, 'plain text without < or >');

/** A line in which each name in braces stands for what the page puts there. */
const placeholders = (...names: string[]) =>
  names.reduce(
    (text, name) => text.includes(`{${name}}`, { error: `the placeholder {${name}}` }),
    line,
  );

/** An address on this site: a path, or one of the four hash links the specification writes (reading 2). */
const siteLink = z
  .string()
  .regex(/^#?\/[a-z0-9/-]*$/, 'an address on this site, such as /about or /news/my-article');

/** The part of an address that names one entry: lower case words joined by hyphens. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case words joined by hyphens');

const email = z.email('an e-mail address');
const webAddress = z.url({ protocol: /^https$/, error: 'a web address that starts with https://' });

/** The name of a picture in `art/pictures.json`; its alternative text stands in `pictures.yaml`. */
const picture = z.string().transform(resolvePicture);

/** The name of a hero that exists wide and tall (`hero-home` and `hero-home-tall`). */
const hero = z.string().transform(resolveHero);

/** What search engines and social networks show of a screen. */
const meta = z.strictObject({
  /** Title without the company: ` - KAG` is added. */
  title: line.max(60, 'at most 60 characters (search result)'),
  /** 50 to 160 characters, different on every page (reading 11). */
  description: line
    .min(50, 'at least 50 characters (search result)')
    .max(160, 'at most 160 characters (search result)'),
});

/** A link that looks like a button. */
const action = z.strictObject({ label: line, href: siteLink });

/** A claimed figure exactly as the specification writes it, and what it counts. */
const stat = z.strictObject({ value: line.regex(/^\S+$/, 'one word, such as 50M+'), label: line });

/** The icons of the site, drawn in `app/components/icon/`. */
export const ICONS = [
  'quality',
  'integrity',
  'innovation',
  'sustainability',
  'partnership',
  'excellence',
  'leaf',
  'seed',
  'soil',
  'sack',
  'cup',
  'cherry',
  'tractor',
  'globe',
  'handshake',
  'tree',
  'chart',
  'search',
  'gear',
  'clipboard',
  'coins',
  'sprout',
  'shield',
  'bolt',
  'sparkle',
  'people',
  'ship',
  'clock',
  'pin',
  'phone',
  'mail',
  'eye',
  'compass',
  'droplet',
  'scale',
] as const;
const icon = z.enum(ICONS);

const month = z.int().min(1).max(12);

/** The colour keys of ART.md section 2; a screen, card or region carries one. */
export const COLOUR_KEYS = [
  'home',
  'tea',
  'coffee',
  'inputs',
  'fertilizer',
  'news',
  'sustainability',
  'about',
  'partners',
  'contact',
] as const;
const colour = z.enum(COLOUR_KEYS);

/** The head of a screen: a picture with words on its sky. */
const heroBlock = z.strictObject({
  /** Short line above the title. */
  kicker: line.optional(),
  /** The `h1`. */
  title: line,
  text: line,
  picture: hero,
});

/** Heading and introduction of a section. */
const section = z.strictObject({ title: line, text: line.optional() });

const processStep = z.strictObject({ title: line, text: line, icon: icon.optional() });

/** A programme or pillar with its figures. */
const programCard = z.strictObject({
  title: line,
  description: line,
  image: picture,
  stats: z.array(stat).length(2, 'exactly two figures'),
});

/** A table of regions (section 3, Region). */
const regions = {
  /** Where they lie. */
  map: picture,
  /** Column headings. */
  labels: z.strictObject({ region: line, countries: line, farmers: line, hectares: line }),
  regions: z
    .array(
      z.strictObject({
        name: line,
        countries: line,
        farmers: line,
        hectares: line,
        /** The region's ink on the map (art/scenes/site/maps.ts). */
        ink: z.enum(['leaf', 'gold', 'soil', 'indigo']),
        icon,
        note: line,
      }),
    )
    .length(4),
};

/** `site.yaml`: the company. The only place that knows its name, numbers and addresses. */
export const siteSchema = z.strictObject({
  /** Full name. */
  name: line,
  /** What people say. */
  shortName: line,
  /** Ends every page title. */
  abbreviation: line,
  /** Footer tagline (section 1 of the specification). */
  tagline: line,
  /** Two sentences in the footer. */
  blurb: line,
  /** Address of the site itself, for share links, the sitemap and canonical links. No slash at the end. */
  origin: webAddress.refine((value) => !value.endsWith('/'), 'no slash at the end'),
  /** Year of foundation; years of experience are computed from it in the browser (reading 14). */
  founded: z.int().min(1900).max(2100),
  phone: z
    .strictObject({
      /** As people write it. */
      display: line,
      /** As a telephone dials it. */
      dial: z.string().regex(/^\+\d{9,15}$/, 'a + and 9 to 15 digits without spaces'),
    })
    .transform(({ display, dial }) => ({
      display,
      call: `tel:${dial}`,
      sms: `sms:${dial}`,
      whatsapp: `https://wa.me/${dial.slice(1)}`,
    })),
  emails: z.strictObject({ info: email, partners: email, careers: email, press: email }),
  office: z.strictObject({
    /** One line, shown in the info bar. */
    city: line,
    /** Postal lines. */
    lines: z.array(line).min(1),
  }),
  hours: z.strictObject({
    /** For the info bar. */
    short: line,
    days: line,
    time: line,
    zone: line,
    /** Said where the office is closed. */
    closed: line,
  }),
  /** The first three stand on Contact; the footer shows all (section 3, Social link). */
  socials: z
    .array(
      z.strictObject({
        name: line,
        href: webAddress,
        icon: z.enum(['linkedin', 'twitter', 'facebook', 'instagram']),
      }),
    )
    .length(4),
  /** Says that people, partners and quotations are invented. */
  fictionNote: line,
});

const navLink = z.strictObject({ name: line, href: siteLink });

/** `navigation.yaml`: the header's and the footer's links. */
export const navigationSchema = z.strictObject({
  main: z.array(
    z.strictObject({
      name: line,
      href: siteLink,
      /** With these the entry is a button that opens a panel; its own `href` has no screen. */
      dropdownItems: z
        .array(z.strictObject({ name: line, href: siteLink, description: line, image: picture }))
        .min(1)
        .optional(),
    }),
  ),
  /** Four columns of the footer. */
  footer: z.array(z.strictObject({ title: line, links: z.array(navLink).min(1) })).length(4),
  bottom: z.array(navLink).min(1),
});

/** `pictures.yaml`: alternative texts by picture name; an empty text marks a decorative picture. */
export const pictureTextsSchema = z.record(z.string(), z.string());

export const homeSchema = z.strictObject({
  meta,
  hero: heroBlock.extend({
    primary: action,
    secondary: action,
    /** `Trusted by 50M+ farmers worldwide`. */
    trust: line,
    /** Shown on phones only. */
    scrollHint: line,
  }),
  business: section.extend({
    cards: z
      .array(z.strictObject({ title: line, text: line, image: picture, link: siteLink, colour }))
      .length(4, 'the four business areas'),
    action,
  }),
  presence: section.extend({
    totals: z.array(stat).length(4),
    ...regions,
  }),
  news: section.extend({ action }),
  testimonials: section.extend({ stats: z.array(stat).length(4) }),
  newsletter: section.extend({ stats: z.array(stat).length(3) }),
});

export const aboutSchema = z.strictObject({
  meta,
  hero: heroBlock,
  /** What stands after the computed number, such as `years of experience`. */
  experienceLabel: line,
  missionTitle: line,
  mission: z.strictObject({ title: line, text: line }),
  vision: z.strictObject({ title: line, text: line }),
  /** How the company came to be: two or three paragraphs. */
  story: section.extend({ paragraphs: z.array(line).min(1), image: picture }),
  values: section.extend({
    items: z.array(z.strictObject({ icon, title: line, description: line })).length(6),
  }),
  journey: section,
  team: section,
  partners: section,
  partnership: section.extend({ stats: z.array(stat).length(3) }),
});

/** `milestones.yaml`, oldest first. */
export const milestonesSchema = z.array(
  z.strictObject({ year: z.int().min(1900).max(2100), title: line, description: line }),
);

/** `team.yaml`, in the order shown. */
export const teamSchema = z.array(
  z.strictObject({
    name: line,
    role: line,
    /** Two or three sentences. */
    bio: line,
    image: picture,
    linkedin: webAddress,
    email,
  }),
);

/** `partners.yaml`: name cards without logos on the page (section 2). */
export const partnersSchema = z.array(
  z.strictObject({
    name: line,
    /** Name of a mark in `art/brand/partner-marks.ts`; not shown yet. */
    logo: slug,
    description: line,
    website: webAddress.optional(),
  }),
);

export const testimonialsSchema = z.array(
  z.strictObject({
    name: line,
    role: line,
    text: line,
    avatar: picture,
    /** Filled stars out of 5. */
    rating: z.int().min(1).max(5).default(5),
  }),
);

/** `faq.yaml`, in the order shown. Paragraphs are separated by an empty line. */
export const faqSchema = z.array(
  z.strictObject({ question: line, answer: z.string().trim().min(1) }),
);

export const contactSchema = z.strictObject({
  meta,
  hero: heroBlock,
  info: section.extend({
    office: line,
    phone: line,
    email: line,
    hours: line,
    follow: line,
    /** Beside the phone number. */
    phoneNote: line,
    emailNote: line,
    whatsapp: line,
    sms: line,
  }),
  form: section.extend({ promise: line }),
  faq: section,
});

export const newsListSchema = z.strictObject({
  meta,
  hero: heroBlock,
  /** Label of the filter chips for screen readers. */
  filterLabel: line,
  /** The chip that shows everything. */
  all: line,
  /** Heading of the list. */
  listTitle: line,
  /** How many articles show, said beside the chips and read aloud when it changes. */
  count: z.strictObject({ one: placeholders('count'), other: placeholders('count') }),
  /** The same where there are more articles than show. */
  range: placeholders('first', 'last', 'count'),
  /** Adds the next articles to the list; leads to the page before. */
  more: line,
  newer: line,
  /** Titles and descriptions of the pages that the list has once it is longer than one. */
  pages: z.strictObject({
    category: z.strictObject({
      title: placeholders('category').max(30, 'at most 30 characters (search result)'),
      description: placeholders('category').max(125, 'at most 125 characters (search result)'),
    }),
    page: z.strictObject({
      title: placeholders('title', 'page'),
      description: placeholders('description', 'page'),
    }),
  }),
  /** `No news articles found in this category.`, and a picture for it. */
  empty: line,
  emptyPicture: picture,
  newsletter: section,
});

export const articleScreenSchema = z.strictObject({
  back: line,
  by: line,
  share: line,
  related: line,
  readMore: line,
});

/** Front matter of `news/<id>.md`; the file's name is the article's id and address. */
export const articleSchema = z.strictObject({
  title: line.max(90, 'at most 90 characters'),
  excerpt: line.min(50, 'at least 50 characters').max(220, 'at most 220 characters'),
  /** What search engines show, when the excerpt does not fit. */
  description: meta.shape.description,
  /** Day of publication, `2024-03-15`; shown as `15 March 2024`. */
  date: z.iso.date('a day such as 2024-03-15'),
  category: line.max(30, 'at most 30 characters'),
  image: picture,
  /** Where its card leads; a card without a link shows a warning instead (reading 17). */
  link: siteLink.optional(),
  author: line,
});

/** Front matter of `services/<category>/<id>.md`; the file's name is the service's id. */
export const serviceSchema = z.strictObject({
  title: line.max(60, 'at most 60 characters'),
  /** One or two sentences, shown on cards and under the title. */
  description: line
    .min(50, 'at least 50 characters')
    .max(160, 'at most 160 characters (search result)'),
  image: picture,
  /** Place in the catalogue, from 1. */
  order: z.int().min(1),
  /** Three or four short facts in the margin: season, unit, lead time … */
  facts: z
    .array(z.strictObject({ label: line, value: line }))
    .min(2)
    .max(5),
});

/** `services.yaml`: words around the catalogue, and the name of each category. */
export const serviceScreenSchema = z.strictObject({
  back: line,
  share: line,
  related: line,
  learnMore: line,
  facts: line,
  /** Leads on from the services that a business page shows, or a page after it; leads to the page before. */
  more: line,
  previous: line,
  /**
   * The pages of a category that has more services than its business page shows; `content:cataloguePages`, so that
   * other pages do not carry it.
   */
  pages: z.strictObject({
    title: placeholders('category').max(40, 'at most 40 characters (search result)'),
    text: placeholders('category')
      .min(50, 'at least 50 characters (search result)')
      .max(100, 'at most 100 characters (search result)'),
    /** Which of the services show: a last one alone, or several. */
    range: z.strictObject({
      one: placeholders('first', 'count').max(40, 'at most 40 characters (search result)'),
      other: placeholders('first', 'last', 'count').max(
        40,
        'at most 40 characters (search result)',
      ),
    }),
    /** What search engines show of such a page. */
    meta: z.strictObject({
      title: placeholders('title', 'page'),
      description: placeholders('text', 'range'),
    }),
  }),
  /** Leads to Contact from the foot of each service. */
  ask: z.strictObject({ title: line, text: line, action }),
  categories: z.strictObject({ tea: line, coffee: line, 'agric-inputs': line, fertilizers: line }),
});

const featureItem = z.strictObject({ title: line, text: line, note: line.optional() });

/** `business/agric-inputs.yaml`, and what the other three have in common with it. */
export const businessSchema = z.strictObject({
  meta,
  colour,
  hero: heroBlock.extend({ stats: z.array(stat).length(4) }),
  vision: z.strictObject({ title: line, content: z.array(line).min(1), icon }),
  /** The options grid titled `Our Services`. */
  options: section.extend({
    items: z
      .array(z.strictObject({ id: slug, label: line, image: picture, description: line }))
      .min(3),
  }),
  /** The tabbed detail section; its tabs are the catalogue's services of this category, by id. */
  details: section.extend({
    /** Label of the tab list for screen readers. */
    label: line,
  }),
  /** A section only this business has: tea's leaf-to-cup path, the coffee calendar, a soil profile, a shelf. */
  feature: section.extend({ items: z.array(featureItem).min(3) }),
  /** The band at the foot that leads to Contact. */
  close: section.extend({ action }),
});

/** `business/tea.yaml`. */
export const teaSchema = businessSchema.extend({ regions: section.extend(regions) });

/** `business/coffee.yaml`: each item says its months, for the dial. */
export const coffeeSchema = businessSchema.extend({
  feature: section.extend({
    items: z
      .array(
        featureItem.extend({
          /** First and last month of the note as numbers; 12 and 4 run over the year's end. */
          months: z.tuple([month, month]),
        }),
      )
      .min(3),
    /** The twelve months, short enough for a dial. */
    monthNames: z.array(line).length(12),
  }),
});

/** `business/fertilizer.yaml`: each item says what stands on its test tube, such as `N` or `Zn B`. */
export const fertilizerSchema = businessSchema.extend({
  feature: section.extend({
    items: z.array(featureItem.extend({ symbol: line.max(5, 'at most 5 characters') })).min(3),
  }),
});

/** `sustainability/partnerships.yaml`, and what the other two have in common with it. */
export const sustainabilitySchema = z.strictObject({
  meta,
  hero: heroBlock,
  introduction: section.extend({ paragraphs: z.array(line).min(1) }),
  programs: section.extend({ items: z.array(programCard).length(3) }),
  /** Short questions and answers or principles: what makes this page worth reading for its subject. */
  principles: section.extend({
    items: z.array(z.strictObject({ title: line, text: line })).min(3),
  }),
  close: section.extend({ action }),
});

/** `sustainability/frameworks.yaml` and `carbon-credit.yaml`: with four steps. */
export const processSchema = sustainabilitySchema.extend({
  process: section.extend({ items: z.array(processStep).length(4) }),
});

export const comingSoonSchema = z.strictObject({
  meta,
  /** `Under Development`. */
  badge: line,
  hero: heroBlock,
  teasers: z.array(z.strictObject({ icon, title: line, text: line })).length(3),
  form: section,
  /** What replaces the form: `Welcome Aboard!`. */
  welcome: z.strictObject({ title: line, text: line }),
  back: action,
});

/** `not-found.yaml`: the fallback page and the two screens for unknown entries. */
export const notFoundSchema = z.strictObject({
  fallback: z.strictObject({
    meta,
    title: line,
    text: line,
    picture: hero,
    home: action,
    back: line,
    quickTitle: line,
    /** Beside the quick links. */
    quickPicture: picture,
    quickLinks: z.array(navLink).min(1),
    /** `Were you looking for {name}?` */
    suggestion: line.includes('{name}', { error: 'the placeholder {name}' }),
    /** Addresses without a screen and the nearest real page (reading 6). */
    nearest: z.record(z.string(), navLink),
  }),
  service: z.strictObject({
    meta,
    title: line,
    text: line,
    picture,
    id: line,
    category: line,
    notAvailable: line,
    back: line,
  }),
  article: z.strictObject({ meta, title: line, text: line, picture, back: line }),
});

/** The words of one form: idle and busy button, what is said on success and failure (sections 4, 5 and 8). */
const formWords = z.strictObject({
  label: line,
  placeholder: line,
  idle: line,
  submitting: line,
  success: line,
  /** First and second line of the 5-second message. */
  done: line,
  doneDetail: line,
  /** The lasting receipt, in other words than the message (reading 20). */
  receipt: line,
});

/** `forms.yaml`. */
export const formsSchema = z.strictObject({
  invalidEmail: line,
  failure: line,
  /** Shown instead of a form where scripts are off. */
  withoutScripts: line,
  newsletter: formWords.extend({ idleHome: line }),
  partnership: formWords.omit({ doneDetail: true }),
  earlyAccess: formWords.pick({ label: true, placeholder: true, idle: true }).extend({
    /** Said when nothing was entered. */
    required: line,
  }),
});

/** `inquiry.yaml`. */
export const inquirySchema = z
  .strictObject({
    name: line,
    email: line,
    subject: line,
    message: line,
    subjects: z.array(line).min(1),
    defaultSubject: line,
    idle: line,
    submitting: line,
    done: line,
    receipt: line,
    /** Beside the receipt. */
    receiptPicture: picture,
    summary: line,
    errors: z.strictObject({
      nameRequired: line,
      emailRequired: line,
      emailInvalid: line,
      messageRequired: line,
      messageShort: line,
    }),
  })
  .refine(({ subjects, defaultSubject }) => subjects.includes(defaultSubject), {
    path: ['defaultSubject'],
    error: 'one of the subjects',
  });

/** `submissions.yaml`: what forms say beside the above where they are taken for real. */
export const submissionsSchema = z.strictObject({
  /** One sentence beside each form on what happens with the data. */
  notice: z.strictObject({ newsletter: line, partnership: line, contact: line, earlyAccess: line }),
  noticeLink: line,
  /** Label of the field that only machines fill in. */
  trap: line,
  /** Without a network: kept on the device, or only as long as the page is open; and once it is sent. */
  kept: line,
  keptOpen: line,
  sent: line,
  /** Joins those of `inquiry.yaml` in a live build. */
  errors: z.strictObject({
    nameLong: line,
    emailLong: line,
    messageLong: line,
    nameSigns: line,
    emailSigns: line,
    messageSigns: line,
    subjectUnknown: line,
  }),
});

const message = z.strictObject({ title: line, text: line });
const question = message.extend({ button: line });

/** `answers.yaml`: pages and refusals of the service that takes submissions. */
export const answersSchema = z.strictObject({
  pages: z.strictObject({
    thanks: z.strictObject({ title: line, home: line }),
    confirm: question,
    confirmed: message,
    leave: question,
    left: message,
    problems: message.extend({ minutes: line }),
  }),
  problems: z.strictObject({
    malformed: message,
    'unknown-form': message,
    'cross-site': message,
    'wrong-method': message,
    'wrong-type': message,
    'too-large': message,
    'too-many': message.extend({
      text: placeholders('minutes'),
      minute: line,
      minutes: placeholders('count'),
    }),
    invalid: message,
    'key-missing': message,
    'key-reused': message,
    unavailable: message,
    'link-wrong': message,
    'link-expired': message,
    'link-used': message,
  }),
});

/** `privacy.yaml`: what happens with data. */
export const privacySchema = z.strictObject({
  meta,
  hero: heroBlock,
  sections: z.array(section.omit({ text: true }).extend({ paragraphs: z.array(line).min(1) })),
});

/** What may stand in braces in every mail, besides what is said of each. */
const IN_EVERY_MAIL = ['company', 'phone', 'hours'];

/** A line of a mail. Names in braces are only those that something will stand for. */
const mailLine = (...names: string[]) => {
  const known = [...IN_EVERY_MAIL, ...names];
  return line.refine(
    (text) =>
      Array.from(text.matchAll(/\{([^}]*)\}?/g)).every(([, name = '']) => known.includes(name)),
    `only these names in braces: ${known.join(', ')}`,
  );
};

/** A mail to a visitor. */
const mail = (...names: string[]) => {
  const text = mailLine(...names);
  return z.strictObject({
    subject: text.max(70, 'at most 70 characters (list of a mailbox)'),
    /** What mailboxes show beside the subject. */
    preview: text.max(100, 'at most 100 characters (list of a mailbox)'),
    title: text,
    /** Paragraphs. */
    text: z.array(text).min(1),
    /** Paragraphs after what stands in the middle, such as a button. */
    after: z.array(text).default([]),
  });
};

/** What staff are told of a request: first line, heading, and what the visitor was promised. */
const notice = (...names: string[]) =>
  z.strictObject({
    subject: mailLine('reference', ...names),
    title: mailLine(),
    promise: mailLine(),
  });

/** `mails.yaml`: the mails that go out where forms are taken for real. */
export const mailsSchema = z.strictObject({
  confirm: mail('days').extend({ button: mailLine() }),
  welcome: mail().extend({ leave: mailLine() }),
  partnership: mail().extend({ steps: z.array(mailLine()).min(1) }),
  inquiry: mail('reference'),
  earlyAccess: mail(),
  /** Says why someone gets this mail. */
  foot: mailLine('site'),
  labels: z.strictObject({
    reference: line,
    received: line,
    name: line,
    email: line,
    subject: line,
    message: line,
  }),
  staff: z.strictObject({
    inquiry: notice('subject'),
    partnership: notice(),
    earlyAccess: notice(),
    reply: mailLine('email'),
    noReply: mailLine(),
  }),
});

/** `ui.yaml`: short words of the shell and of controls, each with a note for its translator beside it. */
export const uiSchema = z.strictObject({
  skip: line,
  openMenu: line,
  closeMenu: line,
  menu: line,
  mainNavigation: line,
  backToTop: line,
  infoBar: line,
  contactStrip: z.strictObject({
    title: line,
    text: line,
    call: line,
    write: line,
    whatsapp: line,
  }),
  newTab: line,
  copyright: line.includes('{year}', { error: 'the placeholder {year}' }),
  rating: line.includes('{rating}', { error: 'the placeholder {rating}' }),
  share: z.strictObject({
    facebook: line,
    twitter: line,
    linkedin: line,
    whatsapp: line,
    copy: line,
    copied: line,
  }),
  linkedinOf: line.includes('{name}'),
  emailOf: line.includes('{name}'),
  missingLink: line.includes('{title}'),
  /** In the place of a screen that cannot be shown. */
  failure: z.strictObject({ title: line, again: line, home: action }),
  /** Where there is no network; `content:offline`, so that pages do not carry it. */
  offline: z.strictObject({
    saved: line.includes('{date}', { error: 'the placeholder {date}' }),
    title: line,
    text: line.min(50, 'at least 50 characters'),
    again: line,
  }),
  /** For those who save data; `content:saveData`, so that others do not carry it. */
  saveData: z.strictObject({
    label: line,
    waiting: line,
    shown: line,
    show: line,
    hint: line,
    coming: line,
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type HomeContent = z.infer<typeof homeSchema>;
export type AboutContent = z.infer<typeof aboutSchema>;
export type Milestone = z.infer<typeof milestonesSchema>[number];
export type TeamMember = z.infer<typeof teamSchema>[number];
export type Partner = z.infer<typeof partnersSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type FaqEntry = z.infer<typeof faqSchema>[number];
export type ContactContent = z.infer<typeof contactSchema>;
export type NewsListContent = z.infer<typeof newsListSchema>;
export type Regions = Pick<HomeContent['presence'], 'map' | 'labels' | 'regions'>;
export type BusinessContent = z.infer<typeof businessSchema>;
export type TeaContent = z.infer<typeof teaSchema>;
export type CoffeeContent = z.infer<typeof coffeeSchema>;
export type FertilizerContent = z.infer<typeof fertilizerSchema>;
export type SustainabilityContent = z.infer<typeof sustainabilitySchema>;
export type ProcessContent = z.infer<typeof processSchema>;
export type ComingSoonContent = z.infer<typeof comingSoonSchema>;
export type NotFoundContent = z.infer<typeof notFoundSchema>;
export type FormsContent = z.infer<typeof formsSchema>;
export type InquiryContent = z.infer<typeof inquirySchema>;
export type SubmissionsContent = z.infer<typeof submissionsSchema>;
export type AnswersContent = z.infer<typeof answersSchema>;
export type PrivacyContent = z.infer<typeof privacySchema>;

export type MailWords = z.infer<typeof mailsSchema>;
export type Ui = z.infer<typeof uiSchema>;
export type Icon = (typeof ICONS)[number];
export type ColourKey = (typeof COLOUR_KEYS)[number];
export type Stat = z.infer<typeof stat>;
export type Action = z.infer<typeof action>;
export type ProgramCard = z.infer<typeof programCard>;
export type ProcessStep = z.infer<typeof processStep>;
export type ArticleScreenContent = z.infer<typeof articleScreenSchema>;
export type ServiceScreenContent = z.infer<typeof serviceScreenSchema>;
