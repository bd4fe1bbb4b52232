/**
 * Queries of visitors and the page that each expects: in English and Kiswahili, with typing errors, half typed.
 * Each page is among the first three results, and at most one page is not the first.
 */
import contact from 'content:contact';
import searchIndex from 'content:searchIndex';
import { describe, expect, it } from 'vitest';
import { makeFind } from './find.ts';

const INPUTS = '/services/agric-inputs';
const FERTILIZER = '/services/fertilizers';
const COFFEE = '/services/coffee';
const TEA = '/services/tea';
const POISON = '/farm/check-your-bag#poison';
const SICK_COFFEE = `${INPUTS}/safe-crop-protection#sick-coffee`;
const BAD_SEED = `${INPUTS}/certified-seed#not-up`;
const DELIVER = '/connect#how-can-i-deliver-my-tea-or-coffee-to-you';
const COMPLAINT = '/connect#somebody-asks-for-money-in-our-name-or-you-have-a-complaint';

const QUERIES: Readonly<Record<string, string>> = {
  // English
  tea: '/business/tea',
  coffee: '/business/coffee',
  fertilizer: '/business/fertilizer',
  'agricultural inputs': '/business/agric-inputs',
  'soil testing': `${FERTILIZER}/soil-testing`,
  'soil test': `${FERTILIZER}/soil-testing`,
  'how do i take a soil sample': '/connect#how-do-i-take-a-soil-sample',
  'certified seed': `${INPUTS}/certified-seed`,
  'maize seed': `${INPUTS}/certified-seed`,
  'drip irrigation': `${INPUTS}/drip-irrigation`,
  'crop protection': `${INPUTS}/safe-crop-protection`,
  pesticides: `${INPUTS}/safe-crop-protection`,
  'farm tools': `${INPUTS}/farm-tools-and-workwear`,
  'gum boots': `${INPUTS}/farm-tools-and-workwear`,
  delivery: `${INPUTS}/last-mile-delivery`,
  'coffee seedlings': `${COFFEE}/nursery-seedlings`,
  'wet mill': `${COFFEE}/wet-mill-management`,
  parchment: `${COFFEE}/drying-and-parchment-storage`,
  'green coffee': `${COFFEE}/roasting-and-green-sales`,
  'tea export': `${TEA}/tea-export`,
  orthodox: `${TEA}/orthodox-and-speciality-teas`,
  ctc: `${TEA}/ctc-processing`,
  grading: `${TEA}/tea-tasting-and-grading`,
  'leaf collection': `${TEA}/green-leaf-collection`,
  blending: `${FERTILIZER}/custom-blending`,
  'carbon credit': '/sustainability/carboncredit',
  'who can join carbon': '/sustainability/carboncredit',
  'small quantities': '/connect#can-i-buy-small-quantities-and-what-do-they-cost',
  'phone number': '/connect',
  'about us': '/about',
  partnerships: '/sustainability/partneships',
  news: '/news',
  'record harvest': '/news/record-coffee-harvest',
  // Asked by cold readers, who found something else or nothing
  'coffee variety': `${COFFEE}/nursery-seedlings`,
  'maize variety': `${INPUTS}/certified-seed`,
  h614: `${INPUTS}/certified-seed`,
  '50M': '/about/figures',
  gps: '/business/coffee/buyers',
  'fly crop': '/business/coffee/buyers',
  'registered name': '/about/press',
  compliance: '/about/press',
  fungicide: `${INPUTS}/safe-crop-protection`,
  'medicine for coffee': `${INPUTS}/safe-crop-protection`,
  logo: '/about/press',
  rss: '/about/press',
  pdf: '/business/tea/buyers',
  'Moses Wafula': '/about',
  unsubscribe: '/legal/privacy',
  complaint: COMPLAINT,
  complain: COMPLAINT,
  'job training': '/about/jobs',
  kephis: '/farm/check-your-bag',
  'price today': '/farm/ordering',
  loan: '/farm/ordering',
  'coffee grades': '/business/coffee/buyers',
  aflatoxin: '/farm/calendar',
  weevils: '/farm/calendar',
  'store maize': '/farm/calendar',
  'kukausha mahindi': '/farm/calendar',
  mbuni: `${COFFEE}/harvest-support`,
  training: '/farm',
  'fertilizer price': '/farm/ordering',
  'how much': '/farm/ordering',
  'how to order': '/farm/ordering',
  'order seedlings': '/farm/ordering',
  subsidy: '/farm/ordering',
  deposit: '/farm/ordering',
  // Soil before the sheets for buyers: its question has the word as it is typed
  sample: '/connect#how-do-i-take-a-soil-sample',
  'coffee sample': '/business/coffee/buyers',
  'tea sample': '/business/tea/buyers',
  'payment terms': '/business/tea/buyers',
  jobs: '/about/jobs',
  'letter of credit': '/business/tea/buyers',
  'minimum order': '/business/tea/buyers',
  PF1: '/business/tea/buyers',
  mombasa: `${FERTILIZER}/bulk-import-and-port-handling`,
  rust: `${INPUTS}/safe-crop-protection`,
  CBD: SICK_COFFEE,
  'coffee leaf rust': `${INPUTS}/safe-crop-protection`,
  'leaf spots': `${INPUTS}/safe-crop-protection`,
  scam: COMPLAINT,
  fraud: COMPLAINT,
  'fake agent': COMPLAINT,
  MRL: '/business/tea/buyers',
  residue: '/business/tea/buyers',
  ochratoxin: '/business/coffee/buyers',
  'child labour': '/sustainability/frameworks',
  LkSG: '/sustainability/frameworks',
  HACCP: '/business/tea/buyers',
  'supplier form': '/about/press',
  // Of a buyer in Hamburg, most of whose words found nothing
  claim: '/business/tea/buyers',
  'quality claim': '/business/tea/buyers',
  damaged: '/business/tea/buyers',
  arbitration: '/business/tea/buyers',
  ESCC: '/business/coffee/buyers',
  Incoterms: '/business/tea/buyers',
  freight: '/business/tea/buyers',
  CIF: '/business/tea/buyers',
  Hamburg: '/business/tea/buyers',
  'HS code': '/business/tea/buyers',
  duty: '/business/tea/buyers',
  glyphosate: '/business/tea/buyers',
  geolocation: '/business/coffee/buyers',
  polygon: '/business/coffee/buyers',
  AA: '/business/coffee/buyers',
  KYC: '/about/press',
  onboarding: '/about/press',
  photos: '/about/press',
  grievance: '/sustainability/frameworks',
  whistleblower: '/sustainability/frameworks',
  Lieferkette: '/sustainability/frameworks',
  hotline: '/sustainability/frameworks',
  'minimum wage': '/sustainability/frameworks',
  'legal minimum wage': '/sustainability/frameworks',
  dosing: '/farm/planner',
  'when to feed tea': '/farm/calendar',
  'first aid': POISON,
  'child drank spray': POISON,
  'fertilizer in eyes': POISON,
  'coffee berries turn black': SICK_COFFEE,
  'black berries': SICK_COFFEE,
  'sick coffee': SICK_COFFEE,
  sick: SICK_COFFEE,
  refund: BAD_SEED,
  'return goods': BAD_SEED,
  'seed did not come up': BAD_SEED,
  'can i leave my cooperative': '/farm/payments',
  Mukurweini: '/where-to-buy#nyeri',
  Swahili: '/connect#no-email-or-no-more',
  // Kiswahili
  sumu: POISON,
  Kiswahili: '/connect#no-email-or-no-more',
  chai: '/business/tea',
  kahawa: '/business/coffee',
  mbolea: '/business/fertilizer',
  mbegu: `${INPUTS}/certified-seed`,
  'mbegu za mahindi': `${INPUTS}/certified-seed`,
  'miche ya kahawa': `${COFFEE}/nursery-seedlings`,
  dawa: `${INPUTS}/safe-crop-protection`,
  umwagiliaji: `${INPUTS}/drip-irrigation`,
  udongo: `${FERTILIZER}/soil-testing`,
  'pima udongo': `${FERTILIZER}/soil-testing`,
  zana: `${INPUTS}/farm-tools-and-workwear`,
  kaboni: '/sustainability/carboncredit',
  simu: '/connect',
  bei: '/farm/ordering',
  'bei ya mbolea': '/farm/ordering',
  malipo: '/farm/payments',
  mkopo: '/farm/ordering',
  'duka la mbegu karibu othaya': '/where-to-buy#nyeri',
  malalamiko: COMPLAINT,
  tapeli: COMPLAINT,
  bima: '/farm/ordering',
  'mbegu bandia': '/farm/check-your-bag',
  bandia: '/farm/check-your-bag',
  uzito: '/farm/payments',
  mizani: '/farm/payments',
  'madoa meusi kahawa': `${INPUTS}/safe-crop-protection`,
  'kulipwa kahawa': '/farm/payments',
  ugonjwa: `${INPUTS}/safe-crop-protection`,
  lugha: '/connect#no-email-or-no-more',
  habari: '/news',
  // Typing errors
  fertlizer: '/business/fertilizer',
  fertiliser: '/business/fertilizer',
  cofee: '/business/coffee',
  irigation: `${INPUTS}/drip-irrigation`,
  seedings: `${COFFEE}/nursery-seedlings`,
  'carbon kredit': '/sustainability/carboncredit',
  partnershp: '/sustainability/partneships',
  // Half words, capitals
  fert: '/business/fertilizer',
  irrig: `${INPUTS}/drip-irrigation`,
  sust: '/sustainability/frameworks',
  NPK: '/business/fertilizer',
  Orthod: `${TEA}/orthodox-and-speciality-teas`,
};

