import styles from './tree-rings.module.css';

/** Outlines around the heart, from the bark inwards: a dark line ends each year, and no two are as wide. */
const OUTLINES = [
  1, 0.92, 0.875, 0.848, 0.81, 0.784, 0.73, 0.702, 0.66, 0.636, 0.6, 0.574, 0.515, 0.489, 0.452,
  0.428, 0.37, 0.343, 0.285, 0.26, 0.222, 0.198, 0.15, 0.124, 0.06,
];

/** A slice of a trunk: the carbon sits in its wood, a ring a year. Decoration. */
export function TreeRings() {
  return (
    <svg
      className={styles.rings}
      viewBox="-178 -210 400 400"
      aria-hidden="true"
      focusable="false"
      data-screen-only
    >
      <defs>
        <path
          id="growth-ring"
          d="M218 -10C218 22 207 60 190 87 174 115 146 140 118 156 90 171 54 180 22 180 -10 180 -47 173 -74 157 -101 141 -124 111 -140 84 -156 56 -169 22 -170 -10 -172 -42 -165 -80 -149 -109 -133 -137 -105 -165 -76 -180 -47 -195 -10 -201 22 -199 54 -198 86 -184 114 -169 142 -153 172 -133 190 -107 207 -80 218 -42 218 -10Z"
        />
      </defs>
      {OUTLINES.map((scale) => (
        <use key={scale} href="#growth-ring" transform={`scale(${scale})`} />
      ))}
      <path className={styles.crack} d="M2 -2L202 -116L212 -98Z" />
    </svg>
  );
}
