/** An open text: its form, its draft on the server, its mistakes, and how it is saved. */
import type { CheckAnswer, DraftAnswer, OpenText, SaveAnswer } from '../server/forms-api.ts';
import type { FormProblem } from '../server/draft-check.ts';
import { fitted, type Left } from './fitted.ts';
import { changed, historyOf, redone, undone, type History } from './history.ts';
import { createKeeper, type Keeping } from './keeper.ts';
import { merge, type Conflict } from './merge.ts';
import { changedFields, isBlank, withValue, type Form } from './places.ts';
import { LineLost, Refused, type Ask } from './ask.ts';
import { clock } from './clock.ts';

export type TextState = {
  of: string;
  history: History;
  keeping: Keeping;
  isSaving: boolean;
  /** What happened last, in a sentence, and whether it went wrong. */
  notice?: { text: string; isWrong: boolean } | undefined;
  conflicts: readonly Conflict[];
  /** Who has changed the same fields. */
  other: string;
  check: CheckAnswer;
  /** Words of a draft that have no field any more. */
  left: readonly Left[];
  /** The form that was checked: a mistake is about its words. */
  checked: Form | undefined;
  /** Whether mistakes of fields show in which nothing has been written yet: they do after the first try to save. */
  showsEmpty: boolean;
  /** The form as it was saved. */
  saved: Form;
  /** Whether somebody has deleted the text. */
  isGone: boolean;
};

/** Milliseconds after the last letter until the draft is checked. */
const CHECK_PAUSE = 400;
/** A save is tried again when somebody else has saved other fields. Nobody saves all the time. */
const TRIES = 3;

const NO_CHECK: CheckAnswer = { problems: [], advice: [] };

type Settings = {
  ask: Ask;
  /** Is called when the text gets its address. @param draft the draft of a new entry */
  move: (of: string, draft?: string) => void;
  /** Leads to a field that must be looked at. */
  lead: (place: string) => void;
  /** Milliseconds. */
  now: () => number;
};

