/**
 * Keeps the text of the inquiry form in the session storage, so that it is still there after a reload or a visit to
 * another page. It never leaves the browser, and is removed when the inquiry was sent.
 */
import { tryMemory } from '../../session-memory.ts';
import type { FormField } from './inquiry-fields.ts';

const KEY = 'inquiry';

/** Stores the fields as they are; an untouched form stores nothing. */
export function keepDraft(form: HTMLFormElement, fields: readonly FormField[]): void {
  const draft = Object.fromEntries(new FormData(form));
  if (fields.every((field) => draft[field.name] === field.blank)) forgetDraft();
  else tryMemory((storage) => storage.setItem(KEY, JSON.stringify(draft)));
}

/** Writes the stored text into the fields that the visitor has not changed yet. */
export function restoreDraft(form: HTMLFormElement, fields: readonly FormField[]): void {
  tryMemory((storage) => {
    const draft = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Record<string, string>>;
    for (const field of fields) {
      const text = draft[field.name];
      const element = form.elements.namedItem(field.name) as HTMLInputElement | null;
      if (text !== undefined && element?.value === field.blank) element.value = text;
    }
  });
  // The visitor may have typed before React started.
  keepDraft(form, fields);
}

/** Removes the stored text, after the inquiry was sent. */
export function forgetDraft(): void {
  tryMemory((storage) => storage.removeItem(KEY));
}
