import styles from './season-ring.module.css';

/** Clockwise from the upper left, like the steps around it. Each is drawn in the upper right and turned. */
const SEASONS = [
  {
    name: 'dry',
    signs:
      'M45 -5A40 40 0 0 0 5 -45M85 -5A80 80 0 0 0 5 -85M125 -5A120 120 0 0 0 5 -125M165 -5A160 160 0 0 0 5 -165',
  },
  {
    name: 'rains',
    signs:
      'M44 -56c-9 13 -9 22 0 22s9 -9 0 -22zM101 -49c-9 13 -9 22 0 22s9 -9 0 -22zM76 -88c-9 13 -9 22 0 22s9 -9 0 -22zM37 -113c-9 13 -9 22 0 22s9 -9 0 -22zM150 -38c-9 13 -9 22 0 22s9 -9 0 -22zM130 -90c-9 13 -9 22 0 22s9 -9 0 -22zM78 -142c-9 13 -9 22 0 22s9 -9 0 -22zM26 -162c-9 13 -9 22 0 22s9 -9 0 -22z',
  },
  {
    name: 'growth',
    signs:
      'M28 -28C48 -23 59 -40 57 -57C40 -59 23 -48 28 -28ZM82 -33C97 -20 114 -32 119 -48C105 -56 84 -53 82 -33ZM62 -62C82 -57 93 -74 91 -91C74 -93 57 -82 62 -62ZM33 -82C53 -84 56 -105 48 -119C32 -114 20 -97 33 -82ZM131 -28C146 -12 166 -21 174 -37C160 -48 138 -49 131 -28ZM111 -75C131 -65 146 -82 148 -100C131 -105 110 -97 111 -75ZM75 -111C97 -110 105 -131 100 -148C82 -146 65 -131 75 -111ZM28 -131C49 -138 48 -160 37 -174C21 -166 12 -146 28 -131Z',
  },
  {
    name: 'harvest',
    signs:
      'M5 -5V-75A70 70 0 0 1 75 -5ZM92 -6L89 -22L174 -28ZM85 -34L78 -49L157 -80ZM70 -59L59 -70L124 -124ZM49 -78L34 -85L80 -157ZM22 -89L6 -92L28 -174Z',
  },
] as const;

/** A ring of four seasons; arrows lead from each to the next. Decoration. */
export function SeasonRing() {
  return (
    <svg
      className={styles.seasons}
      viewBox="-216 -216 432 432"
      aria-hidden="true"
      focusable="false"
      data-screen-only
    >
      {SEASONS.map(({ name, signs }) => (
        <g key={name} className={styles[name]}>
          <path d="M5 -5V-190A190 190 0 0 1 190 -5Z" />
          <path className={styles.signs} d={signs} />
          <path className={styles.turn} d="M16 -203.4A204 204 0 0 1 201 -35" />
          <path d="M190 -33L212 -38L204 -9Z" />
        </g>
      ))}
    </svg>
  );
}
