// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { FigureBanner } from './FigureBanner.tsx';

afterEach(cleanup);

describe('FigureBanner', () => {
  it('is heard as its figure, its heading, its condition and its way on', async () => {
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
    expect(await heardWords(container)).toEqual([
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

  it('keeps its unit a space away and on its line, as figures are written here', () => {
    render(<FigureBanner title="på all stickning" figure="30" unit="%" />);
    expect(screen.getByText('30').textContent).toBe('30\u00a0%');
  });

  it('is its heading alone without the rest; a unit alone says nothing', async () => {
    const { container } = render(<FigureBanner title="Rean är igång" unit="%" />);
    expect(await heardWords(container)).toEqual(['heading, Rean är igång, level 2']);
  });

  it.each([1, 2, 3] as const)('stands at level %i of the page’s outline', (headingLevel) => {
    render(<FigureBanner title="Rean är igång" headingLevel={headingLevel} />);
    expect(screen.getByRole('heading', { level: headingLevel }).textContent).toBe('Rean är igång');
  });

  it('has what belongs to it after its words, and is a voucher when it says so', async () => {
    const { container } = render(
      <FigureBanner title="i bonus" isVoucher aside={<p>VINTER25</p>} data-testid="plane" />,
    );
    expect(await heardWords(container)).toEqual([
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
