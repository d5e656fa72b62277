// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { CloseButton } from './CloseButton.tsx';

afterEach(cleanup);

describe('CloseButton', () => {
  it('closes by press, Enter and space, and submits no form around it', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <CloseButton label="Stäng" onClick={onClick} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does nothing when it is disabled', async () => {
    const onClick = vi.fn();
    render(<CloseButton label="Stäng" disabled onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is exposed by its label, its cross hidden from screen readers', async () => {
    const { container } = render(<CloseButton label="Stäng varukorgen" />);
    expect(await announcedWords(container)).toEqual(['button, Stäng varukorgen']);
  });
});
