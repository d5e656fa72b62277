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

  it('takes a clipped pixel out of the flow, without the means that silence it', () => {
    render(<VisuallyHidden>få kvar</VisuallyHidden>);
    const { position, inlineSize, blockSize, overflow, clipPath, display, visibility } =
      getComputedStyle(screen.getByText('få kvar'));
    expect({ position, inlineSize, blockSize, overflow, clipPath }).toEqual({
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    });
    expect([display === 'none', visibility === 'hidden']).toEqual([false, false]);
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
