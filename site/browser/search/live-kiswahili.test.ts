import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { contentModules } from '#render/content/content-modules.ts';
import { loadContent } from '#render/content/load.ts';
import { ROOT } from '#render/content/root.ts';
import { makeFind } from './find.ts';

/**
 * What farmers in Kenya type in Kiswahili, by the page that answers it best: in Kiswahili where that page is translated,
 * else in English below `/sw`. The paths are without `/sw`, as in the index.
 */
const QUERIES: Record<string, readonly string[]> = {
  '/services/coffee/nursery-seedlings': ['miche ya kahawa', 'aina za kahawa'],
  '/services/agric-inputs/safe-crop-protection#sick-coffee': [
    'ugonjwa wa kahawa',
    'kutu ya majani ya kahawa',
  ],
  '/services/coffee/drying-and-parchment-storage': ['kuanika kahawa'],
  '/services/coffee/harvest-support': ['kuchuma kahawa'],
  '/services/tea/out-grower-support': ['kupogoa chai'],
  '/connect#how-can-i-deliver-my-tea-or-coffee-to-you': [
    'kuuza kahawa yangu',
    'kupeleka majani chai kiwandani',
  ],
  '/farm/payments': [
    'malipo ya majani chai',
    'bonasi ya chai',
    'bei ya kahawa',
    'lini mnalipa wakulima',
    'makato ya mkulima',
  ],
  '/business/fertilizer': ['mbolea ya mahindi', 'udongo wenye asidi'],
  '/services/fertilizers/planting-and-top-dressing': ['mbolea ya kupandia', 'mbolea ya kukuzia'],
  '/farm/planner': ['kiasi cha mbolea kwa ekari'],
  '/farm/before-you-pay': [
    'bei ya mbolea',
    'mbolea ya ruzuku',
    'mbegu feki',
    'mkopo wa pembejeo',
    'kuagiza mbolea',
  ],
  '/services/fertilizers/soil-testing': ['kupima udongo'],
  '/services/fertilizers/soil-health-plans': ['afya ya udongo'],
  '/farm/calendar': ['wakati wa kupanda mahindi', 'kuvuna maharagwe', 'kuhifadhi mahindi'],
  '/services/agric-inputs/certified-seed': ['mbegu bora', 'mbegu ya viazi'],
  '/services/agric-inputs/certified-seed#not-up': ['mbegu hazijaota'],
  '/services/agric-inputs/safe-crop-protection': ['dawa ya magugu', 'viwavi jeshi'],
  '/farm/before-you-pay#poison': ['dawa imeingia machoni'],
  '/services/agric-inputs/drip-irrigation': ['kumwagilia shamba'],
  '/services/agric-inputs/farm-tools-and-workwear': ['jembe na panga'],
  '/services/agric-inputs/last-mile-delivery': ['usafirishaji wa pembejeo'],
  '/where-to-buy': ['duka karibu na mimi'],
  '/where-to-buy#nyeri': ['duka la pembejeo nyeri'],
  '/where-to-buy#uasin-gishu': ['ghala eldoret'],
  '/where-to-buy?find=Kisii': ['duka kisii'],
  '/connect': ['nambari ya simu', 'ofisi yenu iko wapi'],
  '/connect#somebody-asks-for-money-in-our-name-or-you-have-a-complaint': [
    'matapeli wanaomba pesa',
  ],
  '/connect#can-i-buy-small-quantities-and-what-do-they-cost': ['kununua kidogo kidogo'],
  '/about/jobs': ['nafasi za kazi'],
  '/sustainability/carboncredit': ['hewa ukaa', 'kupanda miti'],
  '/sustainability/frameworks': ['haki za wafanyakazi'],
  '/news': ['habari za kilimo'],
  '/about': ['mmiliki wa kampuni'],
};

/** The same with typing errors. */
const MISTYPED: Record<string, readonly string[]> = {
  '/business/coffee': ['kahwa'],
  '/services/agric-inputs/certified-seed': ['mbengu ya mahindi'],
  '/services/agric-inputs/safe-crop-protection': ['dawa ya wadudo'],
  '/services/agric-inputs/drip-irrigation': ['umwagilaji'],
  '/connect#how-do-i-take-a-soil-sample': ['sampuli ya udogo'],
  '/where-to-buy': ['wakala wa pembejo'],
  '/connect': ['mawasilano'],
  '/about/jobs': ['nafsi za kazi'],
};

/** Of the 60 queries, so many at least find their page first, and so many among the first three. */
const FIRST = 52;
const AMONG_THREE = 58;

// The search of a page in Kiswahili also finds words by their roots.
vi.stubGlobal('LANGUAGE', 'sw');
afterAll(() => {
  vi.unstubAllGlobals();
});
const find = makeFind(contentModules(loadContent(path.join(ROOT, 'content/sw'))).searchIndex);

it('finds the right page for what farmers type in Kiswahili', () => {
  const results = [...Object.entries(QUERIES), ...Object.entries(MISTYPED)].flatMap(
    ([page, queries]) =>
      queries.map((query) => {
        const found = find(query).map((one) => one.path);
        return { query, page, found: found.slice(0, 3), place: found.indexOf(page) + 1 };
      }),
  );
  const first = results.filter(({ place }) => place === 1);
  const amongThree = results.filter(({ place }) => place >= 1 && place <= 3);
  const missed = results
    .filter(({ place }) => place !== 1)
    .map(({ query, page, found, place }) => {
      const where = place === 0 ? 'not found' : `number ${place}`;
      return `"${query}": ${page} is ${where}; instead came ${found.join(', ') || 'nothing'}`;
    });
  const message = `${first.length} first, ${amongThree.length} among three\n${missed.join('\n')}`;
  expect(results).toHaveLength(60);
  expect(first.length, message).toBeGreaterThanOrEqual(FIRST);
  expect(amongThree.length, message).toBeGreaterThanOrEqual(AMONG_THREE);
});
