// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Text, textSizes, textTones } from './Text.tsx';

afterEach(cleanup);

describe('Text', () => {
  it.each(textSizes.flatMap((size) => textTones.map((tone) => ({ size, tone }))))(
    'is exposed as a paragraph, and its size ($size) and tone ($tone) are not',
    async ({ size, tone }) => {
      const { container } = render(
        <Text size={size} tone={tone}>
          Ull och långa linjer.
        </Text>,
      );
      expect(await announcedWords(container)).toEqual([
        'paragraph',
        'Ull och långa linjer.',
        'end of paragraph',
      ]);
      expect({ ...screen.getByRole('paragraph').dataset }).toMatchObject({ size, tone });
    },
  );

  it.each(['strong', 'em'] as const)('is exposed as %s where requested', async (as) => {
    const { container } = render(<Text as={as}>Slut</Text>);
    expect((await announcedWords(container))[0]).toBe(as === 'em' ? 'emphasis' : 'strong');
  });

  it('is a term and its description in a list of them', () => {
    render(
      <dl>
        <Text as="dt">Tyg</Text>
        <Text as="dd">Ull</Text>
      </dl>,
    );
    expect([
      screen.getByRole('term').textContent,
      screen.getByRole('definition').textContent,
    ]).toEqual(['Tyg', 'Ull']);
  });

  it('escapes hostile text', () => {
    const { container } = render(<Text>{'<img src=x onerror=alert(1)>'}</Text>);
    expect([container.querySelector('img'), container.textContent]).toEqual([
      null,
      '<img src=x onerror=alert(1)>',
    ]);
  });
});
