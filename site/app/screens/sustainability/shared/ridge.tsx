import styles from './ridge.module.css';

/** Positions and heights of the trees on the ridge, from seedling to tree. */
const TREES = [
  [196, 424, 0.34],
  [388, 396, 0.5],
  [640, 366, 0.68],
  [716, 344, 0.6],
  [930, 300, 0.86],
  [1130, 254, 1.05],
  [1196, 232, 0.9],
  [1392, 208, 1.3],
] as const;

/** A ridge with trees that rises to the sun. Its lower edge has the colour of the section below. Decoration. */
export function Ridge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
      data-screen-only
    >
      <path className={styles.paleSky} d="M0 120C260 84 420 140 700 104S1180 60 1440 92V520H0Z" />
      <path
        className={styles.lightSky}
        d="M0 226C300 196 520 246 820 208S1240 176 1440 190V520H0Z"
      />
      <circle className={styles.sun} cx="1216" cy="130" r="76" />
      <path
        className={styles.far}
        d="M40 380Q330 300 470 214L490 184L505 202L528 158L549 190L566 176L590 218Q720 300 1020 350V420H40Z"
      />
      <path
        className={styles.middle}
        d="M0 392C200 330 330 356 520 300S860 262 1010 204S1300 134 1440 150V520H0Z"
      />
      <g className={styles.trees}>
        {TREES.map(([x, y, scale]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path className={styles.trunk} d="M-4 6V-40H4V6Z" />
            <path d="M0 -150C16 -146 20 -134 16 -124C28 -120 30 -106 24 -98C36 -92 36 -76 28 -68C38 -60 36 -42 24 -36C16 -28 -16 -28 -24 -36C-36 -42 -38 -60 -28 -68C-36 -76 -36 -92 -24 -98C-30 -106 -28 -120 -16 -124C-20 -134 -16 -146 0 -150Z" />
            <path
              className={styles.shade}
              d="M0 -150C-16 -146 -20 -134 -16 -124C-28 -120 -30 -106 -24 -98C-36 -92 -36 -76 -28 -68C-38 -60 -36 -42 -24 -36C-18 -30 -6 -30 2 -30C-8 -44 -10 -60 -4 -72C-12 -84 -10 -98 -4 -106C-10 -118 -8 -138 0 -150Z"
            />
          </g>
        ))}
      </g>
      <path
        className={styles.foot}
        d="M0 440C160 400 260 430 380 395C520 352 600 380 740 340C880 298 960 310 1100 262C1230 218 1330 226 1440 196V521H0Z"
      />
    </svg>
  );
}
