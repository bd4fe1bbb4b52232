import path from 'node:path';
import { expect, it } from 'vitest';
import { contentModules } from '#render/content/content-modules.ts';
import { loadContent } from '#render/content/load.ts';
import { ROOT } from '#render/content/root.ts';
import { makeFind } from './find.ts';

/** What farmers, buyers, journalists and people who look for work type, by the page that answers them. */
const QUERIES: Record<string, string> = {
  '/connect':
    'wasiliana, wasiliana nasi, mawasiliano, simu, ofisi, huduma, barua pepe, opening hours, hours, saa za kazi, location, map, ramani, mahali, address, faq, maswali, phone number, whatsapp, email, facebook, linkedin, youtube, where are you, mko wapi, uko wapi',
  '/news': 'newsletter, jarida, subscribe, habari',
  '/about':
    'who are you, ceo, md, founder, managing director, director, boss, leadership, mkurugenzi, mwanzilishi, team, kuhusu, about us',
  '/about/jobs':
    'cv, graduate, internship, attachment, vacancies, salary, mshahara, ajira, nafasi za kazi',
  '/about/press': 'journalist, press kit, tenders, procurement, investor, investors',
  '/about/figures': 'turnover, statistics',
  '/services/coffee/nursery-seedlings':
    'batian, ruiru 11, ruiru, sl28, SL34, k7, miche ya kahawa, coffee seedlings',
  '/services/agric-inputs/certified-seed':
    'H614, h629, H6213, H513, DH04, katumani, duma, pioneer, mbegu ya mahindi, mbegu za viazi, maize seed',
  '/services/agric-inputs/safe-crop-protection':
    'wadudu, magugu, aphids, weeds, viwavi, herbicide, dawa ya wadudu, leaf rust',
  '/services/agric-inputs/last-mile-delivery': 'usafirishaji, lori, delivery',
  '/services/tea/out-grower-support': 'kupogoa, pruning',
  '/services/fertilizers/soil-testing': 'kupima udongo, soil test',
  '/business/agric-inputs': 'vitunguu, mtaalamu, agronomist',
  '/business/tea/buyers': 'iso, rainforest alliance, fob',
  '/sustainability/frameworks': 'haki, wanawake, women, child labour',
  '/sustainability/carboncredit': 'verra, gold standard, verifier, registry, vcs, carbon offset',
  '/business/fertilizer': 'can, npk, mbolea, fertilizer',
  '/farm/calendar': 'mvua, kalenda, season',
  '/farm/planner': 'kale, sukuma wiki, 17:17:17',
  '/farm/before-you-pay': 'ukame, price list, mkopo, agiza, genuine seed',
  '/farm/payments': 'mpesa, bonus, sacco',
  '/where-to-buy': 'duka, shop near me, directions, opening hours, wakala, stockist, become agent',
  '/where-to-buy?find=Embu': 'embu, Embu county, duka embu, Runyenjes',
  '/where-to-buy?find=Marsabit': 'moyale, marsabit',
  '/where-to-buy?find=Makueni': 'wote, makueni, makueny',
  '/where-to-buy#meru': 'meru, nkubu',
  '/where-to-buy#uasin-gishu': 'eldoret',
  '/business/coffee': 'historia, ushirika, espresso',
};

const content = loadContent(path.join(ROOT, 'content/en'));
const find = makeFind(contentModules(content).searchIndex);
const pairs = Object.entries(QUERIES).flatMap(([page, queries]) =>
  queries.split(', ').map((query): [query: string, page: string] => [query, page]),
);

it.each(pairs)('the live content is found among the first three: %s, %s', (query, page) => {
  const found = find(query).map((one) => one.path);
  expect(found.slice(0, 3)).toContain(page);
});

it.each(['Embu', 'embu', 'Moyale', 'Wote', 'Meru', 'Eldoret'])(
  'a search for %s alone leads to its county first',
  (query) => {
    expect(find(query)[0]?.path).toMatch(/^\/where-to-buy[?#]/);
  },
);
