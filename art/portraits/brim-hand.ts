import { type Art, ramp } from '../drawing/canvas.ts';
import { PALETTE } from '../drawing/palette.ts';
import { drawCuff, drawFinger, drawSleeve, FINE } from './arms.ts';
import { darker, type PortraitContext } from './options.ts';

/** The bare arm: out of the sleeve to the elbow at (786, 770), and up beside the head to the wrist. */
const ARM =
  'M630 694C664 692 686 684 692 662C690 604 672 520 650 450C636 410 626 380 621 350L676 350C694 402 736 480 758 560C778 620 796 690 795 736C794 764 782 786 756 797C724 810 676 818 630 816Z';
/** From its seam over the raised shoulder to the cuff, and back to the armpit. */
const SLEEVE =
  'M540 684C578 704 620 690 650 664C676 714 684 782 672 838C640 850 612 872 596 906C572 852 556 780 540 684Z';
const PALM =
  'M620 356C610 330 612 306 628 292C652 284 676 300 680 330C682 352 676 372 664 382C648 386 630 376 620 356Z';

/** A hand at the brim of the hat: the arm rises beside the head. Drawn after the headwear. */
export function drawBrimHand(art: Art, context: PortraitContext): void {
  if (context.options.gesture !== 'brim') {
    return;
  }
  drawArm(art, context);
  drawHand(art, context);
  drawShoulder(art, context);
}

function drawArm(art: Art, { base, light, deep }: PortraitContext): void {
  art.path(ARM, base);
  const clip = art.clip(ARM);
  const dark = ramp([0, 0], [0.4, 0.1], [1, 0.9]);
  art.grain(ARM, deep, dark, [660, 500, 772, 520], { ...FINE, clip });
  art.grain(ARM, deep, dark, [700, 744, 712, 822], { ...FINE, clip });
  art.grain(ARM, light, ramp([0, 0.7], [0.4, 0.1], [1, 0]), [654, 480, 704, 490], {
    ...FINE,
    clip,
  });
  art.line('M692 664C694 690 704 708 722 716M758 772C770 768 778 758 780 744', deep, 4);
}

function drawHand(art: Art, context: PortraitContext): void {
  const { base, deep } = context;
  art.path(PALM, base);
  art.grain(PALM, deep, ramp([0, 0], [0.5, 0.15], [1, 0.8]), [620, 320, 684, 340], FINE);
  for (const [i, tip] of [574, 568, 572, 584].entries()) {
    const knuckle = [642 - i * 5, 292 + i * 16] as const;
    drawFinger(art, context, knuckle, [tip, 262 + i * 17], 12.5 - i * 0.6, true);
  }
  drawFinger(art, context, [636, 356], [580, 334], 13, true);
}

function drawShoulder(art: Art, context: PortraitContext): void {
  const { options } = context;
  const shade = darker(options.cloth.inks[0]);
  drawSleeve(art, context, SLEEVE, [610, 730, 640, 860]);
  art.path('M598 904C604 862 622 824 650 800C634 834 628 850 626 866Z', shade, 'opacity=".5"');
  art.line('M596 906C574 852 562 780 564 708', shade, 4, 'opacity=".7"');
  art.line('M600 878C602 840 612 806 630 780', shade, 4, 'opacity=".6"');
  drawCuff(art, context, {
    outline: 'M642 668L662 654C692 708 700 784 686 846L662 844C674 784 668 716 642 668Z',
    seam: 'M642 668C668 716 674 784 662 844',
    ink: options.trim ?? PALETTE.cream,
    line: [660, 730, 700, 840],
    arm: ARM,
    shadow: 'M662 654L684 654C714 708 722 784 706 850L686 846C700 784 692 708 662 654Z',
  });
}
