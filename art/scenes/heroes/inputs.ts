import { type Art, ramp } from '../../drawing/canvas.ts';
import { drawCorrugated, drawSignboard, drawWall } from '../../elements/buildings.ts';
import { type Cloth, clothFill } from '../../elements/cloth.ts';
import { drawJerrycan } from '../../elements/goods.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawSmallMaize } from '../../elements/maize.ts';
import { drawSleeve } from '../../elements/plants.ts';
import { drawBag, drawSackPile } from '../../elements/sacks.ts';
import { drawContact, drawShadow } from '../../elements/shadow.ts';
import { drawBicycle } from '../../elements/two-wheelers.ts';
import { drawFingeredHand } from '../../figures/fingered-hand.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, type Point, range, rect, roundRect } from '../../drawing/geometry.ts';
import { type LightSide, setLight } from '../../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom, type Random, pick } from '../../drawing/random.ts';
import { createHero } from '../../drawing/stage.ts';

const DEALER_DRESS: Cloth = { motif: 'sun', inks: ['#5B1E36', '#F6B23C', '#CF6A3D', '#FCF4E3'] };

/** The morning sun stands low at the left. */
const SUN: LightSide = -1;

const FLOOR = 760;

const FRIEZE: Cloth = {
  motif: 'zigzag',
  inks: [PALETTE.teal, PALETTE.sun, PALETTE.cream, PALETTE.soilLight],
};

/** Inputs hero: an agro-dealer's shop in a market street; a farmer wheels home his seed. */
export function drawInputsShop(width: number, height: number): Art {
  const art = createHero(width, height, 9, 950, 960);
  const random = createRandom(33);
  setLight(art, SUN);
  drawLongWall(art);
  drawGround(art, 690, PALETTE.soilLight, '#EBB083', '#5E1B0E', SUN);
  drawShop(art, random);
  drawStock(art);
  drawFarmer(art);
  return art;
}

/** The long painted wall of the trading centre fills the picture; under the words a painter left a row of crops. */
function drawLongWall(art: Art): void {
  const [first, second, third] = SKY_KEYS.tealHero;
  const { top } = art.view;
  const wall = rect(0, top, 1600, 720 - top);
  art.path(wall, third);
  art.path(rect(0, top, 1600, (top < 0 ? 0.16 : 0.09) * art.view.height), first);
  art.path(rect(0, top + (top < 0 ? 0.16 : 0.09) * art.view.height, 1600, 16), second);
  art.grain(wall, second, ramp([0, 0], [0.5, 0.1], [1, 0.9]), [500, 0, 1600, 0]);
  art.path(rect(0, 590, 1600, 130), PALETTE.teal);
  art.path(rect(0, 572, 1600, 22), clothFill(art, FRIEZE, 0.5));
  const painted = [second, mix(second, first, 0.5), mix(second, third, 0.4)] as const;
  for (const x of range(70, 600, 132)) {
    drawSmallMaize(art, x, 572, 1.1, painted, x);
  }
}

/** The shop, open, with its keeper; 640 units wide, its left foot at (860, `FLOOR`). */
export function drawShop(art: Art, random: Random): void {
  const [left, width] = [860, 640];
  const shade = 'opacity=".42"';
  art.path(
    d`M${left} ${FLOOR}H${left + width}L${left + width + 60} ${FLOOR + 18}H${left + 40}Z`,
    '#5E1B0E',
    shade,
  );
  drawWall(art, left, 330, width, FLOOR, '#F4D9A6', PALETTE.teal, 96, '#A6603F', SUN);
  art.path(rect(left, 664, width, 22), clothFill(art, FRIEZE, 0.5));
  art.path(rect(left, 398, width, 20), '#8A4B28', 'opacity=".35"');
  const opening = rect(930, 440, 330, 190);
  art.path(opening, '#2A1710');
  drawShelves(art, random);
  drawDealer(art);
  art.path(rect(912, 622, 366, 18), '#8A4B28');
  art.path(rect(912, 640, 366, 12), '#5B2F18');
  drawBag(art, 975, 624, 74, PALETTE.cream, PALETTE.soil, SUN);
  for (const [x, ink] of [
    [1196, PALETTE.cherry],
    [1222, PALETTE.sun],
    [1248, PALETTE.leaf],
  ] as const) {
    art.path(roundRect(x - 10, 586, 20, 38, 5), ink);
    art.path(rect(x - 5, 576, 10, 12), PALETTE.cream);
  }
  drawShutter(art, 872, 440, 58, 190);
  drawShutter(art, 1260, 440, 58, 190);
  const door = rect(1350, 470, 108, FLOOR - 470);
  art.path(door, PALETTE.deep);
  art.grain(door, PALETTE.ink, ramp([0, 0], [1, 0.9]), [1350, 0, 1458, 0]);
  art.line('M1404 476V756M1362 560H1394M1414 560H1446', mix(PALETTE.deep, PALETTE.ink, 0.4), 4);
  drawCorrugated(
    art,
    [
      [812, 388],
      [868, 300],
      [1520, 300],
      [1548, 388],
    ],
    PALETTE.soil,
    '#F2A96B',
    -16,
    SUN,
  );
  art.path(d`M812 388H1548v12H812Z`, PALETTE.soilDark);
  for (const x of [838, 1520]) {
    drawShadow(art, x + 2, FLOOR + 15, 15, 4, '#5E1B0E', SUN);
    art.path(rect(x - 6, 398, 12, FLOOR + 16 - 398), '#5B3A22');
    art.path(rect(x - 6, 398, 4, FLOOR + 16 - 398), '#8A6038');
  }
  drawSignboard(art, 960, 214, 420, 92, true);
  art.line('M1010 306V320M1330 306V320', '#5B3A22', 8);
}

