import type { Regions } from '#render/content/field-kinds.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture, type Sizes } from '../picture/picture.tsx';
import styles from './region-table.module.css';

type RegionTableProps = Pick<Regions, 'labels' | 'regions'> & { caption: string };

type RegionMapProps = Pick<Regions, 'map' | 'regions'> & {
  sizes: Sizes;
  /** Places the names, each marked by the ink of its region. */
  className: string | undefined;
};

/** The map of the regions. Its names are decoration, because the table has them too. */
export function RegionMap({ map, regions, sizes, className }: RegionMapProps) {
  return (
    <div className={`${styles.chart} ${className}`}>
      <Picture className={styles.map} picture={map} sizes={sizes} />
      {regions.map(({ name, ink }) => (
        <span key={ink} data-ink={ink} className={styles.place} aria-hidden="true">
          {name}
        </span>
      ))}
    </div>
  );
}

/** Regions with their countries, farmers and hectares: a table on wide screens, on phones a card for each region. */
export function RegionTable({ caption, labels, regions }: RegionTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{labels.region}</th>
          <th scope="col">{labels.countries}</th>
          <th scope="col">{labels.farmers}</th>
          <th scope="col">{labels.hectares}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ name, note, countries, farmers, hectares, icon, ink }) => (
          <tr key={name} className={styles.region} data-ink={ink} data-reveal="section">
            <th scope="row" className={styles.name}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span>
                <strong className={styles.title}>{name}</strong>
                <span className={styles.note}>{note}</span>
              </span>
            </th>
            <td className={styles.figure} data-label={labels.countries}>
              {countries}
            </td>
            <td className={styles.figure} data-label={labels.farmers}>
              {farmers}
            </td>
            <td className={styles.figure} data-label={labels.hectares}>
              {hectares}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
