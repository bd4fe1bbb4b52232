import tea from 'content:tea';
import teaCatalogue from 'content:teaCatalogue';
import { Closing } from '../../../components/closing/closing.tsx';
import { Hero } from '../../../components/hero/hero.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { RegionMap, RegionTable } from '../../../components/region-table/region-table.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Stats } from '../../../components/stats/stats.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmLink } from '../shared/farm-link.tsx';
import { LeafToCup } from './leaf-to-cup.tsx';
import { Doors } from '../shared/doors.tsx';
import { Options } from '../shared/options.tsx';
import { ServiceTabs } from '../shared/service-tabs.tsx';
import { Vision } from '../shared/vision.tsx';
import { Voice } from '../shared/voice.tsx';
import { WovenBand } from '../shared/woven-band.tsx';
import styles from './tea.module.css';

/** `/business/tea` (section 2, Business landing pages). */
export const screen = defineScreen({ meta: () => tea.meta, Page: Tea });

const PARTS: readonly Part[] = [
  ['leaf-to-cup', tea.feature],
  ['services', tea.details],
  ['options', tea.options],
  ['regions', tea.regions],
];

/** The farmers of each region: a colour for each in the band. */
const growers = tea.regions.regions.map(({ name, farmers }) => ({
  value: farmers,
  text: `${tea.regions.labels.farmers}, ${name}: ${farmers}`,
}));

/** First a day of tea, from the hill at dawn to the cup, then the services. */
function Tea() {
  const { colour, hero, vision, options, details, feature, regions, voice, close } = tea;
  return (
    <div data-colour={colour} className={styles.page}>
      <Hero hero={hero} colour={colour}>
        <Doors />
      </Hero>
      <div className={styles.stats}>
        <Stats stats={hero.stats} />
      </div>
      <div className={styles.vision}>
        <Vision vision={vision} className={styles.visionBlock} />
      </div>
      <Parts parts={PARTS} />
      <LeafToCup feature={feature} />
      <Voice voice={voice} />
      <ServiceTabs
        details={details}
        catalogue={teaCatalogue}
        ground="white"
        orientation="vertical"
        className={styles.tabs}
      />
      <Options
        options={options}
        ground="soft"
        className={styles.terraces}
        sizes="(width >= 768px) 17.5rem, 9rem"
      />
      <Section id="regions" title={regions.title} text={regions.text} ground="dark">
        <div className={styles.regions}>
          <RegionMap
            map={regions.map}
            regions={regions.regions}
            className={styles.map}
            sizes="(width >= 768px) min(92vw, 82rem), 92vw"
          />
          <RegionTable caption={regions.title} labels={regions.labels} regions={regions.regions} />
        </div>
      </Section>
      <FarmLink page="tea" ground="soft" />
      <Closing {...close} cloth={<WovenBand figures={growers} />} />
    </div>
  );
}
