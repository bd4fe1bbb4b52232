/**
 * What is written in the inquiry form is kept for the session, so that a visitor who looks something up on
 * another page, or reloads, finds it again. It never leaves the browser and goes when the inquiry is sent.
 */
import inquiry from 'content:inquiry';
import { tryMemory } from '#app/session-memory.ts';
import type { Inquiry } from './validation.ts';

/** An inquiry nobody has begun: what its fields hold at first and after success. */
export const BLANK: Inquiry = {
  name: '',
  email: '',
  subject: inquiry.defaultSubject,
  message: '',
};

const KEY = 'inquiry';

/** Keeps what stands in the form's fields, to the letter; of an untouched form nothing. */
export function keepDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(new FormData(form));
  const isBlank = Object.entries(BLANK).every(([name, text]) => draft[name] === text);
  if (isBlank) forgetDraft();
  else tryMemory((storage) => storage.setItem(KEY, JSON.stringify(draft)));
}

/** Writes what was kept into the fields that nobody has touched since the page came. */
export function restoreDraft(form: HTMLFormElement): void {
  tryMemory((storage) => {
    const draft = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Inquiry>;
    for (const [name, text] of Object.entries(draft)) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field?.value === BLANK[name as keyof Inquiry]) field.value = text;
    }
  });
  // Before React came somebody may have begun to write.
  keepDraft(form);
}

/** Once it is sent it must not be offered again. */
export function forgetDraft(): void {
  tryMemory((storage) => storage.removeItem(KEY));
}
