import inputs from 'content:inputs';
import inputsCatalogue from 'content:inputsCatalogue';
import { Closing } from '#app/components/closing/closing.tsx';
import { Hero } from '#app/components/hero/hero.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { defineScreen } from '#app/router/screen.ts';
import { Options } from './options.tsx';
import { ServiceTabs } from './service-tabs.tsx';
import { ShelfYear } from './shelf-year.tsx';
import { Vision } from './vision.tsx';
import styles from './inputs.module.css';

/** `/business/agric-inputs` (section 2, Business landing pages). */
export const screen = defineScreen({ meta: () => inputs.meta, Page: Inputs });

/** A visit to the shop: the counter's greeting and the shelf first, then how it came to be stocked. */
function Inputs() {
  const { colour, hero, vision, options, details, feature, close } = inputs;
  return (
    <div data-colour={colour} className={styles.page}>
      <Hero hero={hero} colour={colour} />
      <div className={styles.prices}>
        <Stats stats={hero.stats} />
      </div>
      <div className={styles.shop}>
        <Options
          options={options}
          ground="white"
          className={styles.shelf}
          sizes="(width >= 1024px) min(22vw, 21rem), (width >= 768px) 28vw, 92vw"
        />
      </div>
      <div className={styles.vision}>
        <Vision vision={vision} className={styles.seal} />
      </div>
      <ShelfYear feature={feature} />
      <ServiceTabs
        details={details}
        catalogue={inputsCatalogue}
        ground="soft"
        className={styles.folders}
        sizes="(width >= 1024px) min(50vw, 45rem), 92vw"
      />
      <Closing {...close} cloth="eye" />
    </div>
  );
}
