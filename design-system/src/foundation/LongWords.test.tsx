// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Heading } from '../components/Heading/Heading.tsx';
import { finnishParts } from './finnishParts.ts';
import { heardWords } from '../testing/heardWords.ts';
import { WordPartsProvider } from './LongWords.tsx';

afterEach(cleanup);

const words = 'Palmikkoneulepusero lampaanvillasta, 2 kpl';
const draw = (partsOf: typeof finnishParts | undefined) =>
  render(
    <WordPartsProvider partsOf={partsOf}>
      <Heading level={1}>{words}</Heading>
    </WordPartsProvider>,
  ).container;

describe('words that are long', () => {
  it('may be divided between their parts, and nowhere else', () => {
    expect(draw(finnishParts).querySelectorAll('h1 > span')).toHaveLength(7);
  });

  it('are copied, searched and named whole: nothing is written between their parts', () => {
    const page = draw(finnishParts);
    expect(page.textContent).toBe(words);
    expect(screen.getByRole('heading', { name: words })).toBeDefined();
  });

  it('are left to the browser without a rule', () => {
    expect(draw(undefined).innerHTML).not.toContain('<span');
  });

  it('are heard as one heading', async () => {
    expect((await heardWords(draw(finnishParts)))[0]).toBe(`heading, ${words}, level 1`);
  });
});
