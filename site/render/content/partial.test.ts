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

it.each<[string, (files: ReturnType<typeof editableContent>) => void, string]>([
  [
    'the facts of a screen without its words',
    (files) => files.remove(`en/${SCREEN}`),
    `en/${SCREEN}: meta: missing; expected a group of fields, such as “name: Maize” on a line of its own`,
  ],
  [
    'a broken file of a screen',
    (files) => files.write(`en/${SCREEN}`, 'meta: [open'),
    `en/${SCREEN}: line 1: `,
  ],
  [
    'a link to an entry that does not exist',
    (files) => files.change('facts/navigation.yaml', /href: \/connect$/m, 'href: /news/nowhere'),
    'facts/navigation.yaml: main.connect.href: expected the address of a page; the site has no /news/nowhere',
  ],
  [
    'no words of a screen, in whole content',
    (files) => {
      files.remove('partial.yaml');
    },
    'en/screens/before-you-pay.yaml: missing; expected the file of that name',
  ],
])('%s is a mistake', (_what, breakIt, problem) => {
  const files = editableContent();
  breakIt(files);
  expect(files.problems()).toContainEqual(expect.stringContaining(problem));
});
