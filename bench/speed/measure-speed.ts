/**
 * `npm run bench`: measures the site and plain HTML files, in turn, on slow connections.
 */
import { chromium, type Browser } from '@playwright/test';
import { knownBrowser } from '../../tasks/programs.mjs';
import { inTurn, runBenchmark, serveSite, siteToMeasure } from '../run-benchmark.ts';
import { median, number, ratio, table } from '../tables.ts';
import type { Profile } from './line.ts';
import { openLossyLine, whyNoLossyLine } from './lossy-line.ts';
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
  tls: { title: 'TLS and loss', rate: 400_000, latency: 150, slowdown: 1 },
};
/** Per cent of the packets towards the phone that are lost with the profile `tls`. */
const LOSS = 2;

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

/** What the pages are opened with: a browser, the two sites, and how a visit begins if the line is not simulated. */
type Way = {
  browser: Browser;
  origins: Record<Variant, string>;
  startAnew?: (seed: number) => void;
};

/** Measures one visit. `null`: the page does not have this, or it is not measured on this line. */
async function measure(
  { browser, startAnew }: Way,
  profile: Profile,
  { hasNewsletter, ...page }: MeasuredPage,
  origin: string,
  round: number,
) {
  const address = origin + page.address;
  const visit = <Result>(use: Parameters<typeof withPhone<Result>>[2]) =>
    withPhone(browser, profile, use, Boolean(startAnew));
  const load = await visit((phone) => {
    startAnew?.(round);
    return measureLoad(phone, address);
  });
  // A tap is slow because of the processor.
  if (startAnew) return { ...load, menu: null, said: null, sent: null };
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
  wayOf: (profile: keyof typeof PROFILES) => Way,
  rounds: number,
  pages: Names<typeof PAGES>,
  profiles: Names<typeof PROFILES>,
): Promise<string> {
  const groups = profiles.map((name) => ({
    way: wayOf(name),
    profile: PROFILES[name],
    visits: pages.map((page) => ({ page: PAGES[page], samples: noSamples() })),
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const { way, profile, visits } of groups)
      for (const { page, samples } of visits) {
        console.log(`Round ${round + 1} of ${rounds}: ${page.title}, ${profile.title}`);
        for (const variant of inTurn(VARIANTS, round))
          samples[variant].push(await measure(way, profile, page, way.origins[variant], round));
      }
  const tables = groups.map(({ profile, visits }) => {
    const rows = ROWS.map(([key, title, digits]) => [
      title,
      ...visits.map(({ samples }) => cell(samples, key, digits)),
    ]);
    const measured = rows.filter(([, ...cells]) => cells.some((text) => text !== '–'));
    return table([profile.title, ...visits.map(({ page }) => page.title)], measured);
  });
  return tables.join('\n\n');
}

/**
 * Opens the line of the profile `tls` with a browser at its end.
 * @returns `null` if this machine cannot have one; the reason is printed
 */
async function openWay(folders: Record<Variant, string>) {
  const reason = whyNoLossyLine();
  if (reason) {
    console.log(`${PROFILES.tls.title} is not measured here: ${reason}.`);
    return null;
  }
  const chosen = knownBrowser() ?? chromium.executablePath();
  const line = await openLossyLine(PROFILES.tls, LOSS, chosen, [folders.floor, folders.site]);
  const [floor, site] = line.origins;
  const browser = await chromium.launch(line.launch);
  return {
    browser,
    origins: { floor, site },
    startAnew: line.startAnew,
    async stop() {
      await browser.close();
      await line.stop();
    },
  };
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
    const folders = { floor: await makeFloor(folder, addresses), site: folder };
    const lossy = profiles.includes('tls') ? await openWay(folders) : null;
    const floor = await serveSite(folders.floor);
    const site = await serveSite(folders.site);
    const browser = await chromium.launch({ args: FLAGS, executablePath: knownBrowser() });
    const plain = { browser, origins: { floor: floor.origin, site: site.origin } };
    try {
      const possible = profiles.filter((name) => name !== 'tls' || lossy);
      const wayOf = (name: string) => (name === 'tls' && lossy ? lossy : plain);
      const results = await measureAll(wayOf, rounds, pages, possible);
      return { programs: `Chromium ${browser.version()}`, results };
    } finally {
      await lossy?.stop();
      await browser.close();
      await floor.kill();
      await site.kill();
    }
  },
});
