/** Measures everything in turn, so that whatever else the machine does weighs on all alike. */
import type { Browser } from '@playwright/test';
import { measureLoad, measureNext, type LoadMetrics } from './load.ts';
import type { Options } from './options.ts';
import type { MeasuredPage } from './pages.ts';
import { withPhone } from './phone.ts';
import type { Profile } from './profiles.ts';
import { VARIANTS, type Variant } from './references.ts';
import { tapJoin, tapMenu } from './taps.ts';

/** `null` is what a page or a variant does not have. */
export type Metrics = LoadMetrics & {
  next: number | null;
  menu: number;
  said: number | null;
  sent: number | null;
};
export type Sample = { profile: Profile; page: MeasuredPage; variant: Variant; metrics: Metrics };

async function measure(
  browser: Browser,
  profile: Profile,
  page: MeasuredPage,
  variant: Variant,
  origin: string,
): Promise<Metrics> {
  const address = origin + page.path;
  const load = await withPhone(browser, profile, async (phone) => ({
    ...(await measureLoad(phone, address)),
    // The measured pages alone have references.
    next: variant === 'site' ? await measureNext(phone) : null,
  }));
  const menu = await withPhone(browser, profile, (phone) => tapMenu(phone.page, address));
  const join = (effect: 'said' | 'sent') =>
    page.hasNewsletter
      ? withPhone(browser, profile, (phone) => tapJoin(phone.page, address, effect))
      : null;
  return { ...load, menu, said: await join('said'), sent: await join('sent') };
}

/**
 * @param origins where each variant is served
 * @param note hears what is measured next
 */
export async function measureRounds(
  browser: Browser,
  { rounds, pages, profiles }: Pick<Options, 'rounds' | 'pages' | 'profiles'>,
  origins: Record<Variant, string>,
  note: (text: string) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const profile of profiles)
      for (const page of pages) {
        note(`Round ${round + 1} of ${rounds}: ${page.title}, ${profile.title}`);
        // Each goes first as often as the others.
        const turn = round % VARIANTS.length;
        for (const { name: variant } of [...VARIANTS.slice(turn), ...VARIANTS.slice(0, turn)]) {
          const metrics = await measure(browser, profile, page, variant, origins[variant]);
          samples.push({ profile, page, variant, metrics });
        }
      }
  return samples;
}
