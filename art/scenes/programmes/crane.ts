import { type Art, FINE_GRAIN, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, pointsOf, range, smooth } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';

const GREY = '#939EA0';
const LEG = '#1B241F';

/** Back, belly and neck in one outline, so that there is no seam between neck and body. */
const BODY =
  'M-118 -160C-96 -204 -30 -232 24 -232C52 -234 70 -250 72 -278C73 -304 64 -324 70 -352C74 -366 96 -366 95 -348C92 -330 87 -316 90 -292C95 -262 94 -232 82 -208C74 -180 54 -150 18 -142C-26 -132 -84 -134 -118 -160Z';
/** Long feathers that hang from the foot of the neck. */
const HANGING =
  'M84 -250C100 -226 98 -196 84 -160C80 -172 78 -180 76 -188C74 -176 68 -162 58 -148C56 -164 56 -176 58 -190C62 -214 74 -232 84 -250Z';
const WING =
  'M-150 -150C-118 -192 -44 -214 26 -196C40 -190 40 -178 26 -170C-16 -146 -92 -136 -150 -150Z';
const GOLD_PLUMES = 'M-138 -152C-112 -178 -62 -186 -26 -178C-54 -156 -98 -146 -138 -152Z';
const PRIMARIES = 'M-178 -132C-150 -164 -96 -168 -58 -154C-90 -124 -140 -114 -178 -132Z';
const TAIL = 'M-186 -112C-164 -140 -122 -146 -92 -136C-112 -110 -154 -100 -186 -112Z';
const WING_QUILLS = 'M-128 -158C-86 -184 -30 -194 16 -188M-104 -160C-66 -178 -24 -182 10 -180';

/** Feet at (x, y), facing +x, about 440 units tall at scale 1. The light comes from behind it. */
export function drawCrownedCrane(art: Art, x: number, y: number, scale: number): void {
  art.shows.add('a crowned crane');
  art.at(x, y, scale, () => {
    drawLegs(art);
    art.path(TAIL, '#4A1830');
    art.path(BODY, GREY);
    art.grain(BODY, PALETTE.ink, ramp([0, 0], [0.45, 0.1], [1, 0.95]), [-30, -236, 40, -136], {
      ...FINE_GRAIN,
      clip: art.clip(BODY),
    });
    art.path(HANGING, '#7B878A');
    art.line('M82 -240C90 -216 88 -192 82 -172M72 -226C70 -204 66 -184 60 -164', '#59656A', 2.4);
    art.path(PRIMARIES, PALETTE.plum);
    art.path(WING, '#FBF1DC');
    art.path(GOLD_PLUMES, PALETTE.sun);
    art.line(WING_QUILLS, '#CFC3A8', 2.4);
    drawHead(art);
  });
}

function drawLegs(art: Art): void {
  art.path('M-26 -150L2 -146L-10 -96L-18 -96Z', '#7B878A');
  art.path('M14 -148L40 -156L30 -100L22 -100Z', '#6C7779');
  art.line('M-14 -104L-20 -56L-12 -2M26 -106L32 -56L44 -2', LEG, 6);
  art.path(circle(-20, -56, 4.6) + circle(32, -56, 4.6), LEG);
  art.line('M-12 -3L20 3M-12 -3L12 8M-12 -3L2 10M-12 -3L-26 3', LEG, 4.6);
  art.line('M44 -3L76 3M44 -3L68 8M44 -3L58 10M44 -3L30 3', LEG, 4.6);
}

function drawHead(art: Art): void {
  for (const i of range(0, 14)) {
    const angle = (-166 + i * 7.4) * (Math.PI / 180);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const long = 58 + (i % 3) * 5;
    art.line(
      d`M74 -384L${74 + dx * long} ${-384 + dy * long}`,
      i % 2 ? PALETTE.gold : PALETTE.sun,
      3.8,
    );
  }
  const skull = smooth(
    pointsOf('60,-362 62,-384 78,-396 98,-394 110,-380 112,-368 106,-356 92,-346 72,-346'),
    true,
  );
  art.path(skull, '#161B19');
  art.path('M106 -381C118 -378 130 -371 139 -363C128 -360 117 -360 106 -361Z', '#2B322E');
  art.line('M110 -369L131 -365', '#56605A', 2);
  art.path('M88 -350C102 -348 104 -328 96 -314C84 -322 80 -338 88 -350Z', PALETTE.cherry);
  art.path(ellipse(76, -366, 13, 11), '#FBF3E4');
  art.path('M64 -374C70 -384 84 -384 89 -372C82 -378 72 -379 64 -374Z', PALETTE.cherry);
  art.path(circle(97, -376, 5.4), '#CFE0E4');
  art.path(circle(97.6, -376, 3), '#0B0E0D');
}
