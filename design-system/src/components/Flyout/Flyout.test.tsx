// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Flyout } from './Flyout.tsx';

afterEach(cleanup);

function Sharing() {
  const opener = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div ref={opener}>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Dela
        </button>
      </div>
      {isOpen && (
        <Flyout label="Dela" opener={opener} onClose={() => setIsOpen(false)}>
          <button type="button">Kopiera</button>
          <input
            aria-label="Länk"
            onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
          />
        </Flyout>
      )}
      <button type="button">Köp</button>
    </>
  );
}

const open = async () => {
  render(<Sharing />);
  await userEvent.click(screen.getByRole('button', { name: 'Dela' }));
  return screen.getByRole('dialog', { name: 'Dela' });
};

describe('Flyout', () => {
  it('takes the focus, and returns it at Escape', async () => {
    const panel = await open();
    expect(panel).toHaveFocus();
    expect(panel).not.toHaveAttribute('aria-modal');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Kopiera' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Dela' })).toHaveFocus();
  });

  it('leaves an Escape that something in it has used', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Länk' }), '{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes when the focus moves on to the page, and leaves it there', async () => {
    await open();
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Köp' })).toHaveFocus();
  });

  it('closes at a press beside it, and not at one in it', async () => {
    await open();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Kopiera' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed by the button that opened it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Dela' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
