import { BAND } from '../scenes/hill/frame.ts';
import { BANDS, drawBandAlone, drawHill, STAGE } from '../scenes/hill/hill.ts';
import { ENCODINGS, type Picture, type Pictures } from './picture.ts';

const group = 'hill';

/** The hill of Home: whole, and each band alone. What the year changes are layers before them (`registry/layers.ts`). */
export const HILL: Pictures = {
  hill: { group, ...STAGE, encoding: ENCODINGS.hill, draw: drawHill },
  ...Object.fromEntries(
    Object.keys(BANDS).map((band): [string, Picture] => [
      `hill-${band}`,
      {
        group,
        width: BAND.width,
        height: BAND.height,
        encoding: ENCODINGS.band,
        draw: () => drawBandAlone(band),
      },
    ]),
  ),
};
