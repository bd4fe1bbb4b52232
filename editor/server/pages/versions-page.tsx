import { Fragment } from 'react';
import type { Version } from '../versions.ts';
import type { Difference } from '../compare.ts';
import { Comparison } from './comparison.tsx';
import { Field, Form, Page, spoken } from './page.tsx';
import { TextLink, type TextLinkProps } from './text-link.tsx';

/** A text whose versions are shown. */
export type Text = {
  id: string;
  title: string;
  /** The address of its form in the editor. */
  form: string;
  /** The changeable part of its address. Only articles and services have one. */
  name?: string | undefined;
};

type Props = {
  versions: readonly Version[];
  textLinkOf: (file: string, text?: string) => TextLinkProps;
  token: string;
  /** `undefined` for the versions of all texts. */
  text?: Text | undefined;
  message?: string | undefined;
  /** The refused new name of the text, and the mistake. */
  rename?: { value: string; error: string } | undefined;
};

type ChangedProps = Pick<Version, 'changes'> & Pick<Props, 'textLinkOf'>;

/** The texts that a save has changed. The two files of a text, its words and its facts, have one title. */
function Changed({ changes, textLinkOf }: ChangedProps) {
  const links = changes.map(({ file, before, after }) =>
    textLinkOf(file, after ?? before ?? undefined),
  );
  return [...new Map(links.map((link) => [link.title, link])).values()].map((link, index) => (
    <Fragment key={link.title}>
      {index > 0 && ', '}
      <TextLink {...link} />
    </Fragment>
  ));
}

type ButtonsProps = { action: string; token: string; version: Version };

/** The buttons that restore a version. */
function Restore({ action, token, version: { id, name } }: ButtonsProps) {
  return (
    <Form action={action} token={token}>
      <input type="hidden" name="id" value={id} />
      <button name="which" value="before" aria-label={`Put back as it was before: ${name}`}>
        Put back as it was before
      </button>
      <button name="which" value="after" aria-label={`Bring this version back: ${name}`}>
        Bring this version back
      </button>
    </Form>
  );
}

/** When a version was saved, and by whom. */
const Saved = ({ at, who }: Version) => (
  <>
    <time dateTime={at}>{spoken(new Date(at))}</time>, {who}.
  </>
);

/** The address of the versions of a text, or of all texts. */
const actionOf = (text: Text | undefined) =>
  text ? `versions?of=${encodeURIComponent(text.id)}` : 'versions';

type OneProps = Pick<Props, 'textLinkOf' | 'token' | 'text'> & {
  version: Version;
  compare: (file: string, before?: string, after?: string) => Difference[];
};

/** One save: its words before and after. */
export function VersionPage({ version, textLinkOf, token, text, compare }: OneProps) {
  const action = actionOf(text);
  return (
    <Page title={version.name} current="versions">
      <p>
        <a href={action}>All versions</a>
      </p>
      <p>
        <Saved {...version} /> <Changed changes={version.changes} textLinkOf={textLinkOf} />
      </p>
      <Comparison
        of={version.changes.flatMap(({ file, before, after }) =>
          compare(file, before ?? undefined, after ?? undefined),
        )}
      />
      <Restore action={action} token={token} version={version} />
    </Page>
  );
}

/** All saves, with buttons that restore them. */
export function VersionsPage({ versions, textLinkOf, token, text, message, rename }: Props) {
  const action = actionOf(text);
  return (
    <Page title={text ? `Versions: ${text.title}` : 'Versions'} current="versions">
      {text && (
        <p>
          <a href={text.form}>Back to this text</a> · <a href="versions">Versions of all texts</a>
        </p>
      )}
      <p role="status">{message}</p>
      {text?.name !== undefined && (
        <section>
          <h2>Address</h2>
          <Form action={`rename?of=${encodeURIComponent(text.id)}`} token={token}>
            <Field
              name="to"
              label="Last part of its address"
              hint="Lower case words joined by hyphens. The old address leads to the new one."
              error={rename?.error}
            >
              {(common) => <input {...common} defaultValue={rename?.value ?? text.name} required />}
            </Field>
            <button>Change the address</button>
          </Form>
        </section>
      )}
      {text && <h2>Saves</h2>}
      {versions.length === 0 && <p>Nothing has been saved here yet.</p>}
      <ol className="entries">
        {versions.map((version) => (
          <li key={version.id}>
            <h3>{version.name}</h3>
            <p>
              <Saved {...version} />{' '}
              {!text && <Changed changes={version.changes} textLinkOf={textLinkOf} />}
            </p>
            <p>
              <a href={`${action}${text ? '&' : '?'}version=${version.id}`}>
                Before and after<span className="unseen">: {version.name}</span>
              </a>
            </p>
            <Restore action={action} token={token} version={version} />
          </li>
        ))}
      </ol>
    </Page>
  );
}