function drawShelves(art: Art, random: Random): void {
  const inks = [
    PALETTE.sun,
    PALETTE.cream,
    PALETTE.leaf,
    PALETTE.soilLight,
    PALETTE.sky,
    PALETTE.cherry,
  ];
  for (const y of [500, 556]) {
    for (const x of range(944, 1240, 25)) {
      const h = 26 + random() * 14;
      art.path(roundRect(x, y - h, 19, h, 3), pick(inks, random));
    }
    art.path(rect(934, y, 322, 7), '#8A4B28');
  }
}

/** Folding shutter painted with a leaf. */
function drawShutter(art: Art, x: number, y: number, width: number, height: number): void {
  art.path(rect(x, y, width, height), PALETTE.forest);
  for (const px of range(x + 10, x + width - 4, 12)) {
    art.line(d`M${px} ${y + 6}v${height - 12}`, PALETTE.night, 2);
  }
  const cx = x + width / 2;
  const cy = y + height / 2;
  art.path(
    d`M${cx} ${cy + 52}C${cx - 30} ${cy + 20} ${cx - 24} ${cy - 26} ${cx} ${cy - 52}C${cx + 24} ${cy - 26} ${cx + 30} ${cy + 20} ${cx} ${cy + 52}Z`,
    PALETTE.sun,
  );
  art.line(d`M${cx} ${cy + 44}V${cy - 36}`, PALETTE.forest, 4);
}

function drawDealer(art: Art): void {
  art.inside(rect(930, 440, 330, 184), () => {
    drawPerson(
      art,
      1120,
      838,
      1.0,
      {
        top: PALETTE.plum,
        topCloth: DEALER_DRESS,
        bottom: PALETTE.plum,
        hair: '#17100E',
        hairdo: 'braids',
        earring: PALETTE.sun,
        mood: 'smile',
        skin: '#653822',
      },
      {
        flip: true,
        legs: 'none',
        nod: 4,
        nearHand: 'flat',
        near: [
          [34, -216],
          [82, -222],
        ],
        far: [
          [60, -216],
          [100, -226],
        ],
      },
    );
  });
}

function drawStock(art: Art): void {
  const sand = [PALETTE.cream, PALETTE.sand] as const;
  drawSackPile(art, 1466, FLOOR + 26, 104, [2, 1], sand, 'leaf', SUN);
  drawBag(art, 908, FLOOR + 14, 112, PALETTE.sand, PALETTE.forest, SUN);
  drawBag(art, 988, FLOOR + 18, 108, PALETTE.cream, PALETTE.soil, SUN);
  drawJerrycan(art, 1066, FLOOR + 18, 74, PALETTE.sun, SUN);
  for (const x of [1150, 1192, 1234, 1276]) {
    drawContact(art, x, FLOOR + 17, 15, SUN);
    drawSleeve(art, x, FLOOR + 17, 84);
  }
}

const FAR_WRIST: Point = [108, -213];
const NEAR_WRIST: Point = [88, -205];

/** Farmer wheeling a bicycle with a bag of seed on its carrier, heading left into the light. */
function drawFarmer(art: Art): void {
  const y = 842;
  const skin = '#4A2719';
  drawShadow(art, 598, y + 2, 216, 10, '#5E1B0E', SUN);
  drawPerson(
    art,
    704,
    y - 6,
    1.04,
    {
      top: '#C8402B',
      bottom: PALETTE.indigo,
      hat: '#EBCB8B',
      hatBand: PALETTE.forest,
      skin,
    },
    {
      flip: true,
      legs: 'walk',
      bend: 6,
      nod: -2,
      far: [[62, -216], FAR_WRIST],
      farHand: 'none',
      nearHand: 'none',
      near: [[32, -210], NEAR_WRIST],
      carried: () => {
        drawBicycle(art, 56, 5, 1.69, PALETTE.forest);
        drawLoad(art, -62, -171);
      },
      held: () => {
        art.line('M122 -198L92 -203', '#22302A', 9);
        drawFingeredHand(art, 'wrap', FAR_WRIST, mix(skin, SKIN_SHADE, 0.36), {
          turn: 84,
          scale: 0.86,
        });
      },
      front: () => drawFingeredHand(art, 'wrap', NEAR_WRIST, skin, { turn: 80 }),
    },
  );
}

/** Bag of seed roped on the carrier, in figure units; (x, y) is the bag's middle. */
function drawLoad(art: Art, x: number, y: number): void {
  art.group(`translate(${x} ${y}) rotate(-90)`, () => {
    drawBag(art, 2, 47, 93, PALETTE.cream, PALETTE.leaf);
  });
  const rope = '#6B4526';
  art.line(d`M${x - 27} ${y - 35}V${y + 38}M${x + 24} ${y - 35}V${y + 38}`, rope, 3.6);
}
