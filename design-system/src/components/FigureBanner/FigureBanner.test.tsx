// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FigureBanner } from './FigureBanner.tsx';

afterEach(cleanup);

describe('FigureBanner', () => {
  it('is exposed as its figure, its heading, its condition and its link', async () => {
    const { container } = render(
      <FigureBanner
        title="på all stickning"
        figure="30"
        unit="%"
        action={{ href: '/rea', label: 'Till rean' }}
      >
        Till och med söndag.
      </FigureBanner>,
    );
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      '30',
      '%',
      'end of paragraph',
      'heading, på all stickning, level 2',
      'paragraph',
      'Till och med söndag.',
      'end of paragraph',
      'link, Till rean',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/rea');
  });

  it('keeps its unit a space away and on its line, as the locale writes figures', () => {
    render(<FigureBanner title="på all stickning" figure="30" unit="%" />);
    expect(screen.getByText('30').textContent).toBe('30\u00a0%');
  });

  it('is its heading alone without the rest; a unit alone is not rendered', async () => {
    const { container } = render(<FigureBanner title="Rean är igång" unit="%" />);
    expect(await announcedWords(container)).toEqual(['heading, Rean är igång, level 2']);
  });

  it.each([1, 2, 3] as const)('is at level %i of the page’s outline', (headingLevel) => {
    render(<FigureBanner title="Rean är igång" headingLevel={headingLevel} />);
    expect(screen.getByRole('heading', { level: headingLevel }).textContent).toBe('Rean är igång');
  });

  it('has its related content after its text, and is a voucher when it is marked as one', async () => {
    const { container } = render(
      <FigureBanner title="i bonus" isVoucher aside={<p>VINTER25</p>} data-testid="plane" />,
    );
    expect(await announcedWords(container)).toEqual([
      'heading, i bonus, level 2',
      'paragraph',
      'VINTER25',
      'end of paragraph',
    ]);
    expect(screen.getByTestId('plane').dataset).toHaveProperty('isVoucher');
  });

  it.each([
    { tone: 'accent', ground: 'accent' },
    { tone: 'tint', ground: undefined },
    { tone: 'shade', ground: undefined },
  ] as const)('turns focus rings white on accent and nowhere else: $tone', ({ tone, ground }) => {
    render(<FigureBanner title="Rea" tone={tone} data-testid="plane" />);
    const { dataset } = screen.getByTestId('plane');
    expect([dataset.tone, dataset.ground]).toEqual([tone, ground]);
  });
});
