import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandOf, runSteps, type Step } from './step-runner.mjs';
import { StepError } from './common.mjs';

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void log.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void log.push(text));
});
afterEach(() => vi.restoreAllMocks());

/** Steps that record their names when they begin and when they end. */
function notedSteps() {
  const events: string[] = [];
  const step = (name: string, more: Partial<Step> & { fails?: boolean } = {}): Step => ({
    name,
    work: async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (more.fails) throw new StepError(`${name} has failed`);
    },
    ...more,
  });
  return { events, step };
}

describe('steps', () => {
  it('run after a failed step, except the steps that need it', async () => {
    const { events, step } = notedSteps();
    const results = await runSteps(
      [
        step('packages'),
        step('build', { needs: ['packages'], fails: true }),
        step('pages', { needs: ['packages', 'build'] }),
        step('links', { needs: ['pages'] }),
        step('types', { needs: ['packages'] }),
      ],
      1,
    );
    expect(events.filter((event) => event.endsWith('begins'))).toEqual([
      'packages begins',
      'build begins',
      'types begins',
    ]);
    expect(results).toEqual({
      passed: 2,
      failed: 1,
      failures: ['build'],
      notRun: [
        { name: 'pages', failedNeed: 'build' },
        { name: 'links', failedNeed: 'pages' },
      ],
    });
  });

  it('run at the same time, except a step that fills the machine', async () => {
    const { events, step } = notedSteps();
    await runSteps([step('one'), step('two'), step('all', { fillsMachine: true })], 2);
    expect(events).toEqual([
      'one begins',
      'two begins',
      'one ends',
      'two ends',
      'all begins',
      'all ends',
    ]);
  });

  it('count their tests if they can, and print the command of a failed step', async () => {
    const fails = (name: string): Step => ({
      name,
      command: ['node', '-e', 'process.exit(3)'],
      reporting: ['--report'],
      env: { SITE_FOLDER: 'built' },
      count: () => (name === 'tests' ? { passed: 7, failed: 2 } : null),
    });
    expect(await runSteps([fails('tests'), fails('broken tests')], 2)).toEqual({
      passed: 7,
      failed: 3,
      failures: [
        'tests (2 of 9): SITE_FOLDER=built npx node -e process.exit(3)',
        'broken tests: SITE_FOLDER=built npx node -e process.exit(3)',
      ],
      notRun: [],
    });
  });

  it('do not mix their output when several run', async () => {
    const says = (word: string): Step => ({
      name: word,
      command: ['node', '-e', `for (let i = 0; i < 3; i += 1) console.log('${word}')`],
    });
    await runSteps([says('one'), says('two')], 2);
    expect(log).toContain('\n— one\none\none\none');
    expect(log).toContain('\n— two\ntwo\ntwo\ntwo');
  });

  it('are refused if a needed step does not exist', async () => {
    const { step } = notedSteps();
    await expect(runSteps([step('pages', { needs: ['bild'] })], 1)).rejects.toThrow('bild');
  });
});

it('a command is written for a shell', () => {
  expect(commandOf({ name: 'styles', command: ['stylelint', 'site/**/*.css', '--quiet'] })).toBe(
    'npx stylelint "site/**/*.css" --quiet',
  );
});
