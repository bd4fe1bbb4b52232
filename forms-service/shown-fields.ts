/** How staff see the fields of a submission, in mails, in spreadsheets and on their page. */
import type { Rows } from '@website/site/forms/fields';

/** The name of a field for staff: `phone` is shown as “Phone”. */
export const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The label of a field. The words may be those of an older build, which lacks a new field. */
export const labelOf = (name: string, labels: Readonly<Record<string, string>>) =>
  labels[name] ?? titleOf(name);

/** Every value that a choice offers in the newest build, in any language, by the name of its field. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export const NOT_IN_LIST = 'not in today’s list';

/**
 * Whether a value is none that the newest build offers: it comes from the page of an earlier one, or a program made it
 * up.
 */
export const isOutdated = (choices: Choices, name: string, value: string) =>
  value !== '' && choices[name]?.includes(value) === false;

/** The fields that were filled in, except the message, which has a place of its own. `mark` follows the label. */
export const factsIn = (
  rows: Rows,
  values: Readonly<Record<string, unknown>>,
  choices: Choices = {},
) =>
  Object.keys(rows).flatMap((name) => {
    const value = values[name];
    if (name === 'message' || typeof value !== 'string' || !value) return [];
    return [{ name, value, mark: isOutdated(choices, name, value) ? ` (${NOT_IN_LIST})` : '' }];
  });
