// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Inline, inlineAligns, inlineSpreads } from './Inline.tsx';

afterEach(cleanup);

const aligned: Readonly<Record<(typeof inlineAligns)[number], string>> = {
  center: 'center',
  start: 'flex-start',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
};
const spread: Readonly<Record<(typeof inlineSpreads)[number], string>> = {
  start: '',
  between: 'space-between',
  end: 'flex-end',
  center: 'center',
  last: '',
};

describe('Inline', () => {
  it('can be a list, and wraps', () => {
    render(
      <Inline as="ul">
        <li>Kappor</li>
        <li>Stickat</li>
      </Inline>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(getComputedStyle(screen.getByRole('list')).flexWrap).toBe('wrap');
  });

  it.each(inlineAligns)('aligns to the %s', (align) => {
    render(
      <Inline align={align} data-testid="inline">
        Kappor
      </Inline>,
    );
    expect(getComputedStyle(screen.getByTestId('inline')).alignItems).toBe(aligned[align]);
  });

  it.each(inlineSpreads)('distributes spare space by %s', (where) => {
    render(
      <Inline spread={where} data-testid="inline">
        Kappor
      </Inline>,
    );
    expect(getComputedStyle(screen.getByTestId('inline')).justifyContent).toBe(spread[where]);
  });

  it('lets the last of them grow into the spare space, and no other', () => {
    render(
      <Inline spread="last">
        <button>Rensa</button>
        <button>Visa 12 plagg</button>
      </Inline>,
    );
    expect(
      screen.getAllByRole('button').map((button) => getComputedStyle(button).flexGrow || '0'),
    ).toEqual(['0', '1']);
  });
});
