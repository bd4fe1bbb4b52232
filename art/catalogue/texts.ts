import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SUBJECTS, type Subject } from '../drawing/subjects.ts';

const FILE = 'content/en/pictures.yaml';
const TALL_OR_WIDE = /-tall$/;

/** The alternative texts by name of the picture. The wide and the tall drawing of a hero have the same text. */
export function readTexts(root: string): Record<string, string> {
  return parse(readFileSync(path.join(root, FILE), 'utf8')) as Record<string, string>;
}

/**
 * Differences between a picture and its alternative text: the text names a thing that is not drawn, or does not name the
 * main thing that is drawn.
 */
export function findTextFaults(
  name: string,
  shows: ReadonlySet<Subject>,
  texts: Readonly<Record<string, string>>,
): string[] {
  const key = name.replace(TALL_OR_WIDE, '');
  const text = texts[key];
  if (text === undefined) return [`${name} has no alternative text ${key} in ${FILE}`];
  if (text === '') return [];
  return Object.entries(SUBJECTS).flatMap(([subject, about]) => {
    const isNamed = about.words.test(text);
    const isShown = shows.has(subject as Subject);
    if (isNamed && !isShown) {
      return [`${name} does not show ${subject}, but its text in ${FILE} names it: «${text}»`];
    }
    return isShown && !isNamed && 'isMain' in about
      ? [`${name} shows ${subject}, but its text in ${FILE} does not name it: «${text}»`]
      : [];
  });
}
