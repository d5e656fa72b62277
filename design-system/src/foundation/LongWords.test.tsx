// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Heading } from '../components/Heading/Heading.tsx';
import { hyphenateFinnish } from './hyphenateFinnish.ts';
import { announcedWords } from '../testing/announcedWords.ts';
import { HyphenationProvider } from './LongWords.tsx';

afterEach(cleanup);

const words = 'Palmikkoneulepusero lampaanvillasta, 2 kpl';
const draw = (hyphenate: typeof hyphenateFinnish | undefined) =>
  render(
    <HyphenationProvider hyphenate={hyphenate}>
      <Heading level={1}>{words}</Heading>
    </HyphenationProvider>,
  ).container;

describe('long words', () => {
  it('may be divided between their parts, and nowhere else', () => {
    expect(draw(hyphenateFinnish).querySelectorAll('h1 > span')).toHaveLength(7);
  });

  it('are copied, searched and named whole: nothing is written between their parts', () => {
    const page = draw(hyphenateFinnish);
    expect(page.textContent).toBe(words);
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
  });

  it('are left to the browser without a rule', () => {
    expect(draw(undefined).innerHTML).not.toContain('<span');
  });

  it('are exposed as one heading', async () => {
    expect((await announcedWords(draw(hyphenateFinnish)))[0]).toBe(`heading, ${words}, level 1`);
  });
});
