// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ProgressSteps, progressStates } from './ProgressSteps.tsx';

afterEach(cleanup);

const names = ['Adress', 'Leverans', 'Betalning'] as const;
/** The step of this number is current; the ones before it are done. */
const at = (current: number) => (
  <ProgressSteps
    label="Steg i kassan"
    steps={names.map((label, index) => ({
      id: label,
      label,
      state: progressStates[index < current ? 0 : index === current ? 1 : 2],
    }))}
  />
);

describe('ProgressSteps', () => {
  it.each(names.map((name, index) => ({ name, place: index })))(
    'marks $name as current, and no other',
    ({ name, place }) => {
      render(at(place));
      expect(
        screen
          .getAllByRole('listitem')
          .filter((step) => step.hasAttribute('aria-current'))
          .map((step) => [step.textContent, step.getAttribute('aria-current')]),
      ).toEqual([[name, 'step']]);
    },
  );

  it.each([
    { place: -1, outcome: 'before the first' },
    { place: 3, outcome: 'after the last' },
  ])('marks none as current $outcome', ({ place }) => {
    render(at(place));
    expect(screen.getByRole('list').querySelector('[aria-current]')).toBeNull();
  });

  it('is exposed as a named list in order, with the current step', async () => {
    const { container } = render(at(1));
    expect(await announcedWords(container)).toEqual([
      'list, Steg i kassan',
      'listitem, level 1, position 1, set size 3',
      'Adress',
      'end of listitem, level 1, position 1, set size 3',
      'listitem, level 1, current step, position 2, set size 3',
      'Leverans',
      'end of listitem, level 1, current step, position 2, set size 3',
      'listitem, level 1, position 3, set size 3',
      'Betalning',
      'end of listitem, level 1, position 3, set size 3',
      'end of list, Steg i kassan',
    ]);
  });
});
