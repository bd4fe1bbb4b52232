/** What all fields of a form share. It stays the same while somebody types, so that a letter draws one field only. */
import { createContext, use } from 'react';
import type { Shelf } from '../dialogs/picture-list.tsx';
import type { Conflict } from '../merge.ts';
import type { OpenText } from '../../server/forms-api.ts';

export type Form = {
  change: (place: string, value: unknown, isTyped?: boolean) => void;
  choose: (conflict: Conflict, takesTheirs: boolean) => void;
  /** Says aloud what was done. */
  say: (words: string) => void;
  shelf: Shelf;
  links: OpenText['links'];
};

export const FormContext = createContext<Form | undefined>(undefined);

/** Mistakes and choices, by the places of their fields. */
export type Marks = {
  mistakes: ReadonlyMap<string, readonly string[]>;
  conflicts: ReadonlyMap<string, Conflict>;
  /** Who has changed the same fields. */
  other: string;
};

export const MarksContext = createContext<Marks>({
  mistakes: new Map(),
  conflicts: new Map(),
  other: '',
});

/** @throws {Error} outside of a form */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands in a form.');
  return form;
}
