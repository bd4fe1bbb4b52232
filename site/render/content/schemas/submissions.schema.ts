import { z } from 'zod';
import { line } from '#render/content/kinds.ts';

export const file = 'submissions.yaml';

/** What forms say, beside the words of `forms.yaml` and `inquiry.yaml`, where they are taken for real. */
export const schema = z.strictObject({
  /** One sentence beside each form on what happens with the data. */
  notice: z.strictObject({
    newsletter: line,
    partnership: line,
    inquiry: line,
    'early-access': line,
  }),
  noticeLink: line,
  /** What stays beside each form once it was taken, in other words than the message (reading 20). */
  receipts: z.strictObject({
    newsletter: line,
    partnership: line,
    inquiry: line,
    'early-access': line,
  }),
  /** Label of the field that only machines fill in. */
  trap: line,
  /** Without a network: kept on the device, or only as long as the page is open; and once it is sent. */
  kept: line,
  keptOpen: line,
  sent: line,
  /** What was kept and will not be sent. */
  dropped: z.strictObject({ title: line, old: line, wrote: line, forget: line }),
  /** What only the forms service finds, beside the errors of `inquiry.yaml`. */
  errors: z.strictObject({
    nameLong: line,
    emailLong: line,
    messageLong: line,
    nameSigns: line,
    emailSigns: line,
    messageSigns: line,
    subjectUnknown: line,
  }),
});
