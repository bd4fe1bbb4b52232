import type { ReactNode } from 'react';
import type { Difference } from '../compare.ts';
import type { Problem } from '../field-problems.ts';
import type { Publication, Step } from '../publisher.ts';
import type { Request } from '../requests.ts';
import type { Version } from '../versions.ts';
import { Comparison } from './comparison.tsx';
import { Field, Form, Page, Refusal, spoken } from './page.tsx';
import { TextLink, type TextLinkProps } from './text-link.tsx';

type State = { file: string; before: string | undefined; after: string | undefined };
/** A changed text, and its files before and after. */
export type Change = TextLinkProps & { kindOfChange: string; states: readonly State[] };

/** What a language lacks. */
export type Translations = {
  code: string;
  name: string;
  /** The texts with mistakes. */
  setAside: readonly (TextLinkProps & { says: string })[];
  /** How many others are not translated, or are held back. */
  others: number;
  /** Of its glossary and its record. */
  mistakes: readonly string[];
};

type Props = {
  /** Changes since the last publication, or `undefined` if nothing was published from here. */
  changes: readonly Change[] | undefined;
  /** The photographs that were replaced since then. */
  photographs: readonly string[];
  /** The last saves, newest first: they say who has changed a text. */
  versions: readonly Version[];
  compare: (file: string, before?: string, after?: string) => Difference[];
  /** Mistakes in the saved content. */
  problems: readonly (Problem & TextLinkProps)[];
  /** What visitors do not see yet. */
  hidden: readonly (TextLinkProps & { when: string })[];
  translations: readonly Translations[];
  last: Publication | undefined;
  canPutBack: boolean;
  /** Whether the company's command runs after a publication. */
  handsOn: boolean;
  mayPublish: boolean;
  /** What is wrong with the list of those who may publish. */
  roleMistake: string | undefined;
  /** The requests that wait. */
  requests: readonly Request[];
  /** The request of the person who sees the page. */
  own: Request | undefined;
  /** A digest of what is saved, as the page shows it. */
  saved: string;
  /** Origin of the site, for links to its pages. */
  origin: string;
  token: string;
  /** Why a button did nothing. */
  refused?: string | undefined;
  textLinkOf: (file: string) => TextLinkProps;
};

const STEPS: Readonly<Record<Step, string>> = {
  check: 'Read the texts, and make new photographs',
  build: 'Write the pages beside the running site',
};
const HAND_ON = 'Hand the site on with the company’s command';
const WORK: Readonly<Record<Publication['kind'], string>> = {
  publish: 'is publishing',
  back: 'is putting the last version back',
  'hand-on': 'is handing the site on again',
};
const DONE: Readonly<Record<Publication['kind'], string>> = {
  publish: 'Published',
  back: 'The last version is back',
  'hand-on': 'The command has run again',
};
/** Changes whose comparison is open at once. */
const OPEN = 3;
/** Changed pages that show at once. When the phone number changes, all pages change. */
const MOST_PAGES = 20;

function Problems({ problems }: { problems: readonly (Problem & TextLinkProps)[] }) {
  return (
    <ul className="wrong">
      {problems.map((problem) => (
        <li key={`${problem.file}${problem.field}${problem.text}`}>
          {problem.file !== '' && (
            <>
              <TextLink {...problem} />
              {problem.label === '' ? ': ' : `, ${problem.label}: `}
            </>
          )}
          {problem.text}
        </li>
      ))}
    </ul>
  );
}

