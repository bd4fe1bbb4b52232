import { type Art, ramp } from '../../canvas.ts';
import { drawBanana } from '../../elements/banana.ts';
import { drawCorrugated, drawHouse, drawSignboard, drawWall } from '../../elements/buildings.ts';
import { type Cloth, clothFill } from '../../elements/cloth.ts';
import { drawJerrycan } from '../../elements/goods.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawSleeve } from '../../elements/plants.ts';
import { drawBag, drawSackPile } from '../../elements/sacks.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawTree } from '../../elements/trees.ts';
import { drawBicycle } from '../../elements/two-wheelers.ts';
import { drawPerson } from '../../figures/person.ts';
import { d, range, rect, roundRect } from '../../geometry.ts';
import { pick } from '../../items.ts';
import { mix, PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom, type Random } from '../../random.ts';
import { createHero, drawBackdrop } from '../../stage.ts';

const DEALER_DRESS: Cloth = { motif: 'sun', inks: ['#5B1E36', '#F6B23C', '#CF6A3D', '#FCF4E3'] };

const RIDGES = [
  { y: 520, amplitude: 40, seed: 15, color: '#8FB3A4', light: '#D9DDB8' },
  {
    y: 556,
    amplitude: 36,
    seed: 22,
    color: '#5F947C',
    light: '#B6CB92',
    trees: 26,
    treeHeight: [24, 50],
  },
] as const;

const FLOOR = 760;

/** Inputs hero: an agro-dealer's shop in a market street; a farmer wheels home his seed. */
export function drawInputsShop(width: number, height: number): Art {
  const art = createHero(width, height, 9, 1010, 900);
  const random = createRandom(33);
  drawBackdrop(art, {
    bands: SKY_KEYS.tealHero,
    horizon: 600,
    sun: [770, 420, 58],
    clouds: [
      [800, 150, 100],
      [1180, 120, 150],
    ],
    cloudShade: '#9CC2AE',
    ridges: RIDGES,
    land: 720,
    side: -1,
  });
  drawStreet(art, random);
  drawGround(art, 690, PALETTE.soilLight, '#EBB083', '#5E1B0E', -1);
  drawShop(art, random);
  drawFarmer(art);
  return art;
}

function drawStreet(art: Art, random: Random): void {
  for (let i = 0; i < 8; i++) {
    drawTree(
      art,
      40 + i * 92 + random() * 40,
      676,
      90 + random() * 60,
      '#2F6650',
      '#A9C176',
      i + 5,
      -1,
    );
  }
  drawHouse(art, 150, 704, 170, PALETTE.sand, PALETTE.teal, -1);
  drawHouse(art, 400, 702, 150, PALETTE.blush, PALETTE.soil, -1);
  drawHouse(art, 590, 700, 130, PALETTE.mist, PALETTE.indigo, -1);
  drawBanana(art, 290, 712, 0.6, 3);
  drawBanana(art, 690, 716, 0.75, 4);
}

function drawShop(art: Art, random: Random): void {
  const [left, width] = [860, 640];
  drawWall(art, left, 330, width, FLOOR, '#F4D9A6', PALETTE.teal, 96);
  const opening = rect(930, 440, 330, 190);
  art.path(opening, '#2A1710');
  drawShelves(art, random);
  drawDealer(art);
  art.path(rect(912, 622, 366, 18), '#8A4B28');
  art.path(rect(912, 640, 366, 12), '#5B2F18');
  drawBag(art, 975, 624, 74, PALETTE.cream, PALETTE.soil);
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
  );
  art.path(d`M812 388H1548v12H812Z`, PALETTE.soilDark);
  for (const x of [838, 1520]) {
    art.line(`M${x} 398V${FLOOR}`, '#5B3A22', 12);
  }
  drawSignboard(art, 960, 214, 420, 92, PALETTE.cream, PALETTE.forest);
  art.line('M1010 306V320M1330 306V320', '#5B3A22', 8);
  drawStock(art);
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
        scarf: PALETTE.sun,
        skin: '#653822',
      },
      {
        flip: true,
        legs: 'none',
        nod: 4,
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
  drawShadow(art, 1530, FLOOR + 4, 90, 10);
  drawSackPile(art, 1470, FLOOR + 14, 104, [2, 1], [PALETTE.cream, PALETTE.sand], 'leaf');
  drawShadow(art, 960, FLOOR + 6, 90, 9);
  drawBag(art, 905, FLOOR + 8, 112, PALETTE.sand, PALETTE.forest);
  drawBag(art, 984, FLOOR + 12, 108, PALETTE.cream, PALETTE.soil);
  drawJerrycan(art, 1062, FLOOR + 12, 74, PALETTE.sun);
  for (const x of [1150, 1192, 1234, 1276]) {
    drawSleeve(art, x, FLOOR + 12, 84);
  }
  const frieze = clothFill(
    art,
    { motif: 'zigzag', inks: [PALETTE.teal, PALETTE.sun, PALETTE.cream, PALETTE.soilLight] },
    0.5,
  );
  art.path(rect(860, 664, 490, 22), frieze);
}

/** Farmer wheeling a bicycle with a bag of seed on its carrier, heading left. */
function drawFarmer(art: Art): void {
  const y = 856;
  drawShadow(art, 700, y + 4, 190, 12);
  drawPerson(
    art,
    742,
    y - 6,
    1.12,
    {
      top: '#C8402B',
      bottom: PALETTE.indigo,
      hat: '#EBCB8B',
      hatBand: PALETTE.forest,
      skin: '#4A2719',
    },
    {
      flip: true,
      legs: 'walk',
      near: [
        [40, -200],
        [104, -152],
      ],
      far: [
        [54, -208],
        [112, -156],
      ],
    },
  );
  drawBicycle(art, 668, y, 1.42, PALETTE.forest, true);
  art.at(752, y - 118, 1, () => {
    art.group('rotate(-90)', () => drawBag(art, 2, 54, 104, PALETTE.cream, PALETTE.leaf));
  });
}
