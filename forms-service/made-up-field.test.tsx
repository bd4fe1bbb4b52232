import { WITH_PHONE } from '@website/site/tests/made-up-field.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { checkFields } from './http/check-fields.ts';
import { problemDetails } from './http/problem-texts.ts';
import { Problem } from './http/problems.ts';
import { submissionText } from './inbox/display.ts';
import { submissionSheet } from './inbox/sheets.ts';
import { csvOf } from './inbox/spreadsheet.ts';
import type { Look } from './http/load-pages.ts';
import { notice } from './mail/to-staff.ts';
import { SubmissionScreen } from './staff-page/screens/submission-screen.tsx';
import { VisitProvider } from './staff-page/staff-visit.ts';
import { mailContext, words } from './testing/site-words.ts';
import type { Submission } from './types.ts';

// In the browser: `site/app/forms/inquiry/made-up-field.test.tsx`.
const PHONE = '+254 700 000 000';
const fields = {
  name: 'Wanjiru',
  email: 'wanjiru@shamba.example',
  subject: 'Tea',
  message: 'Two acres of tea near Kericho.',
  phone: PHONE,
};
const submission: Submission = {
  id: '1',
  reference: 'KAG-7Q2M-XK4D',
  form: 'inquiry',
  receivedAt: 0,
  fields,
  network: null,
  state: 'new',
  suspicion: null,
  answeredAt: null,
  note: null,
};

it.each([
  [PHONE, {}],
  ['', {}],
  ['7'.repeat(21), { phone: 'phoneLong' }],
  ['0700\u0007', { phone: 'phoneSigns' }],
])('the check takes or refuses %j', (phone, errors) => {
  const raw = new Map(Object.entries({ ...fields, phone }));
  const checked = checkFields(WITH_PHONE, raw, { subject: ['Tea'] });
  expect('errors' in checked ? checked.errors : {}).toEqual(errors);
  if ('fields' in checked) expect(checked.fields).toEqual({ ...fields, phone });
});

it('its error has words also while the build is older than the service', () => {
  const problem = new Problem('invalid', {}, { phone: 'phoneLong' });
  expect(problemDetails(words, problem, 'inquiry').errors).toEqual([
    { field: 'phone', code: 'phoneLong', detail: words.messages.problems.invalid.text },
  ]);
});

it.each([
  ['shows it with its label', fields, [{ label: 'Call me at', value: PHONE }]],
  ['does not show it empty', { ...fields, phone: '' }, []],
])('the mail to staff %s', (_what, entered, shown) => {
  const mails = { ...words.mails, labels: { ...words.mails.labels, phone: 'Call me at' } };
  const item = {
    template: 'inquiry-notice',
    recipient: 'staff@kilele.example',
    data: { ...entered, reference: submission.reference, receivedAt: 0 },
    messageId: '<1@kilele.example>',
    createdAt: 0,
  };
  const draft = notice('inquiry', WITH_PHONE)(item, { ...mailContext, words: { ...words, mails } });
  const facts = draft.content.blocks.flatMap((block) => (block.is === 'facts' ? block.facts : []));
  expect(facts.slice(5)).toEqual(shown);
});

it('the spreadsheet and the CSV have a column for it', () => {
  const sheet = submissionSheet([submission], WITH_PHONE);
  const column = sheet.columns.findIndex(({ title }) => title === 'Phone');
  expect(sheet.rows[0]?.[column]).toBe(PHONE);
  // With an apostrophe, so that no program takes it for a formula.
  expect(csvOf(sheet)).toContain(`"'${PHONE}"`);
});

it('the page for staff shows it', () => {
  const visit = {
    token: '',
    name: null,
    now: 0,
    path: '/',
    look: { Button: 'button' } as unknown as Look,
  };
  const html = renderToStaticMarkup(
    <VisitProvider value={visit}>
      <SubmissionScreen
        submission={submission}
        version={0}
        history={[]}
        mails={[]}
        rows={WITH_PHONE}
      />
    </VisitProvider>,
  );
  expect(html).toContain(`<dt>Phone</dt><dd><bdi>${PHONE}</bdi></dd>`);
});

it('the command line shows it', () => {
  expect(submissionText(submission, [])).toMatch(/^Phone +\+254 700 000 000$/m);
});
