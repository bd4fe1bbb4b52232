import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runSteps, STEPS, type Step } from './steps.mjs';

/** Runs steps that only note their names. Those called `broken` fail. */
async function tryOut(steps: Step[], missing: string[] = [], processors = 1) {
  const events: string[] = [];
  const runStep = async ({ script }: Step) => {
    events.push(`${script} begins`);
    await Promise.resolve();
    events.push(`${script} ends`);
    return script === 'broken' ? '1 failed: the menu opens' : null;
  };
  return { events, ...(await runSteps(steps, new Set(missing), { processors, runStep })) };
}
const step = (script: string, more: Partial<Step> = {}) => ({ script, name: script, ...more });

it('steps run after a failed one, except those that need it, or a program that is missing', async () => {
  const { events, passed, failed } = await tryOut(
    [
      step('broken', { env: { SITE_FOLDER: 'built' } }),
      step('pages', { needs: ['broken'] }),
      step('links', { needs: ['pages'] }),
      step('databases', { needs: ['postgres'] }),
      step('types'),
    ],
    ['postgres'],
  );
  const begun = events.filter((event) => event.endsWith('begins'));
  expect(begun).toEqual(['broken begins', 'types begins']);
  expect({ passed, failed }).toEqual({
    passed: 1,
    failed: [
      'broken: SITE_FOLDER=built npm run broken\n1 failed: the menu opens',
      'pages: not run, it needs broken',
      'links: not run, it needs pages',
      'databases: not run, it needs postgres',
    ],
  });
});

it('light steps run beside each other, as many as there are processors; others run alone', async () => {
  const light = (script: string) => step(script, { light: true });
  const { events } = await tryOut([light('a'), light('b'), light('c'), step('tests')], [], 2);
  expect(events.map((event) => event.replace(' begins', '+').replace(' ends', '-'))).toEqual([
    ...['a+', 'b+', 'a-', 'b-'],
    ...['c+', 'c-'],
    ...['tests+', 'tests-'],
  ]);
});

it('every step is a script of package.json, and needs a program or an earlier step', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(STEPS.map(({ script }) => script)));
  const known = ['browser', 'engines', 'postgres'];
  for (const { script, needs = [] } of STEPS) {
    expect(known).toEqual(expect.arrayContaining([...needs]));
    known.push(script);
  }
});