/** @param open what the server has answered about the text */
export function openText(open: OpenText, { ask, move, lead, now }: Settings) {
  const { fields } = open;
  const begin = begun(open);
  let base = begin.base;
  let draftId = open.draftId;
  let revision = open.draft?.revision ?? '';
  /** The form as the server has kept it. */
  let kept = begin.form;
  let state: TextState = {
    of: open.of,
    history: historyOf(begin.form),
    keeping: open.draft ? { state: 'kept', at: open.draft.at } : { state: 'same' },
    isSaving: false,
    notice: begin.notice,
    conflicts: begin.conflicts,
    other: '',
    check: NO_CHECK,
    left: begin.left,
    checked: undefined,
    showsEmpty: false,
    saved: base.form,
    isGone: begin.isGone,
  };
  const listeners = new Set<() => void>();
  const set = (fresh: Partial<TextState>) => {
    state = { ...state, ...fresh };
    for (const listener of listeners) listener();
  };
  const form = () => state.history.now;

  const keeper = createKeeper<Form>({ send: sendDraft, tell: (keeping) => set({ keeping }) });

  async function sendDraft(sent: Form): Promise<string | undefined> {
    const body = { of: state.of, form: sent, base, after: revision };
    const answer = await ask<DraftAnswer>('PUT', `drafts/${draftId}`, body);
    if ('made' in answer) {
      become(answer.made.of, answer.made.draftId);
      base = answer.made;
      revision = '';
      keeper.change(form());
      return undefined;
    }
    if ('other' in answer) {
      // Another window of the same person.
      const { form: theirs, revision: theirRevision, base: theirBase, who } = answer.other;
      const text = together(fields, kept, theirs, who === open.me ? 'you in another window' : who);
      putTogether(kept, theirs, who);
      set({ notice: { text, isWrong: state.conflicts.length > 0 } });
      [kept, revision, base] = [theirs, theirRevision, theirBase];
      keeper.change(form());
      return undefined;
    }
    if (revision === '' && !open.isThere) move(state.of, draftId);
    [kept, revision] = [sent, answer.kept.revision];
    return answer.kept.at;
  }

  function become(of: string, draft: string): void {
    draftId = draft;
    set({ of });
    move(of);
  }

  /** Takes what somebody else has changed. Steps before it cannot be undone, because they would undo it too. */
  function putTogether(before: Form, theirs: Form, other: string): void {
    const { form: merged, conflicts } = merge(fields, before, theirs, form());
    const open = state.conflicts.filter(({ place }) =>
      conflicts.every((one) => one.place !== place),
    );
    set({ history: historyOf(merged), conflicts: [...open, ...conflicts], other });
    checkLater();
  }

  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let saves = 0;
  let checkedForm: Form | undefined;
  /** What others had saved since the form was opened, in sentences. */
  let joined = '';

  function checkLater(pause = CHECK_PAUSE): void {
    clearTimeout(checkTimer);
    checkTimer = setTimeout(() => void check(), pause);
  }

  /** Has the draft checked. The next one is sent after the answer, because a new photograph takes seconds. */
  async function check(): Promise<void> {
    const sent = form();
    if (
      isChecking ||
      sent === checkedForm ||
      (!open.isThere && (isBlank(sent) || sent === base.form))
    )
      return;
    isChecking = true;
    checkedForm = sent;
    const before = saves;
    try {
      const found = await ask<CheckAnswer>('POST', 'check', { of: state.of, form: sent });
      // Before a save the text was another one: its mistakes say nothing any more.
      if (before === saves)
        set({ check: { ...found, page: found.page ?? state.check.page }, checked: sent });
      else checkedForm = undefined;
    } catch (error) {
      checkedForm = undefined;
      if (error instanceof Refused)
        set({ check: { ...NO_CHECK, advice: [error.message], page: state.check.page } });
    }
    isChecking = false;
    if (form() !== checkedForm) checkLater();
  }

  function put(history: History): void {
    set({ history, notice: undefined });
    keeper.change(history.now);
    checkLater();
  }

  async function save(): Promise<void> {
    if (state.isSaving) return;
    const [conflict] = state.conflicts;
    if (conflict) {
      set({
        notice: { text: `Choose first between your words and those of ${whose()}.`, isWrong: true },
      });
      lead(conflict.place);
      return;
    }
    set({ isSaving: true, notice: undefined, showsEmpty: true });
    joined = '';
    try {
      await keeper.hold(async () => {
        for (let tries = 0; tries < TRIES; tries += 1) if (await trySave()) break;
      });
    } catch (error) {
      if (error instanceof Refused && error.problems.length > 0) refuse(error.problems);
      else
        set({
          notice: {
            text: `Not saved. ${error instanceof LineLost || error instanceof Refused ? error.message : 'The page has a fault. Load it again: your words are kept.'}`,
            isWrong: true,
          },
        });
    }
    set({ isSaving: false });
  }

  const whose = () => (state.other === '' ? 'somebody else' : state.other);

  function refuse(problems: readonly FormProblem[]): void {
    const count = problems.length === 1 ? 'One field needs' : `${problems.length} fields need`;
    set({
      check: { ...state.check, problems: [...problems] },
      checked: form(),
      notice: { text: `Not saved. ${count} to be put right.`, isWrong: true },
    });
    const place = problems.find((problem) => problem.place !== undefined)?.place;
    if (place !== undefined) lead(place);
  }

  /** @returns whether that was all */
  async function trySave(): Promise<boolean> {
    const sent = form();
    const body = { of: state.of, form: sent, state: base.state, draft: draftId };
    const answer = await ask<SaveAnswer>('POST', 'save', body);
    if ('made' in answer) {
      become(answer.made.of, answer.made.draftId);
      base = answer.made;
      return false;
    }
    if ('changed' in answer) {
      const isGone = isBlank(answer.changed.form);
      const time = answer.at === '' ? '' : `, ${clock(answer.at)}`;
      if (isGone) {
        const text =
          'Not saved. Somebody has deleted this text meanwhile. Press Save to make it again from your words.';
        set({ isGone, notice: { text, isWrong: true } });
        base = { ...answer.changed, form: base.form };
        return true;
      }
      putTogether(base.form, answer.changed.form, answer.who);
      const added = together(fields, base.form, answer.changed.form, `${whose()}${time}`);
      base = answer.changed;
      if (state.conflicts.length === 0) {
        joined += added;
        return false;
      }
      const text = `Not saved. ${whose()}${time} has changed the same words as you. Choose what stays; all others are put together.`;
      set({ notice: { text, isWrong: true } });
      lead(state.conflicts[0]?.place ?? '');
      return true;
    }
    saves += 1;
    const isNew = answer.of !== state.of;
    base = { form: answer.form, state: answer.state };
    [kept, revision] = [answer.form, ''];
    if (isNew) become(answer.of, answer.draftId);
    // What was typed while it was saved stays, and is a draft again.
    const typed = form();
    const fresh = merge(fields, sent, answer.form, typed).form;
    if (typed === sent) keeper.forget();
    else keeper.change(fresh);
    set({
      history: { ...state.history, now: fresh, typing: undefined },
      check: { ...state.check, problems: answer.problems ?? [] },
      checked: fresh,
      saved: base.form,
      isGone: false,
      left: [],
      notice: {
        text: `Saved ${clock(new Date(now()).toISOString())}. ${joined}${whenSeen(answer.problems?.length ?? 0, state.check.mark)}`,
        isWrong: false,
      },
    });
    return true;
  }

  if (begin.form !== base.form || open.isThere) checkLater(0);
  if (begin.mustKeep) keeper.change(begin.form);

  return {
    fields,
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes a field. @param isTyped whether it is a letter of a text, which is one step with its neighbours */
    change(place: string, value: unknown, isTyped = false): void {
      const fresh = withValue(form(), place, value);
      put(changed(state.history, fresh, place, isTyped ? now() : undefined));
    },
    /** @returns the field that was changed, or `undefined` if there was nothing to do */
    undo(): string | undefined {
      const found = undone(state.history);
      if (found) put(found.history);
      return found?.place;
    },
    redo(): string | undefined {
      const found = redone(state.history);
      if (found) put(found.history);
      return found?.place;
    },
    /** Chooses for a field that both have changed. */
    choose({ place, theirs }: Conflict, takesTheirs: boolean): void {
      set({ conflicts: state.conflicts.filter((one) => one.place !== place) });
      if (takesTheirs) put(changed(state.history, withValue(form(), place, theirs), place));
    },
    save,
    keepNow: keeper.now,
    /** Gives the draft up: the form is as it was saved. The steps stay, so that «Undo» brings it back. */
    async discard(): Promise<void> {
      await keeper.hold(async () => {
        keeper.forget();
        await ask('DELETE', `drafts/${draftId}`);
      });
      revision = '';
      kept = base.form;
      set({
        history: changed(state.history, base.form, ''),
        conflicts: [],
        left: [],
        keeping: { state: 'same' },
        notice: { text: 'Your changes are gone. Undo brings them back.', isWrong: false },
      });
      checkLater();
    },
    /** Notes that a translation says what the original says now. @param isRead whether all of it has been read */
    confirm: (isRead: boolean) => ask('POST', 'confirm', { of: state.of, isRead }),
    /** Deletes the entry. */
    remove: () => ask('POST', 'delete', { of: state.of, draft: draftId }),
    /** Whether the browser should ask before the page is left. */
    isAtRisk: () => state.keeping.state === 'writing' || state.keeping.state === 'lost',
  };
}

