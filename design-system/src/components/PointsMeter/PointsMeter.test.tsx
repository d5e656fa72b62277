// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { PointsMeter } from './PointsMeter.tsx';

afterEach(cleanup);

describe('PointsMeter', () => {
  it('announces the balance and what is left; the meter adds no text', async () => {
    const { container } = render(
      <PointsMeter
        role="group"
        aria-label="Saldo"
        points="1 840"
        unit="poäng"
        words="160 poäng kvar."
        share={0.84}
        payout="1 januari"
      />,
    );
    const words = (await announcedWords(container))
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '' && !/paragraph|group/.test(phrase));
    expect(words).toEqual(['1 840', 'poäng', '160 poäng kvar.', '1 januari']);
  });

  it.each([
    { share: 0.84, drawn: '84%' },
    { share: 3, drawn: '100%' },
    { share: -1, drawn: '0%' },
  ])('draws $share of the way as $drawn', ({ share, drawn }) => {
    const { container } = render(<PointsMeter points="0" unit="poäng" words="" share={share} />);
    expect(container.querySelector('[style]')?.getAttribute('style')).toContain(
      `--meter-share: ${drawn}`,
    );
  });
});
