import { diffWords } from 'diff';
import type { Difference } from '../compare.ts';

/** Letters that are shown around a change in a long text. */
const AROUND = 80;
/** The longest time for one text, in ms. Two long texts without a common word would take minutes. */
const LONGEST = 300;
/** Letters of a text that are shown at most. */
const MOST = 20_000;

type Part = { value: string; added: boolean; removed: boolean };

const short = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)} …` : text);

/** The words that two texts have in common, and those that only one of them has. */
function partsOf({ before, after }: Difference): readonly Part[] {
  const parts = before && after ? diffWords(before, after, { timeout: LONGEST }) : undefined;
  return (
    parts ??
    [
      { value: short(before), added: false, removed: true },
      { value: short(after), added: true, removed: false },
    ].filter(({ value }) => value !== '')
  );
}

/** A part that is the same in both, without its middle if it is long. */
function common(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * AROUND) return text;
  const start = isFirst ? '' : text.slice(0, AROUND).replace(/\S*$/, '');
  const end = isLast ? '' : text.slice(-AROUND).replace(/^\S*/, '');
  return `${start}… ${end}`;
}

/** A text before and after: words that are gone and words that are new stand beside each other. */
function Words(difference: Difference) {
  const parts = partsOf(difference);
  return parts.map(({ value, added, removed }, index) => {
    const key = `${index}${value}`;
    const say = (word: string) => <span className="unseen"> {word}: </span>;
    if (removed)
      return (
        <del key={key}>
          {say('before')}
          {value}
        </del>
      );
    if (added)
      return (
        <ins key={key}>
          {say('after')}
          {value}
        </ins>
      );
    return <span key={key}>{common(value, index === 0, index === parts.length - 1)}</span>;
  });
}

/** What is different in a text, field by field, in words. */
export function Comparison({ of }: { of: readonly Difference[] }) {
  if (of.length === 0)
    return <p>No words are different: only their order, or notes in the file.</p>;
  return (
    <dl className="comparison">
      {of.map((difference, index) => (
        <div key={`${index}${difference.label}`}>
          <dt>{difference.label || 'The whole file'}</dt>
          <dd>
            <Words {...difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
