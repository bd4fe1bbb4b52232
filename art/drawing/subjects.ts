type SubjectWords = {
  /** Words with which an alternative text names it. */
  words: RegExp;
  /** Whether the text of a picture that shows it must name it. */
  isMain?: true;
};

/** Things that drawings add to `art.shows` when they draw them. The alternative text is compared with that set. */
export const SUBJECTS = {
  'a basket': { words: /\bbaskets?\b/ },
  'a bicycle': { words: /\bbicycles?\b/ },
  cabbages: { words: /\bcabbages?\b/ },
  'a crowned crane': { words: /\bcrowned crane\b/, isMain: true },
  earthworms: { words: /\b(earth)?worms?\b/, isMain: true },
  Kilimanjaro: { words: /\bKilimanjaro\b/, isMain: true },
  'a lorry': { words: /\b(lorry|lorries|truck)\b/, isMain: true },
  maize: { words: /\bmaize\b/ },
  'a matatu': { words: /\bmatatu\b/, isMain: true },
  'a motorcycle': { words: /\b(motorbike|motorcycle)\b/, isMain: true },
  'Mount Kenya': { words: /\bMount Kenya\b/, isMain: true },
  'a phone': { words: /\bphone\b/, isMain: true },
  rain: { words: /\b(rain|rains|shower)\b/i, isMain: true },
  stars: { words: /\bstars\b/ },
  'tea chests': { words: /\bchests\b/, isMain: true },
  tomatoes: { words: /\btomato(es)?\b/, isMain: true },
  'a tractor': { words: /\btractor\b/, isMain: true },
} as const satisfies Record<string, SubjectWords>;

export type Subject = keyof typeof SUBJECTS;
