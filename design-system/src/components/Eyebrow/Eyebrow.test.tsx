// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Eyebrow, eyebrowTones } from './Eyebrow.tsx';

afterEach(cleanup);

describe('Eyebrow', () => {
  it.each(eyebrowTones)('is exposed as it is written, not in capitals: %s', async (tone) => {
    const { container } = render(<Eyebrow tone={tone}>Nytt från Ekdal</Eyebrow>);
    expect(screen.getByText('Nytt från Ekdal').dataset.tone).toBe(tone);
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      'Nytt från Ekdal',
      'end of paragraph',
    ]);
  });

  it.each([
    { as: 'p', level: undefined },
    { as: 'span', level: undefined },
    { as: 'h2', level: 2 },
    { as: 'h3', level: 3 },
  ] as const)('has level $level in the page’s outline as $as', ({ as, level }) => {
    render(<Eyebrow as={as}>Tjärn</Eyebrow>);
    expect(screen.queryAllByRole('heading', { level })).toHaveLength(level ? 1 : 0);
    expect(screen.getByText('Tjärn').tagName.toLowerCase()).toBe(as);
  });
});
