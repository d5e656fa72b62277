// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SummaryList } from './SummaryList.tsx';

afterEach(cleanup);

describe('SummaryList', () => {
  it('exposes each sum after its name, the total last', () => {
    render(
      <SummaryList
        rows={[{ id: 'freight', label: 'Frakt', amount: '49 kr' }]}
        total={{ label: 'Att betala', amount: '848 kr' }}
      />,
    );
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect([names, sums]).toEqual([
      ['Frakt', 'Att betala'],
      ['49 kr', '848 kr'],
    ]);
  });

  it('is exposed as names and sums, a reduction with its minus', async () => {
    const { container } = render(
      <SummaryList
        rows={[{ id: 'discount', label: 'Rabatt', amount: '−250 kr', tone: 'reduced' }]}
        total={{ label: 'Att betala', amount: '749 kr' }}
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'term',
      'Rabatt',
      'end of term',
      'definition',
      '−250 kr',
      'end of definition',
      'term',
      'Att betala',
      'end of term',
      'definition',
      '749 kr',
      'end of definition',
    ]);
  });

  it('is the total alone without other sums', () => {
    render(<SummaryList rows={[]} total={{ label: 'Att betala', amount: '749 kr' }} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Att betala',
    ]);
  });
});
