/** Notices that somebody else has saved a text while a form with it was open. */
import { randomBytes } from 'node:crypto';
import { spoken } from './pages/page.tsx';
import { Refusal } from './refusal.ts';
import type { Version } from './versions.ts';

export function rememberOpenForms() {
  /** The state of the files from which each open form was made, by the form's token. */
  const states = new Map<string, string>();
  return {
    /**
     * Remembers a form that is opened.
     * @param state a digest of its files
     * @returns the form's token
     */
    add(state: string): string {
      const token = randomBytes(12).toString('base64url');
      states.set(token, state);
      return token;
    },
    /** @throws {Refusal} if the files have changed since the form was opened */
    check(token: string, state: string, lastSave: () => Version | undefined): void {
      if (states.get(token) !== state) throw changedMeanwhile(lastSave());
    },
    /** Remembers the files as the form itself has saved them. The form keeps its token. */
    saved(token: string, state: string): void {
      states.set(token, state);
    },
  };
}

function changedMeanwhile(last: Version | undefined): Refusal {
  const saved = last
    ? `; ${last.who} saved it on ${spoken(new Date(last.at))}, Nairobi’s time`
    : '';
  return new Refusal(
    `This has changed since you opened it${saved}. Nothing has been overwritten. Keep your text in another window, load the page again, and put it in.`,
    409,
  );
}
