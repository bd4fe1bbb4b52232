import { CATALOGUE } from './catalogue.ts';
import { type Picture, svgOf } from './catalogue/picture.ts';
import { encode, filesOf, leadColour } from './encode.ts';
import { messageOf } from './failure.ts';
import type { Raster } from './raster-process.ts';
import { startRasteriser } from './rasteriser.ts';
import {
  type Entry,
  fileName,
  findFault,
  findStrayFiles,
  hashOf,
  readRegistry,
  type Registry,
  removeFiles,
  sourceOf,
  storeFile,
  writeRegistry,
} from './registry.ts';
import { isOpaque } from './render.ts';

export type NamedPicture = readonly [name: string, picture: Picture];

type Job = {
  name: string;
  picture: Picture;
  svg: string;
  source: string;
};

/**
 * Brings files and registry up to date, forgets pictures that left the catalogue, and returns what
 * went wrong, by picture. The registry is written after each picture, so an interrupted run loses
 * no more than one.
 */
export async function ship(pictures: readonly NamedPicture[], force: boolean): Promise<string[]> {
  const registry = Object.fromEntries(
    Object.entries(await readRegistry()).filter(([name]) => name in CATALOGUE),
  );
  const { jobs, failures } = await plan(pictures, registry, force);
  console.log(`${jobs.length} of ${pictures.length} pictures to draw`);
  for await (const [job, raster] of rasterise(jobs)) {
    try {
      registry[job.name] = await shipOne(job, raster);
      await writeRegistry(registry);
    } catch (error) {
      failures.push(`${job.name}: ${messageOf(error)}`);
    }
  }
  await writeRegistry(registry);
  await removeFiles(await findStrayFiles(registry));
  return failures;
}

/** The pictures that need work, drawn as SVG; that is quick, rasterising and encoding are not. */
async function plan(pictures: readonly NamedPicture[], registry: Registry, force: boolean) {
  const jobs: Job[] = [];
  const failures: string[] = [];
  for (const [name, picture] of pictures) {
    try {
      const svg = svgOf(name, picture);
      const source = sourceOf(svg, picture);
      if (force || (await findFault(name, source, registry[name]))) {
        jobs.push({ name, picture, svg, source });
      }
    } catch (error) {
      failures.push(messageOf(error));
    }
  }
  return { jobs, failures };
}

/** The jobs with their pixels; the next one is rasterised while the caller encodes this one. */
async function* rasterise(jobs: readonly Job[]): AsyncGenerator<[Job, Raster]> {
  const rasteriser = startRasteriser();
  const queue = [...jobs];
  let job = queue.shift();
  let raster = job && rasteriser.draw(job.svg);
  try {
    while (job && raster) {
      const done: [Job, Raster] = [job, await raster];
      job = queue.shift();
      raster = job && rasteriser.draw(job.svg);
      yield done;
    }
  } finally {
    rasteriser.stop();
  }
}

/** Encodes a picture, all files at once, and stores what came of it. */
async function shipOne({ name, picture, source }: Job, raster: Raster): Promise<Entry> {
  if ('failure' in raster) {
    throw new Error(raster.failure);
  }
  const { png } = raster;
  if (!(await isOpaque(png))) {
    throw new Error('has holes, a shape must reach further');
  }
  const { widths, fallback } = picture.encoding;
  const files = await Promise.all(
    filesOf(picture.encoding).map(async (file) => ({ ...file, content: await encode(png, file) })),
  );
  const hash = hashOf(files.map(({ content }) => content));
  for (const file of files) {
    await storeFile(fileName(name, hash, file.width, file.format), file.content);
  }
  const weighed = widths.length > 0 ? files.slice(0, widths.length) : files;
  const bytes = Object.fromEntries(weighed.map((file) => [file.width, file.content.length]));
  const colour = await leadColour(png, picture);
  const sizes = files.map((file) => `${file.width}.${file.format} ${kilobytes(file.content)}`);
  console.log(`${name}: ${sizes.join(', ')}`);
  const width = Math.max(...files.map((file) => file.width));
  const height = Math.round((width * picture.height) / picture.width);
  return { hash, width, height, widths, [fallback.format]: fallback.width, colour, bytes, source };
}

function kilobytes({ length }: Buffer): string {
  return `${(length / 1000).toFixed(1)} kB`;
}
