/** What the measured phones have to live with. */

export type Profile = {
  name: string;
  title: string;
  /** Bits per second, both ways. */
  rate: number;
  /** Milliseconds of a round trip. */
  latency: number;
  /** How many times slower the processor is than this machine's. */
  slowdown: number;
};

export const PROFILES: readonly Profile[] = [
  { name: '4g', title: 'Slow 4G', rate: 1_600_000, latency: 150, slowdown: 4 },
  { name: '3g', title: 'Rural 3G', rate: 400_000, latency: 400, slowdown: 6 },
];

/** A cheap phone's screen. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-KE',
  timezoneId: 'Africa/Nairobi',
};
