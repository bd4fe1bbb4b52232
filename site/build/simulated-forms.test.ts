import { describe, expect, it } from 'vitest';
import { formsProblem, refuseSimulatedForms } from './simulated-forms.ts';

const REAL = 'https://www.highland-growers.co.ke';

describe('simulated forms', () => {
  it.each([REAL, 'https://example.com.ke', 'https://test.co.ke', 'https://www.my-example.com'])(
    'are not published to %s without a setting, which the message names',
    (origin) => {
      expect(() => refuseSimulatedForms(origin, {})).toThrow(
        /highland|example|test.*SUBMISSIONS=live.*SIMULATED_FORMS=yes/,
      );
      expect(() => refuseSimulatedForms(origin, { SUBMISSIONS: 'off' })).toThrow('SIMULATED');
      refuseSimulatedForms(origin, { SUBMISSIONS: 'live' });
      refuseSimulatedForms(origin, { SIMULATED_FORMS: 'yes' });
    },
  );

  it.each([
    'kilele.example',
    'a.test',
    'a.invalid',
    'localhost:4173',
    'www.example.org',
    'a.localhost',
  ])('are published to %s, which nobody can own', (host) =>
    expect(() => refuseSimulatedForms(`https://${host}`, {})).not.toThrow(),
  );

  it('are said before a site goes live, whatever its domain; a wrong setting is named', () => {
    expect(formsProblem({})).toContain('nobody gets it');
    expect(formsProblem({ SUBMISSIONS: 'live' })).toBeNull();
    expect(formsProblem({ SIMULATED_FORMS: 'yes' })).toBeNull();
    expect(() => formsProblem({ SIMULATED_FORMS: 'no' })).toThrow('SIMULATED_FORMS is "no"');
  });
});
