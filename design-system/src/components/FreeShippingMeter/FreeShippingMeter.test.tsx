// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FreeShippingMeter } from './FreeShippingMeter.tsx';

afterEach(cleanup);

describe('FreeShippingMeter', () => {
  it.each([
    { share: 0.5, drawn: '50%' },
    { share: 1.8, drawn: '100%' },
    { share: -0.2, drawn: '0%' },
  ])('draws $share of the way as $drawn', ({ share, drawn }) => {
    render(<FreeShippingMeter words="199 kr kvar till fri frakt" share={share} />);
    const rule = screen.getByText('199 kr kvar till fri frakt').nextElementSibling;
    expect(rule?.getAttribute('style')).toContain(`--meter-share: ${drawn}`);
  });

  it('is exposed as its sentence alone: the meter is decorative', async () => {
    const { container } = render(
      <FreeShippingMeter words="199 kr kvar till fri frakt" share={0.75} />,
    );
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      '199 kr kvar till fri frakt',
      'end of paragraph',
    ]);
  });
});
