/**
 * Keeps the text of the inquiry form in the session storage, so that it is still there after a reload or a visit to
 * another page. It never leaves the browser, and is removed when the inquiry was sent.
 */
import inquiry from 'content:inquiry';
import { tryMemory } from '../../session-memory.ts';
import type { Inquiry } from '../validation.ts';

/** The fields of an empty form: at first and after success. */
export const BLANK: Inquiry = {
  name: '',
  email: '',
  subject: inquiry.defaultSubject,
  message: '',
};

const KEY = 'inquiry';

/** Stores the fields as they are; an untouched form stores nothing. */
export function keepDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(new FormData(form));
  const isBlank = Object.entries(BLANK).every(([name, text]) => draft[name] === text);
  if (isBlank) forgetDraft();
  else tryMemory((storage) => storage.setItem(KEY, JSON.stringify(draft)));
}

/** Writes the stored text into the fields that the visitor has not changed yet. */
export function restoreDraft(form: HTMLFormElement): void {
  tryMemory((storage) => {
    const draft = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Inquiry>;
    for (const [name, text] of Object.entries(draft)) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field?.value === BLANK[name as keyof Inquiry]) field.value = text;
    }
  });
  // The visitor may have typed before React started.
  keepDraft(form);
}

/** Removes the stored text, after the inquiry was sent. */
export function forgetDraft(): void {
  tryMemory((storage) => storage.removeItem(KEY));
}
