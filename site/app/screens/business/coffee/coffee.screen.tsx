import coffee from 'content:coffee';
import coffeeCatalogue from 'content:coffeeCatalogue';
import { Closing } from '../../../components/closing/closing.tsx';
import { ClothBand } from '../../../components/cloth-band/cloth-band.tsx';
import { Hero } from '../../../components/hero/hero.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { Stats } from '../../../components/stats/stats.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmLink } from '../shared/farm-link.tsx';
import { CoffeeYear } from './coffee-year.tsx';
import { Doors } from '../shared/doors.tsx';
import { Options } from '../shared/options.tsx';
import { ServiceTabs } from '../shared/service-tabs.tsx';
import { Vision } from '../shared/vision.tsx';
import { Voice } from '../shared/voice.tsx';
import { WovenBand, wovenStats } from '../shared/woven-band.tsx';
import styles from './coffee.module.css';

/** `/business/coffee` (section 2, Business landing pages). */
export const screen = defineScreen({ meta: () => coffee.meta, Page: Coffee, tone: 'cream' });

const PARTS: readonly Part[] = [
  ['year', coffee.feature],
  ['services', coffee.details],
  ['options', coffee.options],
];

/** A dark green page with gold discs, from the moon of the hero to the coffee year. */
function Coffee() {
  const { colour, hero, vision, options, details, feature, voice, close } = coffee;
  return (
    <div data-colour={colour} className={styles.page}>
      <div className={styles.head}>
        <Hero hero={hero} colour={colour} tone="cream">
          <Doors tone="cream" />
        </Hero>
      </div>
      <ClothBand cloth="sun" />
      <div className={styles.stats}>
        <Stats stats={hero.stats} />
      </div>
      <div className={styles.vision}>
        <Vision vision={vision} className={styles.visionBlock} />
      </div>
      <Parts parts={PARTS} />
      <CoffeeYear feature={feature} />
      <Voice voice={voice} />
      <div className={styles.gold}>
        <ServiceTabs
          details={details}
          catalogue={coffeeCatalogue}
          ground="soft"
          variant="light"
          className={styles.tabs}
        />
      </div>
      <Options
        options={options}
        ground="dark"
        className={styles.menu}
        sizes="(width >= 1280px) 18.5rem, (width >= 768px) 28vw, 9.5rem"
      />
      <FarmLink page="coffee" ground="dark" />
      <Closing {...close} cloth={<WovenBand figures={wovenStats(hero.stats)} />} />
    </div>
  );
}
