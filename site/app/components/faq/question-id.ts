/** Blockers of advertisements remove elements whose id has one of these words. */
const BLOCKED = /share|newsletter/;

/** The words of a question in Latin letters; without any, its position. */
const idOf = (question: string, position: number): string =>
  (question.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !BLOCKED.test(word))
    .join('-') || `question-${position}`;

/**
 * The ids of the answers on a page: the questions' words, so that they stay when the order changes. A second question
 * with the same words has its position behind them. In other languages entries have the ids of the first one.
 */
export function questionIds(entries: readonly { question: string; id?: string }[]): string[] {
  const ids: string[] = [];
  entries.forEach((entry, index) => {
    let id = entry.id ?? idOf(entry.question, index + 1);
    while (ids.includes(id)) id += `-${index + 1}`;
    ids.push(id);
  });
  return ids;
}
