import { Art, ramp } from '../../canvas.ts';
import { clothFill } from '../../elements/cloth.ts';
import { circle, rect } from '../../geometry.ts';
import { PALETTE } from '../../palette.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Tools laid out on kitenge: hoe, panga, secateurs, boots, gloves. */
export function drawTools(): Art {
  const art = new Art(WIDTH, HEIGHT, 43);
  const ground = clothFill(
    art,
    { motif: 'sun', inks: ['#F3DDB5', '#F6B23C', '#E39B6B', '#CF6A3D'] },
    1.5,
    8,
  );
  art.path(rect(0, 0, WIDTH, HEIGHT), ground);
  art.grain(
    rect(0, 0, WIDTH, HEIGHT),
    PALETTE.soilDark,
    ramp([0, 0], [0.6, 0.05], [1, 0.5]),
    [900, 0, 100, 900],
  );
  const shadow = (draw: (ink: string | null) => void) => {
    art.group('translate(-14 18)', () => draw('#6E2415'));
    draw(null);
  };
  shadow((ink) => {
    art.line('M190 120L310 810', ink ?? '#A9743C', 30);
    if (!ink) {
      art.line('M196 130L304 780', '#D9A866', 7);
    }
    art.path('M96 118C120 70 250 60 290 96L284 170C240 140 150 146 112 178Z', ink ?? '#5B625A');
    if (!ink) {
      art.grain(
        'M96 118C120 70 250 60 290 96L284 170C240 140 150 146 112 178Z',
        PALETTE.ink,
        ramp([0, 0], [0.5, 0.2], [1, 0.9]),
        [200, 70, 180, 180],
      );
    }
  });
  shadow((ink) => {
    art.path(
      'M470 100C520 90 560 130 566 220L580 560H500L480 240C476 180 440 150 470 100Z',
      ink ?? '#C9CFC8',
    );
    art.path('M500 560H580L588 760C580 790 520 790 512 764Z', ink ?? '#3A2A20');
    if (!ink) {
      art.grain(
        'M470 100C520 90 560 130 566 220L580 560H500L480 240C476 180 440 150 470 100Z',
        '#4A554E',
        ramp([0, 0.9], [0.4, 0.15], [1, 0]),
        [470, 300, 580, 300],
      );
      for (const y of [620, 680, 740]) {
        art.path(circle(546, y, 9), PALETTE.sun);
      }
    }
  });
  shadow((ink) => drawSecateurs(art, ink));
  shadow((ink) => drawBoots(art, ink));
  return art;
}

function drawSecateurs(art: Art, ink: string | null): void {
  art.path('M760 230C700 170 700 110 750 76C776 130 790 180 800 230Z', ink ?? '#8C9288');
  art.path('M772 236C800 170 820 120 870 110C872 170 840 210 806 250Z', ink ?? '#C9CFC8');
  art.line('M770 244C730 300 700 360 708 440', ink ?? PALETTE.cherry, 34);
  art.line('M800 244C850 290 880 350 876 430', ink ?? PALETTE.cherry, 34);
  art.path(circle(786, 238, 19), ink ?? '#22302A');
  if (!ink) {
    art.line('M764 262C734 310 712 360 714 424M806 262C846 300 868 350 866 414', '#E8766A', 7);
  }
}

function drawBoots(art: Art, ink: string | null): void {
  for (const [x, turn] of [
    [790, 0],
    [1010, 6],
  ] as const) {
    art.at(
      x,
      840,
      1,
      () => {
        const boot =
          'M-70 -330H40C44 -240 44 -170 52 -120C110 -104 132 -70 130 -30H-72C-80 -120 -76 -240 -70 -330Z';
        art.path(boot, ink ?? PALETTE.forest);
        art.path('M-74 -34H134V-6H-74Z', ink ?? PALETTE.night);
        if (!ink) {
          art.grain(boot, PALETTE.ink, ramp([0, 0.95], [0.5, 0.15], [1, 0]), [-76, -100, 90, -200]);
          art.path('M-72 -334H42V-306H-72Z', PALETTE.sun);
          art.line('M8 -280C14 -220 12 -160 22 -120', PALETTE.flush, 9);
        }
      },
      false,
      turn,
    );
  }
}
