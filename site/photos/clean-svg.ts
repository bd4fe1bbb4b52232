/**
 * Cleans a logo that came as SVG. Elements and attributes of drawn shapes stay; scripts, handlers, foreign
 * content and references to other files are removed (docs/decisions/016-photographs.md).
 */
import { type CustomPlugin, optimize } from 'svgo';
import { PhotoError } from './photo-file.ts';

const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon
   linearGradient radialGradient stop clipPath mask pattern
   filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode`.split(
    /\s+/,
  ),
);

/** A logo with these elements is refused: without them it would look different, and staff might not notice. */
const TEXT = new Set(['text', 'tspan', 'textPath']);

/** A picture made of pixels, or a part of a web page. Design programs put them into SVG without saying so. */
const PICTURES = new Set(['image', 'feImage', 'foreignObject']);

const ATTRIBUTES = new Set(
  `id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform preserveAspectRatio version
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset opacity clip-path clip-rule mask color display visibility overflow
   gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity clipPathUnits maskUnits
   maskContentUnits patternUnits patternContentUnits patternTransform filter filterUnits primitiveUnits in in2 result
   stdDeviation dx dy mode type values operator k1 k2 k3 k4 flood-color flood-opacity color-interpolation-filters
   mix-blend-mode vector-effect paint-order xmlns xmlns:xlink href xlink:href`.split(/\s+/),
);

/** A reference inside the file. */
const INSIDE = /^\s*#[\w.-]+\s*$/;
const REFERENCE = /url\(\s*(['"]?)(.*?)\1\s*\)/gi;

function isAllowed(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  if (name.endsWith('href')) return INSIDE.test(value);
  if (name.startsWith('xmlns')) return value.startsWith('http://www.w3.org/');
  // A drawn shape needs no escapes and no such functions, and they could hide an address.
  if (/\\|@import|javascript:|data:/i.test(value)) return false;
  return [...value.matchAll(REFERENCE)].every(([, , address = '']) => INSIDE.test(address));
}

const keepShapes: CustomPlugin = {
  name: 'keepShapes',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (TEXT.has(node.name))
          throw new PhotoError(
            'expected a logo whose text is converted to outlines (paths): visitors may not have its font',
          );
        if (PICTURES.has(node.name))
          throw new PhotoError(
            'expected a logo that is drawn: this file has a picture inside; export it as shapes (paths), or use a PNG file',
          );
        // A link around a shape: the shape stays.
        if (node.name === 'a') node.name = 'g';
        if (!ELEMENTS.has(node.name)) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes))
          if (!isAllowed(name, value)) Reflect.deleteProperty(node.attributes, name);
      },
    },
    instruction: {
      enter(node, parent) {
        if (node.name !== 'xml')
          parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

/**
 * The cleaned SVG.
 * @throws {PhotoError} when it is broken, uses entities, or nothing that can be drawn is left
 */
export function cleanSvg(source: string): string {
  // With entities a small file can become a huge one, or read other files.
  if (/<!ENTITY/i.test(source))
    throw new PhotoError(
      'expected plain SVG without entities: export it as "SVG 1.1" or "plain SVG"',
    );
  const { data } = (() => {
    try {
      return optimize(source, {
        multipass: false,
        plugins: [
          'removeDoctype',
          'removeComments',
          'removeMetadata',
          'removeEditorsNSData',
          // Styles become attributes, which are checked next.
          { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
          'convertStyleToAttrs',
          keepShapes,
          'removeUnusedNS',
          'cleanupNumericValues',
          'convertPathData',
          'removeEmptyContainers',
        ],
      });
    } catch (error) {
      if (error instanceof PhotoError) throw error;
      throw new PhotoError('expected an SVG file; this one is damaged', { cause: error });
    }
  })();
  if (!/<(?:path|rect|circle|ellipse|line|polyline|polygon|use)\b/.test(data))
    throw new PhotoError('expected a logo made of shapes; nothing of this file can be shown');
  return data;
}

const ROOT_TAG = /<svg\b[^>]*>/;

/** The part of its own units that an SVG shows. @throws {PhotoError} when it does not say it */
export function svgBox(svg: string): { x: number; y: number; width: number; height: number } {
  const root = ROOT_TAG.exec(svg)?.[0] ?? '';
  const box = /\bviewBox="([^"]*)"/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: string) =>
    Number.parseFloat(new RegExp(`\\b${name}="([\\d.]+)`).exec(root)?.[1] ?? '');
  const [x = 0, y = 0, width = 0, height = 0] = box ?? [0, 0, side('width'), side('height')];
  if (width > 0 && height > 0) return { x, y, width, height };
  throw new PhotoError('expected a logo with a viewBox or a width and a height');
}

/** Width and height in its own units. @throws {PhotoError} when it does not say them */
export function svgSize(svg: string): { width: number; height: number } {
  const { width, height } = svgBox(svg);
  return { width, height };
}

/** The attributes of an SVG that say which part of it shows, where, and how large. */
const PLACEMENT = /\s(?:x|y|width|height|viewBox|preserveAspectRatio|overflow)="[^"]*"/g;

/** A cleaned SVG that shows another part of itself, or stands elsewhere. @param placement its attributes for that */
export function placeSvg(
  svg: string,
  placement: Readonly<Record<string, string | number>>,
): string {
  const attributes = Object.entries(placement).map(([name, value]) => ` ${name}="${value}"`);
  return svg
    .replace(/^[^<]*<\?xml[^>]*\?>\s*/, '')
    .replace(ROOT_TAG, (root) =>
      root.replace(PLACEMENT, '').replace('<svg', () => `<svg${attributes.join('')}`),
    );
}
