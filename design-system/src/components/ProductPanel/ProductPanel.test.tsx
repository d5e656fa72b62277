// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductPanel } from './ProductPanel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Card() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Snabbköp
      </button>
      <ProductPanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Ullkappa Alma"
        closeLabel="Stäng"
        eyebrow="Lauvås"
        footer={<button type="button">Lägg i varukorgen</button>}
      >
        <button type="button">38</button>
      </ProductPanel>
    </>
  );
}

it('is named by the product, begins with its cross, and ends with the button that buys', async () => {
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Snabbköp' }));
  const panel = within(screen.getByRole('dialog', { name: 'Ullkappa Alma' }));
  expect(
    panel.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
  ).toEqual(['Stäng', '38', 'Lägg i varukorgen']);
});

it.each(['cross', 'Escape'])(
  'closes by its %s, and returns the focus to what opened it',
  async (way) => {
    render(<Card />);
    const opener = screen.getByRole('button', { name: 'Snabbköp' });
    await userEvent.click(opener);
    if (way === 'cross') await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    else await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  },
);

it.each([
  ['takes', 900, '0'],
  ['does not take', 400, null],
])('%s the focus to scroll words of %i px in a panel of 400', async (_, height, tabIndex) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Snabbköp' }));
  const group = screen.queryByRole('group', { name: 'Ullkappa Alma' });
  expect(group?.getAttribute('tabindex') ?? null).toBe(tabIndex);
});
