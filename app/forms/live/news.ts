/** What is said at forms beside their own words: that something waits on the device, was sent, or was refused. */
import type { FormName } from '../submission.ts';
import type { Attempt } from './kept.ts';

export type News =
  | { type: 'kept'; /** Whether it outlives the page. */ isSafe: boolean }
  | { type: 'sent'; fields: Attempt['fields'] }
  | { type: 'refused'; reason: string };

const news = new Map<FormName, News | null>();
const listeners = new Set<() => void>();

export function tell(form: FormName, said: News | null): void {
  news.set(form, said);
  for (const listen of listeners) listen();
}

/** What there is to say at a form; the same object until it changes. */
export const newsOf = (form: FormName): News | null => news.get(form) ?? null;

/** Calls back at every change. @returns ends that */
export function onNews(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}
