// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('does not submit the form around it by default', () => {
    render(<Button>Spara</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Spara' }).type).toBe('button');
  });

  it('passes native props and ref to its root', () => {
    const ref = vi.fn();
    render(
      <Button ref={ref} title="Sparar adressen" data-testid="spara">
        Spara
      </Button>,
    );
    expect(ref).toHaveBeenCalledWith(screen.getByTestId('spara'));
    expect(screen.getByTitle('Sparar adressen').tagName).toBe('BUTTON');
  });

  it('keeps its name and type while pending, and refuses the click', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending onClick={onClick}>
          Betala
        </Button>
      </form>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Betala' });
    expect(button.type).toBe('submit');
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is pressed with the keyboard', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Lägg i varukorgen</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is exposed as a button, busy while it is pending', async () => {
    const { container } = render(<Button isPending>Betala</Button>);
    expect(await announcedWords(container)).toEqual([
      'button, Betala, busy, disabled',
      'Betala',
      'end of button, Betala, busy, disabled',
    ]);
  });
});
