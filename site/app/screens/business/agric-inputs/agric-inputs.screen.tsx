import agricInputs from 'content:agricInputs';
import agricInputsCatalogue from 'content:agricInputsCatalogue';
import { Closing } from '../../../components/closing/closing.tsx';
import { Hero } from '../../../components/hero/hero.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { Stats } from '../../../components/stats/stats.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmLink } from '../shared/farm-link.tsx';
import { Doors } from '../shared/doors.tsx';
import { Options } from '../shared/options.tsx';
import { ServiceTabs } from '../shared/service-tabs.tsx';
import { ShelfYear } from './shelf-year.tsx';
import { Vision } from '../shared/vision.tsx';
import { Voice } from '../shared/voice.tsx';
import { WovenBand, wovenStats } from '../shared/woven-band.tsx';
import styles from './agric-inputs.module.css';

/** `/business/agric-inputs` (section 2, Business landing pages). */
export const screen = defineScreen({ meta: () => agricInputs.meta, Page: AgricInputs });

const PARTS: readonly Part[] = [
  ['vision', agricInputs.vision],
  ['year', agricInputs.feature],
  ['services', agricInputs.details],
];

/** The page looks like a shop: first the counter and the shelf, then the reasons for the products. */
function AgricInputs() {
  const { colour, hero, vision, options, details, feature, voice, close } = agricInputs;
  return (
    <div data-colour={colour} className={styles.page}>
      <Hero hero={hero} colour={colour}>
        <Doors />
      </Hero>
      <div className={styles.prices}>
        <Stats stats={hero.stats} />
      </div>
      <div className={styles.shop}>
        <Options
          options={options}
          ground="white"
          className={styles.shelf}
          sizes="(width >= 1024px) min(25vw, 23rem), (width >= 768px) 42vw, 92vw"
        />
      </div>
      <Parts parts={PARTS} />
      <div className={styles.vision}>
        <Vision vision={vision} className={styles.seal} />
      </div>
      <ShelfYear feature={feature} />
      <Voice voice={voice} />
      <ServiceTabs
        details={details}
        catalogue={agricInputsCatalogue}
        ground="soft"
        className={styles.folders}
        sizes="(width >= 1024px) min(50vw, 45rem), 92vw"
      />
      <FarmLink page="inputs" />
      <Closing {...close} cloth={<WovenBand figures={wovenStats(hero.stats)} />} />
    </div>
  );
}
