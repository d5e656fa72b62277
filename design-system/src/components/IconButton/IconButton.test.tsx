// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { IconButton, IconLink } from './IconButton.tsx';

afterEach(cleanup);

describe('IconButton', () => {
  it('is pressed by pointer, Enter and space, and submits no form', async () => {
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

  it('submits a form only when requested', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <IconButton icon="search" label="Sök" type="submit" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does nothing when it is disabled, and is no tab stop', async () => {
    const onClick = vi.fn();
    render(<IconButton icon="search" label="Sök" disabled onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    { isPressed: undefined, exposed: 'button, Spara' },
    { isPressed: false, exposed: 'button, Spara, not pressed' },
    { isPressed: true, exposed: 'button, Spara, pressed' },
  ])('is exposed as “$exposed”', async ({ isPressed, exposed }) => {
    const { container } = render(<IconButton icon="heart" label="Spara" isPressed={isPressed} />);
    expect(await announcedWords(container)).toEqual([exposed]);
  });

  it('shows a number that only its label announces', () => {
    render(<IconButton icon="bag" label="Varukorg, 2 plagg" count={2} />);
    expect(screen.getByRole('button', { name: 'Varukorg, 2 plagg' }).textContent).toBe(
      'Varukorg, 2 plagg2',
    );
  });
});

describe('IconLink', () => {
  it('navigates to its target, is exposed as a link, and shows a number that is hidden from screen readers', async () => {
    const { container } = render(
      <IconLink icon="bag" label="Varukorg, 3 plagg" href="/varukorg" count={3} />,
    );
    expect(screen.getByRole('link', { name: 'Varukorg, 3 plagg' }).getAttribute('href')).toBe(
      '/varukorg',
    );
    expect(screen.getByText('3')).toBeVisible();
    expect(await announcedWords(container)).toEqual([
      'link, Varukorg, 3 plagg',
      'Varukorg, 3 plagg',
      'end of link, Varukorg, 3 plagg',
    ]);
  });

  it('shows no number at zero', () => {
    render(<IconLink icon="bag" label="Varukorg" href="/varukorg" count={0} />);
    expect(screen.getByRole('link').textContent).toBe('Varukorg');
  });
});
