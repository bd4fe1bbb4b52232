// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProcessSteps } from './process-steps.tsx';

afterEach(cleanup);

describe('ProcessSteps', () => {
  it('numbers the steps in order, with their icons', () => {
    render(
      <ProcessSteps
        shape="climb"
        steps={[
          { title: 'Listen', text: 'On the farm.', icon: 'people' },
          { title: 'Plant', text: 'Before the rain.' },
        ]}
      />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1ListenOn the farm.',
      '2PlantBefore the rain.',
    ]);
    expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 0]);
  });
});
