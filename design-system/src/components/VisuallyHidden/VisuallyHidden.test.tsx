// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

afterEach(cleanup);

describe('VisuallyHidden', () => {
  it('is exposed within its sentence', async () => {
    const { container } = render(
      <p>
        38<VisuallyHidden>, få kvar</VisuallyHidden>
      </p>,
    );
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      '38',
      ', få kvar',
      'end of paragraph',
    ]);
  });

  it('names the control whose label it is', async () => {
    render(
      <>
        <VisuallyHidden as="label" htmlFor="word">
          Sök
        </VisuallyHidden>
        <input id="word" />
      </>,
    );
    await userEvent.click(screen.getByText('Sök'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Sök' }));
  });
});
