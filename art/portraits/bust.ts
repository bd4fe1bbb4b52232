/** What collars, lapels and necklaces need to know of the body. In the lit frame: light from the left. */
export type Bust = {
  outline: string;
  neckline: string;
  /** Half width of the opening at the neck. */
  half: number;
  /** Where the middle of the clothes lies at the lower edge. */
  middle: number;
};
