import styles from './cloth-band.module.css';

/** Kitenge motifs of ART.md section 3. */
export type Cloth = 'eye' | 'leaf' | 'rows' | 'sun' | 'zigzag';

/** A band of printed cloth across the page: the divider of the site. */
export function ClothBand({ cloth }: { cloth: Cloth }) {
  return <div className={`${styles.band} ${styles[cloth]}`} />;
}
