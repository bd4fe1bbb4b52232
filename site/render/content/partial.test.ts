import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { contentModules } from './content-modules.ts';
import { routesOf } from './content-routes.ts';
import { searchDocuments } from './search-documents.ts';

const SCREEN = 'screens/calendar.yaml';

it('partial content is a site without the screens whose words it lacks', () => {
  const files = editableContent();
  files.remove(`en/${SCREEN}`);
  files.remove(`facts/${SCREEN}`);
  files.change('facts/navigation.yaml', /href: \/about\/figures$/m, 'href: /farm/calendar');
  const content = files.load();
  expect(contentModules(content).calendar).toBeNull();
  const paths = routesOf(content).map(({ path }) => path);
  expect(paths).toContain('/farm/planner');
  expect(paths).not.toContain('/farm/calendar');
  expect(searchDocuments(content).map(({ path }) => path)).not.toContain('/farm/calendar');
});

type Files = ReturnType<typeof editableContent>;

it.each<[string, (files: Files) => void, string]>([
  ['facts without words', (files) => files.remove(`en/${SCREEN}`), `en/${SCREEN}: meta: missing`],
  ['a broken file', (files) => files.write(`en/${SCREEN}`, 'a: [b'), `en/${SCREEN}: line 1: `],
  [
    'no words, in whole content',
    (files) => files.remove('partial.yaml'),
    'en/screens/before-you-pay.yaml: missing; expected the file of that name',
  ],
])('%s of a screen are a mistake', (_what, breakIt, problem) => {
  const files = editableContent();
  breakIt(files);
  expect(files.problems()).toContainEqual(expect.stringContaining(problem));
});
