import type { ReactNode } from 'react';
import type { Problem } from '../field-problems.ts';
import type { Publication, Step } from '../publisher.ts';
import { Form, Page, Refusal, spoken } from './page.tsx';
import { TextLink, type TextLinkProps } from './text-link.tsx';

type Props = {
  /** Changes since the last publication, or `undefined` if nothing was published from here. */
  changes: readonly (TextLinkProps & { kindOfChange: string })[] | undefined;
  /** Mistakes in the saved content. */
  problems: readonly (Problem & TextLinkProps)[];
  waiting: readonly (TextLinkProps & { when: string })[];
  last: Publication | undefined;
  canPutBack: boolean;
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
/** Longest list of changed pages. When the phone number changes, all pages change. */
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
  return (
    <>
      <h3>
        {title}: {pages.length}
      </h3>
      <ul>
        {pages.slice(0, MOST_PAGES).map((page) => (
          <li key={page.address}>
            {origin === undefined ? page.title : <a href={origin + page.address}>{page.title}</a>}{' '}
            <span className="hint">{page.address}</span>
          </li>
        ))}
        {pages.length > MOST_PAGES && <li>and {pages.length - MOST_PAGES} more</li>}
      </ul>
    </>
  );
}

function Last({
  last,
  origin,
  textLinkOf,
}: Pick<Props, 'last' | 'origin' | 'textLinkOf'>): ReactNode {
  if (!last) return null;
  const { kind, who, since } = last;
  if (last.state === 'running')
    return (
      <div data-running={since.getTime()}>
        <p>
          {who} {kind === 'publish' ? 'is publishing' : 'is putting the last version back'} since{' '}
          {spoken(since)}.{' '}
          {last.step === 'wait' && 'Another publication runs; this one waits for it.'}
        </p>
        {kind === 'publish' && (
          <ol>
            {Object.entries(STEPS).map(([step, name]) => (
              <li key={step} aria-current={step === last.step ? 'step' : undefined}>
                {name}
              </li>
            ))}
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
  const { isAtHost = false, commit } = last;
  return (
    <>
      <p className="done">
        {kind === 'publish' ? 'Published' : 'The last version is back'}: {who}, {spoken(last.end)}.
        {kind === 'back' && ' Your saved texts are as they were; the next publication has them.'}
      </p>
      {commit !== undefined && (
        <p>
          <a href={commit}>What was handed on</a>. The site is built from it now; visitors see it in
          some minutes.
        </p>
      )}
      {added.length + changed.length + removed.length === 0 && !commit && (
        <p>{isAtHost ? 'Nothing was new.' : 'No page has changed.'}</p>
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

/** The saved changes, and the button that publishes them. */
export function PublishPage(props: Props) {
  const { changes, problems, waiting, last, canPutBack, token, refused } = props;
  const isRunning = last?.state === 'running';
  return (
    <Page title="Publish" current="publish">
      {refused && <Refusal>{refused}</Refusal>}
      <div id="state" role="status">
        <Last {...props} />
      </div>
      <div id="rest">
        <section>
          <h2>Saved since the last publication</h2>
          {changes === undefined && (
            <p>
              The site was not published from here yet, so the editor cannot say what has changed.
            </p>
          )}
          {changes?.length === 0 && <p>Nothing.</p>}
          <ul>
            {changes?.map((change) => (
              <li key={change.title}>
                <TextLink {...change} /> ({change.kindOfChange})
              </li>
            ))}
          </ul>
          {problems.length > 0 && (
            <>
              <p>These mistakes must be put right first:</p>
              <Problems problems={problems} />
            </>
          )}
          <Form action="publish" token={token}>
            <button className="main" name="what" value="publish" disabled={isRunning}>
              Publish
            </button>
            {canPutBack && (
              <button name="what" value="back" disabled={isRunning}>
                Put back the last version
              </button>
            )}
          </Form>
        </section>
        {waiting.length > 0 && (
          <section>
            <h2>What visitors do not see yet</h2>
            <ul>
              {waiting.map((one) => (
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
