import { expect, it } from 'vitest';
import { questionIds } from './question-id.ts';

const idsOf = (questions: readonly string[]) =>
  questionIds(questions.map((question) => ({ question })));

it('the ids of questions are their words', () => {
  expect(idsOf(['How do I take a soil sample?', 'No email, or no more newsletters?'])).toEqual([
    'how-do-i-take-a-soil-sample',
    'no-email-or-no-more',
  ]);
});

it('the ids of questions are positions where a question has no Latin letters, or only words that blockers remove', () => {
  expect(idsOf(['茶はどこで買えますか', 'أين أشتري الشاي؟', 'Newsletters?'])).toEqual([
    'question-1',
    'question-2',
    'question-3',
  ]);
});

it('the ids of questions are all different', () => {
  const alike = ['How much?', 'How much', 'How, much?', 'How much 2'];
  const questions = [...alike, '茶', 'Question 5', '肥料'];
  const ids = idsOf(questions);
  expect(new Set(ids).size).toBe(questions.length);
  expect(ids.slice(0, 3)).toEqual(['how-much', 'how-much-2', 'how-much-3']);
});
