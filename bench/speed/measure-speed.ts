/**
 * `npm run bench`: measures the site and plain HTML files, in turn, on slow connections.
 */
import { chromium, type Browser } from '@playwright/test';
import { knownBrowser } from '../../tasks/programs.mjs';
import { inTurn, runBenchmark, serveSite, siteToMeasure } from '../run-benchmark.ts';
import { ratio, spread, table } from '../tables.ts';
import type { Profile } from './line.ts';
import { withPhone } from './phone.ts';
import { makeFloor } from './make-floor.ts';
import { measureLoad, measureNext, tapJoin, tapMenu } from './visits.ts';

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
 * setup, and V8 parses its source again for them. A visitor's browser does not need this time (speed.md, Method). With
 * this flag V8 keeps the positions and parses nothing again.
 */
const FLAGS = ['--js-flags=--no-enable-lazy-source-positions'];

const VARIANTS = ['floor', 'site'] as const;
type Variant = (typeof VARIANTS)[number];
type Names<Of> = (keyof Of & string)[];
const namesOf = <Of extends object>(of: Of) => Object.keys(of) as Names<Of>;

/** Measures one visit. `null`: the page or the variant does not have this. */
async function measure(
  browser: Browser,
  profile: Profile,
  { hasNewsletter, ...page }: MeasuredPage,
  variant: Variant,
  origin: string,
) {
  const address = origin + page.address;
  const visit = <Result>(use: Parameters<typeof withPhone<Result>>[2]) =>
    withPhone(browser, profile, use);
  const load = await visit(async (phone) => ({
    ...(await measureLoad(phone, address)),
    // The floor has no next page of its own kind.
    next: variant === 'site' ? await measureNext(phone) : null,
  }));
  const menu = await visit((phone) => tapMenu(phone, address));
  const join = (effect: 'said' | 'sent') =>
    hasNewsletter ? visit((phone) => tapJoin(phone, address, effect)) : null;
  return { ...load, menu, said: await join('said'), sent: await join('sent') };
}
type Metrics = Awaited<ReturnType<typeof measure>>;

const ROWS: readonly (readonly [keyof Metrics, string, number?])[] = [
  ['html', 'HTML, bytes'],
  ['css', 'CSS, bytes'],
  ['scripts', 'Scripts, bytes'],
  ['fonts', 'Fonts, bytes'],
  ['pictures', 'Pictures, bytes'],
  ['other', 'Other, bytes'],
  ['requests', 'Requests'],
  ['firstScreen', 'All for the first screen, bytes'],
  ['next', 'All for the next page but pictures, bytes'],
  ['firstPaint', 'First contentful paint, ms'],
  ['largestPaint', 'Largest contentful paint, ms'],
  ['shift', 'Layout shift', 3],
  ['blocking', 'Blocking time, ms'],
  ['script', 'Script time, ms'],
  ['menu', 'Tap on the menu to its effect, ms'],
  ['said', 'Tap on «Join Now» to its effect, ms'],
  ['sent', 'Tap on «Join Now» until it is sent, ms'],
];

/** The table of a page on a connection, without rows that are empty. */
function tableOf(samples: Readonly<Record<Variant, readonly Metrics[]>>): string {
  const rows = ROWS.map(([key, title, digits]) => {
    const [floor, site] = VARIANTS.map((variant) =>
      samples[variant].map((metrics) => metrics[key]).filter((value) => value !== null),
    ) as [number[], number[]];
    return [title, spread(floor, digits), spread(site, digits), ratio(site, floor)];
  });
  const head = ['', 'Floor', 'Site', 'of floor'];
  return table(
    head,
    rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–')),
  );
}

const noSamples = (): Record<Variant, Metrics[]> => ({ floor: [], site: [] });

async function measureAll(
  browser: Browser,
  origins: Record<Variant, string>,
  rounds: number,
  pages: Names<typeof PAGES>,
  profiles: Names<typeof PROFILES>,
): Promise<string> {
  const groups = profiles.flatMap((profile) =>
    pages.map((page) => ({
      profile: PROFILES[profile],
      page: PAGES[page],
      title: `${PAGES[page].title}, ${PROFILES[profile].title}`,
      samples: noSamples(),
    })),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { profile, page, title, samples } of groups) {
      console.log(`Round ${round + 1} of ${rounds}: ${title}`);
      for (const variant of inTurn(VARIANTS, round))
        samples[variant].push(await measure(browser, profile, page, variant, origins[variant]));
    }
  return groups.map(({ title, samples }) => `### ${title}\n\n${tableOf(samples)}`).join('\n\n');
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
