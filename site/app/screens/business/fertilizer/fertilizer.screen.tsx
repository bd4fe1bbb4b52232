import fertilizer from 'content:fertilizer';
import fertilizerCatalogue from 'content:fertilizerCatalogue';
import { Closing } from '../../../components/closing/closing.tsx';
import { Hero } from '../../../components/hero/hero.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { Stats } from '../../../components/stats/stats.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmLink } from '../shared/farm-link.tsx';
import { Horizon } from './horizon.tsx';
import { Doors } from '../shared/doors.tsx';
import { Options } from '../shared/options.tsx';
import { ServiceTabs } from '../shared/service-tabs.tsx';
import { SoilTest } from './soil-test.tsx';
import { Vision } from '../shared/vision.tsx';
import { Voice } from '../shared/voice.tsx';
import { WovenBand, wovenStats } from '../shared/woven-band.tsx';
import styles from './fertilizer.module.css';

/** `/business/fertilizer` (section 2, Business landing pages). */
export const screen = defineScreen({ meta: () => fertilizer.meta, Page: Fertilizer });

const PARTS: readonly Part[] = [
  ['options', fertilizer.options],
  ['soil-test', fertilizer.feature],
  ['services', fertilizer.details],
];

/** Soil cores of six fields, none like another. */
const CORES = [1, 2, 3, 4, 5, 6];

/** The sections are layers of soil, from the field down to the water: topsoil, red subsoil, clay. */
function Fertilizer() {
  const { colour, hero, vision, options, details, feature, voice, close } = fertilizer;
  return (
    <div data-colour={colour} className={styles.page}>
      <Hero hero={hero} colour={colour}>
        <Doors />
      </Hero>
      <div className={styles.topsoil}>
        <div className={styles.stats}>
          <Stats stats={hero.stats} />
        </div>
      </div>
      <div className={styles.topsoil}>
        <div className={styles.vision}>
          <Vision vision={vision} className={styles.field} />
          <div className={styles.cores} data-screen-only="" aria-hidden="true">
            {CORES.map((core) => (
              <span key={core} />
            ))}
          </div>
        </div>
      </div>
      <Parts parts={PARTS} />
      <div className={styles.roots}>
        <Horizon line={0} />
        <Options
          options={options}
          ground="dark"
          className={styles.moments}
          sizes={(index) =>
            index < 3
              ? '(width >= 768px) min(29vw, 27rem), 36vw'
              : '(width >= 768px) min(17vw, 15rem), 36vw'
          }
        />
      </div>
      <div className={styles.subsoil}>
        <Horizon line={1} />
        <SoilTest feature={feature} />
        <Voice voice={voice} />
      </div>
      <div className={styles.clay}>
        <Horizon line={0} />
        <ServiceTabs
          details={details}
          catalogue={fertilizerCatalogue}
          orientation="vertical"
          className={styles.core}
        />
      </div>
      <FarmLink page="fertilizer" />
      <div className={styles.water}>
        <Closing {...close} cloth={<WovenBand figures={wovenStats(hero.stats)} />} />
      </div>
    </div>
  );
}
