// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SummaryList } from './SummaryList.tsx';

afterEach(cleanup);

describe('SummaryList', () => {
  it('reads each sum after its name, the one to pay last', () => {
    render(<SummaryList rows={[{ id: 'freight', label: 'Frakt', amount: '49 kr' }]} total={{ label: 'Att betala', amount: '848 kr' }} />);
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect([names, sums]).toEqual([
      ['Frakt', 'Att betala'],
      ['49 kr', '848 kr'],
    ]);
  });
});
