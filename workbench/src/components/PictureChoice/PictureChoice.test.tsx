// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '@solvik/design-system/announced-words';
import { PictureChoice } from './PictureChoice.tsx';

afterEach(cleanup);

function show(value?: string) {
  const chosen: string[] = [];
  const view = render(
    <PictureChoice
      legend="Bilder"
      value={value}
      onValueChange={(id) => chosen.push(id)}
      options={[
        { id: 'a', label: 'kappa.jpg', image: { src: '/kappa.jpg', alt: 'Kappa' } },
        {
          id: 'b',
          label: 'hatt.jpg',
          note: 'Saknar bildbeskrivning',
          image: { src: '/hatt.jpg', alt: '' },
        },
      ]}
    />,
  );
  return { chosen, ...view };
}

describe('PictureChoice', () => {
  it('names each picture once, with its description', async () => {
    const { container } = show('a');
    expect(
      (await announcedWords(container)).filter((phrase) => phrase.startsWith('radio')),
    ).toEqual([
      'radio, kappa.jpg, checked, position 1, set size 2',
      'radio, hatt.jpg, Saknar bildbeskrivning, not checked, position 2, set size 2',
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('chooses the picture that is pressed', async () => {
    const { chosen } = show('a');
    await userEvent.click(screen.getByText('hatt.jpg'));
    expect(chosen).toEqual(['b']);
  });

  it('marks none when none is chosen', () => {
    show();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});
