// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FilterBlock } from './FilterBlock.tsx';

afterEach(cleanup);

it('announces its name once, by the controls’ own legend, and what is chosen', async () => {
  const { container } = render(
    <FilterBlock label="Färg" summary="2 valda">
      <fieldset aria-label="Färg">
        <button type="button">Svart</button>
      </fieldset>
    </FilterBlock>,
  );
  expect(await announcedWords(container)).toEqual([
    '2 valda',
    'group, Färg',
    'button, Svart',
    'end of group, Färg',
  ]);
});
