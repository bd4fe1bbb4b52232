import { expect, it } from 'vitest';
import { findFaults, type Answered } from './find-faults.ts';

const REFERENCE = 'KAG-7Q2M-XK4D';
const ID = '<1@www.kilele.example>';
const ATTEMPT: Answered = {
  key: '8c5f9a56-6a3c-4b9e-9a43-0c1f2d3e4f50',
  form: 'newsletter',
  fields: { email: 'm1r1n1@farm.example' },
  marker: 'm1r1n1',
  address: '192.0.2.1',
  isSuspicious: false,
  isCrowd: false,
  losses: [],
  isRepeated: false,
  answers: [{ status: 201, reference: REFERENCE }],
};
const STORED = {
  reference: REFERENCE,
  form: 'newsletter',
  email: 'm1r1n1@farm.example',
  isQuarantined: false,
  mails: [
    { messageId: ID, template: 'newsletter-confirm', recipient: 'm1r1n1@farm.example', held: 0 },
  ],
};
const mail = (count = 1, to = 'm1r1n1@farm.example') => new Map([[ID, { count, to: [to] }]]);

type What = {
  attempt?: Partial<Answered>;
  stored?: readonly (typeof STORED)[];
  delivered?: ReturnType<typeof mail>;
  claimed?: string[];
  kept?: readonly (typeof STORED)[];
};
const of = (one: What['stored'] = []) => new Map([[ATTEMPT.marker, one]]);
const faults = ({ attempt, stored = [STORED], delivered = mail(), claimed, kept }: What) =>
  findFaults([{ ...ATTEMPT, ...attempt }], of(stored), delivered, new Set(claimed), of(kept));
const refused = { answers: [{ status: 422, reference: null }] };

it('reports no fault in correct data', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ delivered: mail(2), claimed: [ID] })).toEqual([]);
  expect(faults({ attempt: refused, stored: [], delivered: new Map() })).toEqual([]);
  const held = STORED.mails.map((one) => ({ ...one, held: 1 }));
  expect(faults({ stored: [{ ...STORED, mails: held }], delivered: new Map() })).toEqual([]);
  const without = { stored: [{ ...STORED, mails: [] }], delivered: new Map() };
  expect(faults({ ...without, attempt: { isCrowd: true } })).toEqual([]);
});

it('finds submissions from before a restore in the file that the restore has kept', () => {
  const restored = { isBeforeRestore: true };
  expect(faults({ attempt: restored, stored: [], kept: [STORED], delivered: mail(2) })).toEqual([]);
  expect(faults({ attempt: restored, stored: [STORED], delivered: mail(2) })).toEqual([]);
  expect(faults({ attempt: restored, stored: [], delivered: new Map() })).toEqual([
    `m1r1n1 was told ${REFERENCE}, and is lost`,
  ]);
  expect(faults({ attempt: { ...restored, ...refused }, delivered: mail() })).toEqual([
    'm1r1n1 was refused, and is kept',
  ]);
});

it.each<[string, What]>([
  ['is lost', { stored: [], delivered: new Map() }],
  ['is kept 2 times', { stored: [STORED, STORED] }],
  ['was refused, and is kept', { attempt: refused }],
  [
    'was told KAG-7Q2M-XK4D and KAG-AAAA-AAAA',
    {
      attempt: { answers: [...ATTEMPT.answers, { status: 201, reference: 'KAG-AAAA-AAAA' }] },
    },
  ],
  ['is kept as something else', { stored: [{ ...STORED, form: 'partnership' }] }],
  ['is kept as something else', { stored: [{ ...STORED, reference: 'KAG-AAAA-AAAA' }] }],
  ['is quarantined, or is not, wrongly', { stored: [{ ...STORED, isQuarantined: true }] }],
  ['has the mails none', { stored: [{ ...STORED, mails: [] }], delivered: new Map() }],
  ['newsletter-confirm was never sent', { delivered: new Map() }],
  ['newsletter-confirm went to', { delivered: mail(1, 'other@farm.example') }],
  ['a mail was sent 2 times', { delivered: mail(2) }],
  ['belongs to nothing', { delivered: new Map([...mail(), ['<2@x>', { count: 1, to: [] }]]) }],
])('reports: %s', (fault, what) => {
  expect(faults(what).join('\n')).toContain(fault);
});