function Pages({
  title,
  pages,
  origin,
}: {
  title: string;
  pages: readonly { address: string; title: string }[];
  /** Of the site. Without it the titles are not links (deleted pages). */
  origin?: string;
}) {
  if (pages.length === 0) return null;
  const list = (some: typeof pages) => (
    <ul>
      {some.map((page) => (
        <li key={page.address}>
          {origin === undefined ? page.title : <a href={origin + page.address}>{page.title}</a>}{' '}
          <span className="hint">{page.address}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h3>
        {title}: {pages.length}
      </h3>
      {list(pages.slice(0, MOST_PAGES))}
      {pages.length > MOST_PAGES && (
        <details>
          <summary>{`And ${pages.length - MOST_PAGES} more: ${title.toLowerCase()}`}</summary>
          {list(pages.slice(MOST_PAGES))}
        </details>
      )}
    </>
  );
}

/** What the company's command has said. */
function HandedOnNote({ last }: { last: Publication & { state: 'done' } }) {
  if (!last.handedOn) return null;
  const { isDone, output } = last.handedOn;
  return (
    <>
      {isDone ? (
        <p>The company’s command has handed the site on.</p>
      ) : (
        <p className="wrong">
          The site is published here, but the company’s command that hands it on has failed. Tell an
          administrator what stands below, and press “Hand on again” when it is put right.
        </p>
      )}
      {output !== '' && <pre>{output}</pre>}
    </>
  );
}

function Last({
  last,
  origin,
  handsOn,
  textLinkOf,
}: Pick<Props, 'last' | 'origin' | 'handsOn' | 'textLinkOf'>): ReactNode {
  if (!last) return null;
  const { kind, who, since } = last;
  if (last.state === 'running')
    return (
      <div data-running={since.getTime()}>
        <p>
          {who} {WORK[kind]} since {spoken(since)}.{' '}
          {last.step === 'wait' && 'Another publication runs; this one waits for it.'}
        </p>
        {kind === 'publish' && (
          <ol>
            {Object.entries(handsOn ? { ...STEPS, 'hand-on': HAND_ON } : STEPS).map(
              ([step, name]) => (
                <li key={step} aria-current={step === last.step ? 'step' : undefined}>
                  {name}
                </li>
              ),
            )}
          </ol>
        )}
        <p>
          <a href="publish">Look again</a>
        </p>
      </div>
    );
  if (last.state === 'failed')
    return (
      <>
        <p className="wrong">
          {kind === 'publish' ? 'Nothing was published.' : 'Nothing was put back.'} The site is as
          it was. {who}, {spoken(last.end)}
        </p>
        <Problems problems={last.problems.map((one) => ({ ...one, ...textLinkOf(one.file) }))} />
      </>
    );
  const { added, changed, removed, warnings } = last.changes;
  return (
    <>
      <p className="done">
        {DONE[kind]}: {who}, {spoken(last.end)}.
        {kind === 'back' && ' Your saved texts are as they were; the next publication has them.'}
      </p>
      <HandedOnNote last={last} />
      {kind !== 'hand-on' && added.length + changed.length + removed.length === 0 && (
        <p>No page has changed.</p>
      )}
      <Pages title="New pages" pages={added} origin={origin} />
      <Pages title="Changed pages" pages={changed} origin={origin} />
      <Pages title="Removed pages" pages={removed} />
      {warnings.length > 0 && (
        <>
          <h3>Please look at this</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const at = (moment: string) => spoken(new Date(moment));

/** The requests of those who may only write, which can be sent back with a sentence. */
function Requests({ requests, token, mayPublish }: Props) {
  if (!mayPublish || requests.length === 0) return null;
  return (
    <section>
      <h2>Who asks for publishing</h2>
      <ul className="entries">
        {requests.map(({ who, at: moment, says }, index) => (
          <li key={who}>
            <p>
              <strong>{who}</strong>, {at(moment)}
              {says !== '' && <>: “{says}”</>}
            </p>
            <Form action="publish" token={token}>
              <input type="hidden" name="who" value={who} />
              <div className="field">
                <label htmlFor={`says-${index}`}>What should be different, for {who}</label>
                <input id={`says-${index}`} name="says" required maxLength={1000} />
              </div>
              <button name="what" value="send-back">
                Send back
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The request of a person who may only write, and its answer. */
function OwnRequest({ own, token }: Props) {
  return (
    <>
      {own?.answer && (
        <p className="waiting">
          {own.answer.who} has sent it back, {at(own.answer.at)}: “{own.answer.says}”
        </p>
      )}
      {own && !own.answer && (
        <p className="waiting">
          You have asked for publishing, {at(own.at)}
          {own.says !== '' && <>: “{own.says}”</>}. Whoever may publish sees it here.
        </p>
      )}
      {own && (
        <Form action="publish" token={token}>
          <button name="what" value="forget">
            {own.answer ? 'Put this answer away' : 'Take it back'}
          </button>
        </Form>
      )}
      <Form action="publish" token={token}>
        <Field
          name="says"
          label="A sentence for whoever publishes"
          hint="What you have changed, and by when it should be seen. It may stay empty."
        >
          {(common) => <input {...common} maxLength={1000} />}
        </Field>
        <button className="main" name="what" value="ask">
          Ask for publishing
        </button>
      </Form>
    </>
  );
}

/** A changed text: who has changed it, and its words before and after. */
function ChangeEntry({ change, props }: { change: Change; props: Props }) {
  const { versions, compare, changes = [], last } = props;
  const files = change.states.map(({ file }) => file);
  const version = versions.find((one) => one.changes.some(({ file }) => files.includes(file)));
  return (
    <li>
      <h3>
        <TextLink {...change} />
      </h3>
      <p className="hint">
        {change.kindOfChange}
        {version && `, ${version.who}, ${at(version.at)}`}
      </p>
      {last?.state !== 'running' && (
        <details open={changes.length <= OPEN}>
          <summary>
            Before and after<span className="unseen">: {change.title}</span>
          </summary>
          <Comparison
            of={change.states.flatMap(({ file, before, after }) => compare(file, before, after))}
          />
        </details>
      )}
    </li>
  );
}

/** The texts of a language that a change has left behind, which stops no publication. */
const ReadInEnglish = ({ name, setAside }: Translations) =>
  setAside.length > 0 && (
    <>
      <p>{`In ${name} these are read in English until they are put right:`}</p>
      <ul>
        {setAside.map((one) => (
          <li key={one.title}>
            <TextLink {...one} />. {one.says}
          </li>
        ))}
      </ul>
    </>
  );

/** What else a language lacks. */
const Untranslated = ({ code, name, others, mistakes }: Translations) => (
  <>
    <p>
      <a href={`texts?language=${code}`}>{name}</a>
      {others > 0 && `: ${others} texts have no translation that may be shown`}
    </p>
    {mistakes.length > 0 && (
      <ul>
        {mistakes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </>
);

/** The saved changes, before and after, and the buttons that publish them or ask for it. */
export function PublishPage(props: Props) {
  const { changes, photographs, problems, hidden, translations, last, token, refused, saved } =
    props;
  const { mayPublish, roleMistake, canPutBack, handsOn } = props;
  const isRunning = last?.state === 'running';
  return (
    <Page title="Publish" current="publish">
      {refused && <Refusal>{refused}</Refusal>}
      {roleMistake && refused !== roleMistake && <p className="wrong">{roleMistake}</p>}
      <div id="state" role="status">
        <Last {...props} />
      </div>
      <div id="rest">
        <Requests {...props} />
        <section>
          <h2>Saved since the last publication</h2>
          {changes === undefined && (
            <p>
              The site was not published from here yet, so the editor cannot say what has changed.
            </p>
          )}
          {changes?.length === 0 && photographs.length === 0 && <p>Nothing.</p>}
          <ul className="entries">
            {changes?.map((change) => (
              <ChangeEntry key={change.title + change.kindOfChange} change={change} props={props} />
            ))}
            {photographs.map((name) => (
              <li key={name}>
                <a href={`photographs?name=${encodeURIComponent(name)}`}>{name}</a> (the photograph
                was replaced)
              </li>
            ))}
          </ul>
          {problems.length > 0 && (
            <>
              <p>These mistakes must be put right first:</p>
              <Problems problems={problems} />
            </>
          )}
          {translations.map((one) => (
            <ReadInEnglish key={one.code} {...one} />
          ))}
          {!mayPublish && <OwnRequest {...props} />}
          {mayPublish && (
            <Form action="publish" token={token}>
              <input type="hidden" name="saved" value={saved} />
              <button className="main" name="what" value="publish" disabled={isRunning}>
                Publish
              </button>
              {handsOn && (
                <button name="what" value="hand-on" disabled={isRunning}>
                  Hand on again
                </button>
              )}
            </Form>
          )}
          {mayPublish && canPutBack && (
            <details>
              <summary>Put back the last version …</summary>
              <p>
                Visitors then see the whole site as it was before the last publication. What is
                saved here stays as it is.
              </p>
              <Form action="publish" token={token}>
                <button name="what" value="back" disabled={isRunning}>
                  Put back the last version
                </button>
              </Form>
            </details>
          )}
        </section>
        {translations.length > 0 && (
          <section>
            <h2>Other languages</h2>
            {translations.map((one) => (
              <Untranslated key={one.code} {...one} />
            ))}
          </section>
        )}
        {hidden.length > 0 && (
          <section>
            <h2>What visitors do not see yet</h2>
            <ul>
              {hidden.map((one) => (
                <li key={`${one.title}${one.when}`}>
                  <TextLink {...one} />: {one.when}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}
