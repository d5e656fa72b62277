// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { spaceSteps, stepValue } from '../../foundation/spaceSteps.ts';
import { Stack, stackAligns } from './Stack.tsx';

afterEach(cleanup);

const aligned: Readonly<Record<(typeof stackAligns)[number], string>> = {
  stretch: '',
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
};

describe('Stack', () => {
  it('is the requested list or landmark', () => {
    render(
      <Stack as="nav" aria-label="Hyllor">
        <Stack as="ul">
          <li>Kappor</li>
        </Stack>
      </Stack>,
    );
    expect(
      screen.getByRole('navigation', { name: 'Hyllor' }).contains(screen.getByRole('listitem')),
    ).toBe(true);
  });

  it.each(stackAligns)('aligns to %s', (align) => {
    render(
      <Stack align={align} data-testid="stack">
        Kappor
      </Stack>,
    );
    expect(getComputedStyle(screen.getByTestId('stack')).alignItems).toBe(aligned[align]);
  });

  it.each(spaceSteps)('leaves a step of %s between, and nothing around', (gap) => {
    const [, token = ''] = /var\((.*)\)/.exec(stepValue(gap)) ?? [];
    document.documentElement.style.setProperty(token, '7px');
    render(
      <Stack gap={gap} data-testid="stack">
        Kappor
      </Stack>,
    );
    const style = getComputedStyle(screen.getByTestId('stack'));
    expect(style.getPropertyValue('--gap')).toBe(
      stepValue(gap).startsWith('var') ? '7px' : stepValue(gap),
    );
    expect(style.margin).toBe('');
  });
});
