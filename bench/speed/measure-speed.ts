/**
 * `npm run bench`: measures the site and plain HTML files, in turn, on slow connections.
 */
import { chromium, type Browser } from '@playwright/test';
import { knownBrowser } from '../../tasks/programs.mjs';
import { inTurn, runBenchmark, serveSite, siteToMeasure } from '../run-benchmark.ts';
import { median, number, ratio, table } from '../tables.ts';
import type { Profile } from './line.ts';
import { withPhone } from './phone.ts';
import { makeFloor } from './make-floor.ts';
import { measureLoad, tapJoin, tapMenu } from './visits.ts';

/** One page of each kind. */
const PAGES = {
  home: { title: 'Home', address: '/', hasNewsletter: true },
  article: { title: 'An article', address: '/news/record-coffee-harvest', hasNewsletter: false },
  business: { title: 'A business page', address: '/business/coffee', hasNewsletter: false },
};
type MeasuredPage = (typeof PAGES)[keyof typeof PAGES];

const PROFILES = {
  '4g': { title: 'Slow 4G', rate: 1_600_000, latency: 150, slowdown: 4 },
  '3g': { title: 'Rural 3G', rate: 400_000, latency: 400, slowdown: 6 },
};

/**
 * Playwright attaches the inspector, so V8 looks up the source position of each error. React creates errors during its
 * setup, and V8 parses its source again for them. A visitor's browser does not need this time (speed.md). With
 * this flag V8 keeps the positions and parses nothing again.
 */
const FLAGS = ['--js-flags=--no-enable-lazy-source-positions'];

const VARIANTS = ['floor', 'site'] as const;
type Variant = (typeof VARIANTS)[number];
type Names<Of> = (keyof Of & string)[];
const namesOf = <Of extends object>(of: Of) => Object.keys(of) as Names<Of>;

/** Measures one visit. `null`: the page does not have this. */
async function measure(
  browser: Browser,
  profile: Profile,
  { hasNewsletter, ...page }: MeasuredPage,
  origin: string,
) {
  const address = origin + page.address;
  const visit = <Result>(use: Parameters<typeof withPhone<Result>>[2]) =>
    withPhone(browser, profile, use);
  const load = await visit((phone) => measureLoad(phone, address));
  const menu = await visit((phone) => tapMenu(phone, address));
  const join = (effect: 'said' | 'sent') =>
    hasNewsletter ? visit((phone) => tapJoin(phone, address, effect)) : null;
  return { ...load, menu, said: await join('said'), sent: await join('sent') };
}
type Metrics = Awaited<ReturnType<typeof measure>>;

const ROWS: readonly (readonly [keyof Metrics, string, number?])[] = [
  ['firstScreen', 'First screen, bytes'],
  ['firstPaint', 'First paint, ms'],
  ['largestPaint', 'Largest paint, ms'],
  ['shift', 'Layout shift', 3],
  ['blocking', 'Blocking time, ms'],
  ['menu', 'Tap on the menu, ms'],
  ['said', '«Join Now» says that it sends, ms'],
  ['sent', '«Join Now» begins to send, ms'],
];

const noSamples = (): Record<Variant, Metrics[]> => ({ floor: [], site: [] });
type Samples = ReturnType<typeof noSamples>;

/** The medians of floor and site, and in brackets the ratio of the site to the floor. */
function cell(samples: Samples, key: keyof Metrics, digits = 0): string {
  const values = VARIANTS.map((variant) =>
    samples[variant].map((metrics) => metrics[key]).filter((value) => value !== null),
  );
  const [floor = [], site = []] = values;
  if (site.length === 0) return '–';
  const times = ratio(site, floor);
  return `${values.map((each) => number(median(each), digits)).join('; ')}${times === '–' ? '' : ` (${times})`}`;
}

async function measureAll(
  browser: Browser,
  origins: Record<Variant, string>,
  rounds: number,
  pages: Names<typeof PAGES>,
  profiles: Names<typeof PROFILES>,
): Promise<string> {
  const groups = profiles.map((name) => ({
    profile: PROFILES[name],
    visits: pages.map((page) => ({ page: PAGES[page], samples: noSamples() })),
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const { profile, visits } of groups)
      for (const { page, samples } of visits) {
        console.log(`Round ${round + 1} of ${rounds}: ${page.title}, ${profile.title}`);
        for (const variant of inTurn(VARIANTS, round))
          samples[variant].push(await measure(browser, profile, page, origins[variant]));
      }
  const tables = groups.map(({ profile, visits }) =>
    table(
      [profile.title, ...visits.map(({ page }) => page.title)],
      ROWS.map(([key, title, digits]) => [
        title,
        ...visits.map(({ samples }) => cell(samples, key, digits)),
      ]),
    ),
  );
  return tables.join('\n\n');
}

await runBenchmark({
  command: 'npm run bench',
  about: `Builds the site and measures how fast its pages load on slow connections. Compares them with plain HTML files that
have the same words and pictures.`,
  document: 'docs/measurements/speed.md',
  options: {
    rounds: { number: 9, about: 'how many times everything is measured' },
    pages: { names: namesOf(PAGES), about: 'pages to measure' },
    profiles: { names: namesOf(PROFILES), about: 'connections to measure' },
  },
  async measure({ rounds, pages, profiles }) {
    const folder = await siteToMeasure();
    const addresses = Object.values(PAGES).map(({ address }) => address);
    const floor = await serveSite(await makeFloor(folder, addresses));
    const site = await serveSite(folder);
    const browser = await chromium.launch({ args: FLAGS, executablePath: knownBrowser() });
    try {
      const origins = { floor: floor.origin, site: site.origin };
      const results = await measureAll(browser, origins, rounds, pages, profiles);
      return { programs: `Chromium ${browser.version()}`, results };
    } finally {
      await browser.close();
      await floor.kill();
      await site.kill();
    }
  },
});
