import styles from './horizon.module.css';

const LINES = [
  'M0 0H1440V30C1310 62 1190 70 1010 44S700 10 520 38 160 76 0 46Z',
  'M0 0H1440V52C1290 22 1150 20 960 50S640 78 430 48 130 18 0 34Z',
] as const;

/** The lower edge of a layer of soil. It is the first child of the layer below. */
export function Horizon({ line }: { line: 0 | 1 }) {
  return (
    <svg
      className={styles.horizon}
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      data-screen-only=""
      aria-hidden="true"
      focusable="false"
    >
      <path d={LINES[line]} />
    </svg>
  );
}
