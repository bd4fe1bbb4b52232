import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { contentModules } from '#render/content/content-modules.ts';
import { loadContent } from '#render/content/load.ts';
import { ROOT } from '#render/content/root.ts';
import { makeFind } from './find.ts';

/**
 * What farmers in Kenya type in Kiswahili, by the page that answers it best: in Kiswahili where that page is translated,
 * else in English below `/sw`. The paths are without `/sw`, as in the index. Some have typing errors.
 */
const QUERIES: Record<string, string> = {
  '/connect#how-do-i-take-a-soil-sample': 'sampuli ya udogo',
  '/business/coffee': 'kahwa',
  '/services/coffee/nursery-seedlings': 'miche ya kahawa, aina za kahawa',
  '/services/agric-inputs/safe-crop-protection#sick-coffee':
    'ugonjwa wa kahawa, kutu ya majani ya kahawa',
  '/services/coffee/drying-and-parchment-storage': 'kuanika kahawa',
  '/services/coffee/harvest-support': 'kuchuma kahawa',
  '/services/tea/out-grower-support': 'kupogoa chai',
  '/connect#how-can-i-deliver-my-tea-or-coffee-to-you':
    'kuuza kahawa yangu, kupeleka majani chai kiwandani',
  '/farm/payments':
    'malipo ya majani chai, bonasi ya chai, bei ya kahawa, lini mnalipa wakulima, makato ya mkulima',
  '/business/fertilizer': 'mbolea ya mahindi, udongo wenye asidi',
  '/services/fertilizers/planting-and-top-dressing': 'mbolea ya kupandia, mbolea ya kukuzia',
  '/farm/planner': 'kiasi cha mbolea kwa ekari',
  '/farm/before-you-pay':
    'bei ya mbolea, mbolea ya ruzuku, mbegu feki, mkopo wa pembejeo, kuagiza mbolea',
  '/services/fertilizers/soil-testing': 'kupima udongo',
  '/services/fertilizers/soil-health-plans': 'afya ya udongo',
  '/farm/calendar': 'wakati wa kupanda mahindi, kuvuna maharagwe, kuhifadhi mahindi',
  '/services/agric-inputs/certified-seed': 'mbegu bora, mbegu ya viazi, mbengu ya mahindi',
  '/services/agric-inputs/certified-seed#not-up': 'mbegu hazijaota',
  '/services/agric-inputs/safe-crop-protection': 'dawa ya magugu, viwavi jeshi, dawa ya wadudo',
  '/farm/before-you-pay#poison': 'dawa imeingia machoni',
  '/services/agric-inputs/drip-irrigation': 'kumwagilia shamba, umwagilaji',
  '/services/agric-inputs/farm-tools-and-workwear': 'jembe na panga',
  '/services/agric-inputs/last-mile-delivery': 'usafirishaji wa pembejeo',
  '/where-to-buy': 'duka karibu na mimi, wakala wa pembejo',
  '/where-to-buy#nyeri': 'duka la pembejeo nyeri',
  '/where-to-buy#uasin-gishu': 'ghala eldoret',
  '/where-to-buy?find=Kisii': 'duka kisii',
  '/connect': 'nambari ya simu, ofisi yenu iko wapi, mawasilano',
  '/connect#somebody-asks-for-money-in-our-name-or-you-have-a-complaint': 'matapeli wanaomba pesa',
  '/connect#can-i-buy-small-quantities-and-what-do-they-cost': 'kununua kidogo kidogo',
  '/about/jobs': 'nafasi za kazi, nafsi za kazi',
  '/sustainability/carboncredit': 'hewa ukaa, kupanda miti',
  '/sustainability/frameworks': 'haki za wafanyakazi',
  '/news': 'habari za kilimo',
  '/about': 'mmiliki wa kampuni',
};

// The search of a page in Kiswahili also finds words by their roots.
vi.stubGlobal('LANGUAGE', 'sw');
afterAll(() => {
  vi.unstubAllGlobals();
});
const find = makeFind(contentModules(loadContent(path.join(ROOT, 'content/sw'))).searchIndex);

const pairs = Object.entries(QUERIES).flatMap(([page, queries]) =>
  queries.split(', ').map((query) => ({ query, page })),
);

it.each([
  ['first', 1, 52],
  ['among the first three', 3, 58],
])('what farmers type in Kiswahili leads to its page, which comes %s', (_where, most, least) => {
  expect(pairs).toHaveLength(60);
  const found = ({ query, page }: (typeof pairs)[number]) =>
    find(query)
      .slice(0, most)
      .some(({ path: one }) => one === page);
  const missed = pairs.filter((pair) => !found(pair));
  expect(60 - missed.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(least);
});
