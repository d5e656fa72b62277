// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { carePaths, careSymbols } from './carePaths.ts';
import { CareSymbols } from './CareSymbols.tsx';

afterEach(cleanup);

describe('CareSymbols', () => {
  it('is announced as its words alone', async () => {
    const { container } = render(<CareSymbols symbols={careSymbols}>Handtvätt 30°</CareSymbols>);
    expect(await announcedWords(container)).toEqual(['Handtvätt 30°']);
  });

  it('draws each symbol once, in their order', () => {
    const { container } = render(
      <CareSymbols symbols={['wash-hand', 'flat-dry']}>Handtvätt</CareSymbols>,
    );
    const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(drawn).toEqual([carePaths['wash-hand'], carePaths['flat-dry']]);
  });

  it('is its words where there are no symbols', () => {
    const { container } = render(<CareSymbols symbols={[]}>Skinnvård</CareSymbols>);
    expect(container.textContent).toBe('Skinnvård');
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it('draws no two symbols alike', () => {
    expect(new Set(Object.values(carePaths)).size).toBe(careSymbols.length);
  });
});
