import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and makes the folders above it. @param name of the file, with its path in the folder */
export async function writeInto(
  folder: string,
  name: string,
  data: string | Uint8Array,
): Promise<void> {
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, data);
}
