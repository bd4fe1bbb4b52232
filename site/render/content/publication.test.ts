import { expect, it } from 'vitest';
import { buildOccasion, dueMoments, isPreview, momentOf, timeOf } from './publication.ts';

const DUE = '2027-03-01 08:00';

it('a time of the content is the time in Nairobi, three hours ahead of UTC', () => {
  expect(momentOf(DUE)?.toISOString()).toBe('2027-03-01T05:00:00.000Z');
  expect(timeOf(new Date('2027-02-28T22:30:00Z'))).toBe('2027-03-01 01:30');
});

it.each(['2027-02-30 08:00', '2027-03-01 24:00', '2027-03-01', '2027-03-01T08:00', 'soon'])(
  'a time of the content is not %s',
  (text) => {
    expect(momentOf(text)).toBeNull();
  },
);

it('the times at which entries come due are in order, without the times of drafts', () => {
  const planned = [
    { file: 'a.md', publishAt: DUE },
    { file: 'b.md', publishAt: '2027-02-01 00:00' },
    { file: 'c.md', publishAt: '2027-01-01 00:00', draft: true },
    { file: 'd.md', draft: true },
  ];
  expect(dueMoments(planned).map(timeOf)).toEqual(['2027-02-01 00:00', DUE]);
});

it('the settings of a build give its time', () => {
  expect(buildOccasion('2027-03-01T05:00:00Z').now.toISOString()).toBe('2027-03-01T05:00:00.000Z');
});

it('the settings of a build are refused when they are wrong', () => {
  expect(() => buildOccasion('tomorrow')).toThrow('BUILD_TIME is "tomorrow": set it to a time');
  expect(() => isPreview('yes')).toThrow('PREVIEW is "yes": set it to 1, or leave it out');
});
