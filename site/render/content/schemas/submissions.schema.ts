import { z } from 'zod';
import { FIELDS, namesOf } from '#app/forms/fields.ts';
import { line, placeholders } from '#render/content/field-kinds.ts';
import { lines, serviceErrors } from '#render/content/form-words.ts';

export const file = 'submissions.yaml';

const byForm = z.strictObject(lines(namesOf(FIELDS)));

/** Texts of forms with real submissions. The other texts of forms are in `forms.yaml` and `inquiry.yaml`. */
export const schema = z.strictObject({
  /** One sentence beside each form about the use of the data. */
  notice: byForm,
  noticeLink: line,
  /** The lasting text beside each form after it was accepted. It differs from the message (reading 20). */
  receipts: byForm,
  /** After it: the number by which staff find the submission. */
  reference: placeholders('reference'),
  /** Label of the field that only programs fill in. */
  honeypot: line,
  /** Messages without a network: the input is kept on the device, or only while the page is open; later it was sent. */
  kept: line,
  keptOpen: line,
  sent: line,
  /** About a kept form that will not be sent. */
  dropped: z.strictObject({ title: line, old: line, wrote: line, forget: line }),
  /** Mistakes that only the forms service finds. The other errors are in `inquiry.yaml`. */
  errors: z.strictObject(serviceErrors(FIELDS.inquiry)),
});
