import { Art, ramp } from '../../canvas.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawTuft } from '../../elements/plants.ts';
import { drawTree } from '../../elements/trees.ts';
import { limb } from '../../figures/limb.ts';
import { circle, d, ellipse, range } from '../../geometry.ts';
import { PALETTE, SKY_KEYS } from '../../palette.ts';
import { createRandom } from '../../random.ts';
import { drawBackdrop } from '../../stage.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Environmental stewardship: a crowned crane by a river winding out of wooded hills. */
export function drawStewardship(): Art {
  const art = new Art(WIDTH, HEIGHT, 28);
  const random = createRandom(6);
  drawBackdrop(art, {
    bands: SKY_KEYS.deepTeal,
    horizon: 480,
    sun: [330, 230, 86],
    clouds: [[760, 130, 120]],
    side: -1,
    ridges: [
      {
        y: 380,
        amplitude: 70,
        seed: 13,
        color: '#86A9A0',
        light: '#D5DDB4',
        trees: 12,
        treeHeight: [18, 30],
      },
      {
        y: 420,
        amplitude: 50,
        seed: 29,
        color: '#5C8F78',
        light: '#B6CB92',
        trees: 30,
        treeHeight: [26, 54],
      },
    ],
    land: 560,
  });
  drawGround(art, 470, '#5F9A48', '#CFDB68', '#1E4A33', -1);
  const river =
    'M520 470C600 486 700 500 640 528C560 560 380 570 400 620C424 676 760 690 760 760C758 830 520 860 420 940H1000C1080 860 1090 760 980 690C880 634 640 640 620 606C606 578 780 560 800 526C814 494 660 478 590 468Z';
  art.path(river, '#7FB8B0');
  art.grain(river, '#FBEACB', ramp([0, 1], [0.4, 0.35], [1, 0]), [330, 460, 700, 900]);
  art.grain(river, PALETTE.teal, ramp([0, 0], [0.5, 0.15], [1, 0.9]), [400, 480, 900, 900]);
  for (const [x, y, w] of [
    [660, 520, 60],
    [520, 600, 70],
    [800, 720, 90],
    [760, 830, 120],
  ] as const) {
    art.line(d`M${x - w} ${y}q${w} ${-8} ${w * 2} 0`, '#E9F4E6', 3.5, 'opacity=".8"');
  }
  for (const [x, y, h] of [
    [930, 560, 190],
    [1010, 590, 240],
    [1120, 620, 300],
    [250, 560, 150],
    [160, 590, 190],
    [60, 620, 240],
  ] as const) {
    drawTree(art, x, y, h, '#1F4C3A', '#A9C55A', x, -1);
  }
  for (let i = 0; i < 130; i++) {
    const x = random() < 0.5 ? random() * 420 : 960 + random() * 240;
    drawTuft(
      art,
      x,
      700 + random() * 210,
      40 + random() * 40,
      5,
      random,
      PALETTE.night,
      PALETTE.flush,
    );
  }
  drawCrane(art, 370, 850, 1.3);
  return art;
}

/** Grey crowned crane facing +x, about 400 units tall. */
function drawCrane(art: Art, x: number, y: number, scale: number): void {
  art.at(x, y, scale, () => {
    art.line('M-14 -150L-22 -70L-12 0M16 -150L22 -76L34 0', '#22302A', 7);
    art.line('M-12 0l30 4M34 0l30 4', '#22302A', 5);
    const body =
      'M-120 -176C-90 -226 10 -244 58 -214C72 -196 60 -160 26 -146C-20 -130 -70 -136 -120 -176Z';
    art.path(body, '#8C979A');
    art.grain(body, PALETTE.ink, ramp([0, 0], [0.5, 0.2], [1, 1]), [-40, -230, 10, -130], {
      frequency: 0.9,
    });
    art.path('M-150 -160C-110 -190 -40 -196 10 -176C-20 -140 -90 -132 -150 -160Z', '#F6EAD0');
    art.path('M-176 -140C-140 -172 -90 -170 -60 -150C-90 -126 -140 -122 -176 -140Z', '#5B1E36');
    art.path('M-130 -166C-110 -184 -80 -186 -56 -178C-76 -160 -110 -154 -130 -166Z', PALETTE.sun);
    const neck = limb(
      [
        [46, -206],
        [78, -250],
        [66, -310],
        [82, -356],
      ],
      [26, 15, 12, 15],
    );
    art.path(neck, '#A9B2B0');
    art.grain(neck, PALETTE.ink, ramp([0, 0], [0.5, 0.1], [1, 0.9]), [50, -280, 100, -270], {
      frequency: 0.9,
    });
    art.path(circle(86, -364, 24), '#1B211E');
    art.path(ellipse(84, -360, 15, 12), '#FBF3E4');
    art.path('M106 -372L150 -358L106 -352Z', '#3A443E');
    art.path('M92 -342C104 -340 104 -322 96 -312C86 -320 84 -334 92 -342Z', PALETTE.cherry);
    art.path(circle(98, -368, 3.4), '#FBF3E4');
    for (const i of range(0, 12)) {
      const angle = (-168 + i * 8) * (Math.PI / 180);
      art.line(
        d`M74 -376L${74 + Math.cos(angle) * 62} ${-376 + Math.sin(angle) * 62}`,
        i % 2 ? PALETTE.sun : '#F6D98A',
        4,
      );
    }
  });
}
