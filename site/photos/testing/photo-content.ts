/** Content with a photograph in each kind of place: the content of the tests, changed as staff would change it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import places from '../places.json' with { type: 'json' };
import { samplePhoto } from './sample-photo.ts';

/** The location and the camera that a phone writes into a photograph. */
export const EXIF = {
  IFD0: { Make: 'SecretPhoneMaker', Model: 'SecretModel 9' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '1/1 17/1 24/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '36/1 49/1 0/1',
  },
};

/** A logo with the extra parts that designers' programs and attackers put into such files. */
export const LOGO = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 40" onload="alert('onload')">
  <style>.a{fill:#1e4a33}.b{fill:url(https://example.org/paint.svg#p)} @import url(https://example.org/x.css);</style>
  <script>alert('script')</script>
  <a href="javascript:alert(1)"><rect width="4" height="4"/></a>
  <defs><linearGradient id="g"><stop stop-color="#f6b23c"/></linearGradient></defs>
  <circle class="a" cx="20" cy="20" r="16" onclick="alert('click')"/>
  <path class="b" d="M44 10H116V16H44Z"/>
  <path d="M44 24H100V30H44Z" fill="url(#g)"/>
</svg>`;

/** A place like one of the site, but small, so that files are made quickly. */
function small<Name extends keyof typeof places.places>(
  name: Name,
  [width, height]: [number, number],
  widths: number[],
  webp: number,
) {
  const files = [...widths.map((one) => `${one}.avif`), `${webp}.webp`];
  const bytes = Object.fromEntries(files.map((file) => [file, 60_000]));
  return { [name]: { ...places.places[name], width, height, widths, webp, bytes } };
}

const SMALL = {
  ...places,
  places: {
    ...places.places,
    ...small('wide', [480, 270], [480], 480),
    tall: { ...small('tall', [400, 500], [400], 400)['tall'], canvas: 711 },
    ...small('card', [240, 180], [120, 240], 240),
    ...small('article', [480, 320], [240, 480], 240),
    ...small('portrait', [240, 300], [240], 240),
  },
};

/** Writes the small places. @returns the file for `PHOTO_PLACES` */
export function smallPlaces(root: string): string {
  const file = path.join(root, 'places.json');
  writeFileSync(file, JSON.stringify(SMALL));
  return file;
}

/** Writes the photographs and names them. @param root the folder with all languages */
export async function addPhotos(root: string): Promise<void> {
  const at = (file: string) => path.join(root, file);
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(at(file), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${String(from)}`);
    writeFileSync(at(file), changed);
  };
  mkdirSync(at('photos'), { recursive: true });

  // Turned by 90 degrees, as a phone that is held upright writes them.
  const upright = await samplePhoto({ width: 900, height: 1200 });
  const lying = await upright.rotate(-90).toBuffer({ resolveWithObject: true });
  await sharp(lying.data, { raw: { width: 1200, height: 900, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .jpeg({ quality: 92 })
    .toFile(at('photos/IMG_2041 Mädchen im Feld.JPG'));
  const field = await samplePhoto({ width: 1200, height: 900 });
  await field.jpeg({ quality: 92 }).toFile(at('photos/Field day.jpg'));
  const colours = ['#182236', '#2a3a48', '#1a1410'] as const;
  const dusk = await samplePhoto({ width: 1200, height: 800, colours });
  await dusk.webp({ quality: 92 }).toFile(at('photos/dusk.webp'));
  writeFileSync(at('photos/Green Basket logo.svg'), LOGO);
  await sharp(Buffer.from(LOGO.replace(/<style.*style>/s, '')))
    .resize({ width: 400 })
    .png()
    .toFile(at('photos/four ridges.png'));

  writeFileSync(at('photos/coming soon.svg'), LOGO.replace('#1e4a33', '#4a331e'));

  const portrait = 'IMG_2041 Mädchen im Feld';
  const texts = [
    `${portrait}: A grower in a red dress stands in a green field`,
    'Field day: A grower in a red dress on a field under a wide sky',
    'dusk: A grower on a hill after sunset',
    'Green Basket logo: Green Basket',
    'four ridges: Four Ridges',
    'coming soon: A partner of whom nobody knows yet',
  ];
  change('en/pictures.yaml', /$/, `\n${texts.join('\n')}\n`);
  change(
    'facts/photos.yaml',
    /^photos:\n|(?![^])/m,
    `photos:
  ${portrait}:
    focus: { x: 38, y: 60 }
    credit: Wanjiru Kamau
    licence: CC BY 4.0
  Field day:
    focus: { x: 38, y: 70 }
    credit: Joseph Otieno
`,
  );
  // The company's own logo.
  change('facts/brand.yaml', /$/, '\nlogo: Green Basket logo\n');
  change('facts/screens/home.yaml', /picture: .*$/m, 'picture: Field day');
  change('facts/screens/news.yaml', /picture: .*$/m, 'picture: dusk');
  change('en/news/record-coffee-harvest.md', /^image: .*$/m, 'image: Field day');
  change('en/services/tea/ctc-processing.md', /^image: .*$/m, `image: ${portrait}`);
  change('en/team.yaml', /image: .*$/m, `image: ${portrait}`);
  const drawn = /^ {2}logo: [a-z-]+$/m;
  change('en/partners.yaml', drawn, '  logo: four ridges');
  change('en/partners.yaml', drawn, '  logo: Green Basket logo');
  change('en/partners.yaml', drawn, '  logo: coming soon\n  draft: true');
}
