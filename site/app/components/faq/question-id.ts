/** The address of a question on its page: its words, so that it stays when the order changes. */
export const questionId = (question: string): string =>
  question
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';
