/** The forms of the editor's own pages, as browsers send them. */
import type { IncomingMessage } from 'node:http';
import { bodyOf } from './limited-body.ts';
import { Refusal } from './refusal.ts';

/** The largest upload in bytes: a photograph of 60 MB (`site/photos/places.json`) and its texts. */
const MOST_BYTES = 61_000_000;
/** A page, or the address of a redirect. */
export type Answer = { html: string; status?: number } | { next: string };

/** The text of a sent field. */
export function valueOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The sent fields of a form. @throws {Refusal} if another page has sent it */
export async function readForm(request: IncomingMessage, token: string): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type))
    throw new Refusal('Expected a form.', 415);
  const body = await bodyOf(request, MOST_BYTES, 'Expected a file of at most 60 MB.');
  const fields = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new Refusal('Expected a form.', 400);
    });
  if (fields.get('token') !== token)
    throw new Refusal('The editor has been restarted. Load this page again.', 403);
  return fields;
}
