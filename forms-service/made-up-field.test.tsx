import { WITH_LANDLINE } from '@website/site/tests/made-up-field.ts';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { checkFields } from './http/check-fields.ts';
import { problemDetails } from './http/problem-texts.ts';
import { Problem } from './http/problems.ts';
import { submissionSheet } from './inbox/sheets.ts';
import { csvOf } from './inbox/spreadsheet.ts';
import { notice } from './mail/to-staff.ts';
import { SubmissionScreen } from './staff-page/screens/submission-screen.tsx';
import { VisitProvider } from './staff-page/staff-visit.ts';
import { firstEdition } from './pages/site-file.ts';
import { FormPage } from './pages/form-page.tsx';
import { mailContext, siteFile, words } from './testing/site-words.ts';
import type { Submission } from './types.ts';

// In the browser: `site/app/forms/inquiry/made-up-field.test.tsx`.
const LANDLINE = '+254 700 000 000';
const fields = {
  name: 'Wanjiru',
  email: 'wanjiru@shamba.example',
  subject: 'Tea',
  message: 'Two acres of tea near Kericho.',
  landline: LANDLINE,
};
const submission: Submission = {
  id: '1',
  reference: 'KAG-7Q2M-XK4D',
  form: 'inquiry',
  receivedAt: 0,
  fields,
  language: 'en',
  network: null,
  state: 'new',
  suspicion: null,
  answeredAt: null,
  note: null,
};

it.each([
  [LANDLINE, {}],
  ['', {}],
  ['7'.repeat(21), { landline: 'landlineLong' }],
  ['0700\u0007', { landline: 'landlineSigns' }],
])('the check takes or refuses %j', (landline, errors) => {
  const raw = new Map(Object.entries({ ...fields, landline }));
  const checked = checkFields(WITH_LANDLINE, raw);
  expect('errors' in checked ? checked.errors : {}).toEqual(errors);
  if ('fields' in checked) expect(checked.fields).toMatchObject({ ...fields, landline });
});

it('an optional address may be empty', () => {
  const email = { ...WITH_LANDLINE.email, isOptional: true } as const;
  expect(checkFields({ email }, new Map())).toEqual({ fields: { email: '' } });
});

it('its error has words also while the build is older than the service', () => {
  const problem = new Problem('invalid', {}, { landline: 'landlineLong' });
  expect(problemDetails(words, problem, 'inquiry').errors).toEqual([
    { field: 'landline', code: 'landlineLong', detail: words.messages.problems.invalid.text },
  ]);
});

it.each([
  ['shows it with its label', fields, [{ label: 'Call me at', value: LANDLINE }]],
  ['does not show it empty', { ...fields, landline: '' }, []],
])('the mail to staff %s', (_what, entered, shown) => {
  const mails = { ...words.mails, labels: { ...words.mails.labels, landline: 'Call me at' } };
  const item = {
    template: 'inquiry-notice',
    recipient: 'staff@kilele.example',
    data: { ...entered, reference: submission.reference, receivedAt: 0 },
    messageId: '<1@kilele.example>',
    createdAt: 0,
  };
  const draft = notice('inquiry', WITH_LANDLINE)(item, {
    ...mailContext,
    words: { ...words, mails },
  });
  const facts = draft.content.blocks.flatMap((block) => (block.is === 'facts' ? block.facts : []));
  expect(facts.slice(5)).toEqual(shown);
});

it('the spreadsheet and the CSV have a column for it', () => {
  const sheet = submissionSheet([submission], {}, WITH_LANDLINE);
  const column = sheet.columns.findIndex(({ title }) => title === 'Landline');
  expect(sheet.rows[0]?.[column]).toBe(LANDLINE);
  // With an apostrophe, so that no program takes it for a formula.
  expect(csvOf(sheet)).toContain(`"'${LANDLINE}"`);
});

it('the page for staff shows it', () => {
  const visit = { token: '', name: null, now: 0, path: '/', site: siteFile, choices: {} };
  const shown = { submission, version: 0, history: [], mails: [], rows: WITH_LANDLINE };
  const html = renderToStaticMarkup(
    <VisitProvider value={visit}>
      <SubmissionScreen {...shown} />
    </VisitProvider>,
  );
  expect(html).toContain(`<dt>Landline</dt><dd><bdi>${LANDLINE}</bdi></dd>`);
});

it.each([
  ['of this version', 'Call me at', 'Call me at (optional)'],
  ['of an older build', undefined, 'Landline (optional)'],
])('the page that shows the form again has it, with words %s', (_what, landline, label) => {
  const inquiry = { ...words.inquiry, ...(landline && { landline }) };
  const html = renderToStaticMarkup(
    <FormPage
      edition={firstEdition({ ...siteFile, words: { ...words, inquiry } })}
      form="inquiry"
      problem={{ title: '', text: '' }}
      returned={{ values: { landline: LANDLINE }, errors: { landline: 'Too long' }, stamp: '' }}
      rows={WITH_LANDLINE}
    />,
  );
  const { window } = new JSDOM(html);
  const field = window.document.querySelector<HTMLInputElement>('[name=landline]');
  expect([field?.type, field?.required, field?.value, field?.labels?.[0]?.textContent]).toEqual([
    'tel',
    false,
    LANDLINE,
    label,
  ]);
  expect(window.document.querySelector('.summary a')?.textContent).toBe('Too long');
});
