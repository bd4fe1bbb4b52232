/** How staff see the fields of a submission, in mails, in spreadsheets and on their page. */
import type { Rows } from '@website/site/forms/fields';

/** The name of a field for staff: `phone` is shown as “Phone”. */
export const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The label of a field. The words may be those of an older build, which lacks a new field. */
export const labelOf = (name: string, labels: Readonly<Record<string, string>>) =>
  labels[name] ?? titleOf(name);

/** The fields that were filled in, except the message, which has a place of its own. */
export const factsIn = (rows: Rows, values: Readonly<Record<string, unknown>>) =>
  Object.keys(rows).flatMap((name) => {
    const value = values[name];
    return name !== 'message' && typeof value === 'string' && value ? [{ name, value }] : [];
  });
