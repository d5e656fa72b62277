// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { CloseButton } from './CloseButton.tsx';

afterEach(cleanup);

describe('CloseButton', () => {
  it('closes by press, Enter and space, and sends no form it stands in', async () => {
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

  it('is heard by its words, and its cross not at all', async () => {
    const { container } = render(<CloseButton label="Stäng varukorgen" />);
    expect(await heardWords(container)).toEqual(['button, Stäng varukorgen']);
  });
});
