// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { IconButton, IconLink } from './IconButton.tsx';

afterEach(cleanup);

describe('IconButton', () => {
  it('does what it is for by press, Enter and space, and sends no form', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()];
    render(
      <form onSubmit={onSubmit}>
        <IconButton icon="search" label="Sök" onClick={onClick} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends a form only when it is asked to', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <IconButton icon="search" label="Sök" type="submit" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does nothing when it is disabled, and is no stop of the keyboard', async () => {
    const onClick = vi.fn();
    render(<IconButton icon="search" label="Sök" disabled onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    { isPressed: undefined, heard: 'button, Spara' },
    { isPressed: false, heard: 'button, Spara, not pressed' },
    { isPressed: true, heard: 'button, Spara, pressed' },
  ])('is heard as “$heard”', async ({ isPressed, heard }) => {
    const { container } = render(<IconButton icon="heart" label="Spara" isPressed={isPressed} />);
    expect(await heardWords(container)).toEqual([heard]);
  });

  it('shows a number that only its label speaks', () => {
    render(<IconButton icon="bag" label="Varukorg, 2 plagg" count={2} />);
    expect(screen.getByRole('button', { name: 'Varukorg, 2 plagg' }).textContent).toBe(
      'Varukorg, 2 plagg2',
    );
  });
});

describe('IconLink', () => {
  it('goes where it says, is heard as a link, and shows a number that is not read', async () => {
    const { container } = render(
      <IconLink icon="bag" label="Varukorg, 3 plagg" href="/varukorg" count={3} />,
    );
    expect(screen.getByRole('link', { name: 'Varukorg, 3 plagg' }).getAttribute('href')).toBe(
      '/varukorg',
    );
    expect(screen.getByText('3')).toBeDefined();
    expect(await heardWords(container)).toEqual([
      'link, Varukorg, 3 plagg',
      'Varukorg, 3 plagg',
      'end of link, Varukorg, 3 plagg',
    ]);
  });

  it('shows no number at none', () => {
    render(<IconLink icon="bag" label="Varukorg" href="/varukorg" count={0} />);
    expect(screen.getByRole('link').textContent).toBe('Varukorg');
  });
});
