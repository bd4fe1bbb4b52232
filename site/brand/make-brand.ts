/**
 * Part of `npm run brand`: makes icons, logo, woven bands, shared pictures and the placeholder of the company's name, mark,
 * colours and font of headings (`content/facts/`). The results are committed, so a build does not need this program.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registryText, type Registry } from '#encoding/registry.ts';
import { loadContent } from '#render/content/load.ts';
import { contentFolder } from '#render/content/root.ts';
import { messageOf } from '#serve/message-of.ts';
import { brandColours, type Brand } from './brand.ts';
import { brandFiles } from './brand-files.ts';
import { BRAND_PICTURES, makeBrandPicture } from './brand-pictures.ts';
import { drawName } from './draw-name.ts';

const SITE = path.join(import.meta.dirname, '..');
const PICTURES = path.join(SITE, 'public/pictures');
const REGISTRY = path.join(import.meta.dirname, 'brand-pictures.json');

async function readCompany(): Promise<Brand> {
  const { site, brand } = loadContent();
  const own = brand.fonts?.headings;
  const font = own && path.join(contentFolder(), '../fonts', own.file);
  return {
    colours: brandColours(),
    mark: brand.mark,
    wordmark: await drawName(site.name, font),
  };
}

/** Makes the pictures that are made of something else now, and removes the files that they replace. */
async function makePictures(brand: Brand): Promise<void> {
  const registry = JSON.parse(readFileSync(REGISTRY, 'utf8')) as Registry;
  for (const name of BRAND_PICTURES) {
    const made = await makeBrandPicture(brand, name, registry[name]);
    if (!made) continue;
    const former = new RegExp(`^${name}-\\d+\\.`);
    for (const file of readdirSync(PICTURES).filter((each) => former.test(each)))
      rmSync(path.join(PICTURES, file));
    for (const [file, content] of made.files) writeFileSync(path.join(PICTURES, file), content);
    registry[name] = made.entry;
    writeFileSync(REGISTRY, registryText(registry));
    console.log(`${name}: ${Object.values(made.entry.bytes).join(', ')} bytes`);
  }
}

async function main(): Promise<void> {
  const brand = await readCompany();
  for (const [file, content] of await brandFiles(brand))
    writeFileSync(path.join(SITE, file), content);
  await makePictures(brand);
  console.log(`The brand pictures show "${brand.wordmark.name}", its mark and its colours.`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
