/** Blockers of advertisements remove elements whose id has one of these words. */
const BLOCKED = /share|newsletter/;

/** The id of a question's answer: the question's words, so that it stays when the order changes. */
export const questionId = (question: string): string =>
  (question.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !BLOCKED.test(word))
    .join('-');
