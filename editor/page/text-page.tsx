/** The page of one text: the bar that stays in sight, the form, and the page with the draft beside it. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { OpenText } from '../server/forms-api.ts';
import { clock } from './clock.ts';
import { Dialog } from './dialogs/dialog.tsx';
import { FormContext, MarksContext, type Form, type Marks } from './form/form-context.ts';
import { FormField } from './form/field.tsx';
import { leadTo } from './lead-to.ts';
import type { Text, TextState } from './open-text.ts';
import { isBlank, leavesOf, valueAt } from './places.ts';
import { fieldPressed } from './pressed.ts';
import { Preview } from './preview/preview.tsx';
import { shelfOf } from './shelf.ts';

type Props = {
  open: OpenText;
  text: Text;
  /** Is called when the form is there. */
  onReady: () => void;
};

/** From this width on the page stands beside the form (`page.css`). */
const WIDE = '(width >= 70rem)';
/** Says how high the bar is: the tools of a text stay below it. */
function measure(bar: HTMLElement) {
  const root = document.documentElement;
  const observer = new ResizeObserver(() =>
    root.style.setProperty('--prose-toolbar-inset', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

/** Groups of a form that need links to them. */
const MANY_PARTS = 4;

export function TextPage({ open, text, onReady }: Props) {
  const state = useSyncExternalStore(text.subscribe, text.get);
  const [shows, setShows] = useState(() => window.matchMedia(WIDE).matches);
  const [said, setSaid] = useState('');
  const [shelf] = useState(() => shelfOf(open.pictures));
  const form = useMemo<Form>(
    () => ({ change: text.change, choose: text.choose, say: setSaid, shelf, links: open.links }),
    [text, shelf, open.links],
  );
  const marks = useMarksOf(state);
  const now = state.history.now;

  useEffect(onReady, [onReady]);

  const step = useCallback(
    (which: 'undo' | 'redo') => {
      let place: string | undefined;
      flushSync(() => (place = text[which]()));
      if (place === undefined) return;
      document.getElementById(place)?.scrollIntoView({ block: 'nearest' });
      const label = leavesOf(text.fields, text.get().history.now).find(
        (leaf) => leaf.place === place,
      );
      setSaid(
        `${which === 'undo' ? 'Undone' : 'Done again'}${label ? `: ${label.labels.join(', ')}` : ''}.`,
      );
    },
    [text],
  );
  useShortcuts(text, step);

  /** Leads to a field; on a phone the form comes back first. */
  const lead = (place: string) => {
    if (!window.matchMedia(WIDE).matches) flushSync(() => setShows(false));
    return leadTo(place);
  };
  const onPressed = (words: readonly string[]) => {
    const texts = leavesOf(text.fields, now).filter(({ kind }) => kind !== 'choice');
    const place = fieldPressed(texts, words);
    setSaid(
      place !== undefined && lead(place)
        ? ''
        : 'These words do not stand in this text. The page “Texts” searches all of them.',
    );
  };

  const title = valueAt(now, 'title');
  const name =
    open.one !== undefined && typeof title === 'string' && title !== '' ? title : open.title;
  const parts = open.fields.filter(({ kind }) => kind === 'group' || kind === 'list');
  return (
    <main className={shows ? 'text shows-preview' : 'text'}>
      <header className="head" ref={measure}>
        <h1>{name}</h1>
        <p className="state">{stateInWords(state, open.isThere)}</p>
        <div className="buttons">
          <button
            type="button"
            aria-disabled={state.history.past.length === 0}
            onClick={() => step('undo')}
          >
            Undo
          </button>
          <button
            type="button"
            aria-disabled={state.history.future.length === 0}
            onClick={() => step('redo')}
          >
            Redo
          </button>
          <button type="button" aria-pressed={shows} onClick={() => setShows(!shows)}>
            Preview
          </button>
          <button type="button" className="main" onClick={() => void text.save()}>
            {state.isSaving ? 'Saving …' : 'Save'}
          </button>
        </div>
      </header>
      <p role="status" className="unseen">
        {said}
      </p>
      <div className="form">
        <Notices open={open} text={text} state={state} onLead={lead} />
        {parts.length >= MANY_PARTS && (
          <nav aria-label="Parts of this text" className="parts">
            <ul>
              {parts.map((part) => (
                <li key={part.name}>
                  <a href={`#${part.name}`}>{part.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <FormContext value={form}>
          <MarksContext value={marks}>
            {open.fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                place={field.name}
                value={now[field.name]}
              />
            ))}
          </MarksContext>
        </FormContext>
        <Actions open={open} text={text} state={state} />
      </div>
      {shows && <Preview check={state.check} isNew={!open.isThere} onPressed={onPressed} />}
    </main>
  );
}

function stateInWords({ keeping, notice, isSaving }: TextState, isThere: boolean): string {
  if (isSaving) return 'Saving …';
  switch (keeping.state) {
    case 'writing':
      return 'Keeping …';
    case 'kept':
      return `Kept ${clock(keeping.at)}, not saved yet`;
    case 'lost':
      return 'Not kept';
    case 'same':
      return isThere || notice ? 'Saved' : 'Nothing written yet';
  }
}

/**
 * The mistakes. Where the words are others now, they wait for the next check; and a field that nobody has filled in yet
 * is no mistake before the first try to save.
 */
const problemsOf = ({ check, checked, showsEmpty, saved, history: { now } }: TextState) =>
  check.problems.filter(({ place }) => {
    if (place === undefined) return true;
    const value = valueAt(now, place);
    if (value !== valueAt(checked, place)) return false;
    return showsEmpty || !isBlank(value) || !isBlank(valueAt(saved, place));
  });

function useMarksOf(state: TextState): Marks {
  const { conflicts, other } = state;
  const key = JSON.stringify(problemsOf(state));
  return useMemo(() => {
    const mistakes = new Map<string, string[]>();
    for (const { place, text } of JSON.parse(key) as ReturnType<typeof problemsOf>)
      if (place !== undefined) mistakes.set(place, [...(mistakes.get(place) ?? []), text]);
    return { mistakes, conflicts: new Map(conflicts.map((one) => [one.place, one])), other };
  }, [key, conflicts, other]);
}

/** Ctrl+S saves. Ctrl+Z undoes a change of the form, but in a text box the browser undoes letters. */
function useShortcuts(text: Text, step: (which: 'undo' | 'redo') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const { target } = event;
      const writes =
        target instanceof HTMLElement &&
        (target.matches('input, textarea') || target.isContentEditable);
      const which =
        key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
      if (key === 's') void text.save();
      else if (which && !writes) step(which);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [text, step]);
}

type PartProps = { open: OpenText; text: Text; state: TextState };

/** What has to be known or put right: what happened, mistakes, drafts of others, words without a field. */
function Notices({
  open,
  text,
  state,
  onLead,
}: PartProps & { onLead: (place: string) => boolean }) {
  const { notice, keeping, left, conflicts } = state;
  const problems = problemsOf(state);
  return (
    <>
      <div role="status">
        {notice && <p className={notice.isWrong ? 'notice bad' : 'notice'}>{notice.text}</p>}
      </div>
      {keeping.state === 'lost' && (
        <p role="alert" className="notice bad">
          {`Not kept. ${keeping.says}`}
        </p>
      )}
      {open.others.map(({ id, who, at }) => (
        <p key={id} className="notice">
          {`${who} has changes of ${clock(at)} here that are not saved. `}
          <a href={`text?of=${open.of}&draft=${id}`}>{`Open ${who}’s changes`}</a>
        </p>
      ))}
      {conflicts.length > 0 && (
        <Places
          title="Both have changed these"
          items={conflicts.map(({ place }) => ({
            place,
            label: place,
            text: labelAt(text, place),
          }))}
          onLead={onLead}
        />
      )}
      {problems.length > 0 && (
        <Places
          title={
            (problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`) +
            (open.language === undefined ? '' : ': until they are put right, visitors see English')
          }
          items={problems.map(({ place, label, text: says }) => ({
            place,
            label,
            text: label === '' ? says : `${label}: ${says}`,
          }))}
          onLead={onLead}
        />
      )}
      {left.length > 0 && (
        <section className="notice" aria-label="Words without a field">
          <p>
            The form has changed since these words were written, and has no field for them now. Copy
            what you need before you save.
          </p>
          {left.map(({ place, text: words }) => (
            <pre key={place}>{words}</pre>
          ))}
        </section>
      )}
    </>
  );
}

const labelAt = (text: Text, place: string) =>
  leavesOf(text.fields, text.get().history.now)
    .find((leaf) => leaf.place === place || leaf.place.startsWith(`${place}.`))
    ?.labels.join(', ') ?? place;

type PlacesProps = {
  title: string;
  items: readonly { place?: string | undefined; label: string; text: string }[];
  onLead: (place: string) => boolean;
};

/** Fields to look at, with a way to each. */
const Places = ({ title, items, onLead }: PlacesProps) => (
  <section className="notice bad" aria-label={title}>
    <p>
      <strong>{title}</strong>
    </p>
    <ul>
      {items.map(({ place, label, text }) => (
        <li key={`${label}${text}`}>
          {place ? (
            <button type="button" className="link" onClick={() => onLead(place)}>
              {text}
            </button>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** What a person says about a translation as a whole. */
function Confirm({ text }: { text: Text }) {
  const [says, setSays] = useState('');
  const confirm = (isRead: boolean) => {
    text.confirm(isRead).then(
      () => setSays('Noted. Visitors see it once it is published.'),
      (error: unknown) => setSays(error instanceof Error ? error.message : 'It was not noted.'),
    );
  };
  return (
    <section aria-label="About this translation" className="confirm">
      <p>
        When English has changed and these words still fit:{' '}
        <button type="button" onClick={() => confirm(false)}>
          It says what the English says now
        </button>
      </p>
      <p>
        When you know the subject and have read every field beside its English:{' '}
        <button type="button" onClick={() => confirm(true)}>
          I have read all of it
        </button>{' '}
        Your name and the day are noted, and its page no longer says that it waits for a reader.
      </p>
      <p role="status">{says}</p>
    </section>
  );
}

/** What is done with the whole text. */
function Actions({ open, text, state }: PartProps) {
  const [asks, setAsks] = useState<'discard' | 'delete'>();
  const [wrong, setWrong] = useState('');
  const other = open.draft && open.draft.who !== open.me ? open.draft.who : undefined;
  const isSaved = state.of.includes('/') || open.one === undefined;
  const canConfirm = open.language !== undefined && state.keeping.state === 'same';

  async function remove(): Promise<void> {
    try {
      await text.remove();
      window.location.href = 'texts?done=deleted';
    } catch (error) {
      setWrong(error instanceof Error ? error.message : 'It was not deleted.');
    }
  }
  return (
    <footer>
      {state.keeping.state !== 'same' && (
        <button
          type="button"
          onClick={() => (other === undefined ? void text.discard() : setAsks('discard'))}
        >
          Discard changes
        </button>
      )}
      {asks === 'discard' && (
        <Dialog
          title={`Discard the changes of ${other ?? ''}?`}
          cancel="Keep them"
          action={
            <button
              type="button"
              className="main"
              onClick={() => {
                setAsks(undefined);
                void text.discard();
              }}
            >
              {`Discard ${other ?? ''}’s changes`}
            </button>
          }
          onClose={() => setAsks(undefined)}
        >
          <p>{`These words are ${other ?? ''}’s, and are not saved. Nobody can bring them back when this page is closed.`}</p>
        </Dialog>
      )}
      {canConfirm && <Confirm text={text} />}
      {isSaved && <a href={`versions?of=${state.of}`}>Versions of this text</a>}
      {open.one !== undefined && isSaved && (
        <button type="button" onClick={() => setAsks('delete')}>{`Delete this ${open.one}`}</button>
      )}
      {asks === 'delete' && (
        <Dialog
          title={`Delete this ${open.one ?? ''}?`}
          cancel="Keep it"
          action={
            <button type="button" className="main" onClick={() => void remove()}>
              Delete
            </button>
          }
          onClose={() => setAsks(undefined)}
        >
          <p>The page «Versions» can bring it back. Visitors see it until you publish.</p>
          {wrong !== '' && (
            <p role="alert" className="wrong">
              {wrong}
            </p>
          )}
        </Dialog>
      )}
    </footer>
  );
}
