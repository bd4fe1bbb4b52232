/** A preview shows drafts and entries that are published later. It is for staff and never replaces the site. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const STYLES = path.join(import.meta.dirname, '../render/preview-strip.css');

/** The styles of the strip above each page. */
export async function previewStyles(): Promise<string> {
  const css = await readFile(STYLES, 'utf8');
  return css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ');
}