const find = makeFind(searchIndex);
const placeOf = (query: string) => find(query).findIndex(({ path }) => path === QUERIES[query]) + 1;

describe('the search', () => {
  it('finds the right page first for all queries but one', () => {
    const others = Object.keys(QUERIES).filter((query) => placeOf(query) !== 1);
    expect(Object.keys(QUERIES)).toHaveLength(173);
    expect(
      others.length,
      others.map((query) => `${query}: ${placeOf(query)}`).join(),
    ).toBeLessThanOrEqual(1);
  });

  it.each(Object.keys(QUERIES))('finds the right page among the first three: %s', (query) => {
    expect(placeOf(query)).toBeGreaterThan(0);
    expect(placeOf(query)).toBeLessThanOrEqual(3);
  });

  it.each([
    ['tea exp', `${TEA}/tea-export`],
    ['tea tast', `${TEA}/tea-tasting-and-grading`],
    ['where to buy', '/where-to-buy'],
    ['kununua', '/where-to-buy'],
    ['eudr', '/business/coffee/buyers'],
    ['letter of credit', '/business/tea/buyers'],
    ['payment terms', '/business/coffee/buyers'],
    ['minimum order', '/business/tea/buyers'],
    ['minimum order', '/business/coffee/buyers'],
    ['PF1', '/business/tea/buyers'],
    ['careers', '/about/jobs'],
    // Both the farmer with a sample of soil and the buyer of coffee or tea.
    ['sample', '/connect#how-do-i-take-a-soil-sample'],
    ['sample', '/business/coffee/buyers'],
    ['sample', '/business/tea/buyers'],
    ['bandari', `${FERTILIZER}/bulk-import-and-port-handling`],
    ['mbegu feki', '/farm/check-your-bag'],
    ['fake fertilizer', '/farm/check-your-bag'],
    ['when to plant beans', '/farm/calendar'],
    ['fertilizer calculator', '/farm/planner'],
    ['malipo ya kahawa', '/farm/payments'],
    ['job scam', '/about/jobs'],
    ['nearest agrovet', '/where-to-buy'],
    ['nyeri', '/where-to-buy#nyeri'],
    ['buying centre tetu', '/where-to-buy#nyeri'],
    ['ktda', `${TEA}/green-leaf-collection`],
    ['1393', '/farm/check-your-bag'],
    ['msaada', POISON],
    ['msaada', '/connect'],
    ['sell my coffee', DELIVER],
    ['Othaya', '/where-to-buy#nyeri'],
    ['Tetu', '/where-to-buy#nyeri'],
    ['residue', '/business/coffee/buyers'],
    // The sheets say the same of coffee and tea.
    ['claim', '/business/coffee/buyers'],
    ['arbitration', '/business/coffee/buyers'],
    ['freight', '/business/coffee/buyers'],
    ['HS code', '/business/coffee/buyers'],
    ['customs', '/business/coffee/buyers'],
    ['customs', '/business/tea/buyers'],
    ['organic', '/business/tea/buyers'],
    ['bank details', '/about/press'],
    ['photographs', '/about/press'],
    ['registration number', '/farm/check-your-bag'],
    ['registration number', '/about/press'],
    ['kupanda mahindi', '/farm/calendar'],
  ])('finds the newer pages among the first three, half typed too: %s', (query, path) => {
    const found = find(query).map((page) => page.path);
    expect(found.slice(0, 3)).toContain(path);
    // Half a title finds only its page.
    if (query.startsWith('tea')) expect(found[0]).toBe(path);
  });

  it('finds the samples of buyers before those of soil', () => {
    const found = find('samples').map(({ path }) => path);
    expect(found.slice(0, 2).sort()).toEqual(['/business/coffee/buyers', '/business/tea/buyers']);
  });

  it('shows a grower who sells coffee the answer for growers before the sheet for importers', () => {
    const found = find('sell my coffee').map(({ path }) => path);
    expect(found.indexOf(DELIVER)).toBeLessThan(found.indexOf('/business/coffee/buyers'));
  });

  it('finds all pages about a grade of tea, not only the one that is named after it', () => {
    const found = find('ctc').map(({ path }) => path);
    expect(found).toContain('/business/tea/buyers');
    expect(found).toContain(`${TEA}/tea-export`);
  });

  it('finds no page by what only its picture shows', () => {
    expect(contact.hero.picture.wide.alt).toContain('jacaranda');
    expect(find('jacaranda')).toEqual([]);
  });

  it.each(['', '   ', '<>', '%', 'xyzzyqq', '\u0000', 'a'.repeat(5000)])(
    'finds nothing for what says nothing: %j',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );
});