export type Text = ReturnType<typeof openText>;

/** Says what another one has changed meanwhile. */
function together(
  fields: OpenText['fields'],
  before: Form,
  theirs: Form,
  who = 'Somebody',
): string {
  const changes = changedFields(fields, before, theirs);
  const what = changes === '' ? '' : `: ${changes}`;
  return `${capital(who)} changed this text meanwhile${what}. It is put together with yours. `;
}

/** When visitors see what was saved. @param mistakes of a translation @param mark of a draft, or of one with a date */
const whenSeen = (mistakes: number, mark = 'Visitors see it once it is published.') =>
  mistakes === 0 ? mark : 'Visitors see English until the mistakes below are put right.';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The form with which a text opens: its draft, put together with what others have saved since. */
function begun({ fields, files, draft, isThere, of, me, saved }: OpenText) {
  const nothing = {
    conflicts: [] as Conflict[],
    left: [] as Left[],
    isGone: false,
    mustKeep: false,
  };
  if (!draft) return { ...nothing, form: files.form, base: files, notice: undefined };
  const { form, left } = fitted(fields, draft.form);
  const whose = draft.who === me ? 'your' : `${draft.who}’s`;
  const changes = changedFields(fields, draft.base.form, form);
  const which = changes === '' ? '' : ` (${changes})`;
  const says = `These are ${whose} changes of ${clock(draft.at)}${which}. They are not saved yet.`;
  const isNew = draft.base.state === '';
  if (isNew || draft.base.state === files.state)
    return { ...nothing, form, left, base: draft.base, notice: { text: says, isWrong: false } };
  if (!isThere) {
    const text = `Somebody has deleted this text (${of}). ${says} Press Save to make it again.`;
    const base = { form: draft.base.form, state: files.state };
    return { ...nothing, form, left, isGone: true, base, notice: { text, isWrong: true } };
  }
  const merged = merge(fields, draft.base.form, files.form, form);
  const text = `${says} ${together(fields, draft.base.form, files.form, saved?.who)}`;
  return {
    ...nothing,
    left,
    ...merged,
    base: files,
    mustKeep: true,
    notice: { text, isWrong: merged.conflicts.length > 0 },
  };
}
