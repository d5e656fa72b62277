// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useToast } from '../../interface/toast.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { comparison } from './comparison.ts';
import CompareToggle from './CompareToggle.tsx';

beforeEach(() => {
  localStorage.clear();
  useToast.setState(useToast.getInitialState(), true);
});
afterEach(cleanup);

/** The box of product 9, named after the product. */
async function openBox() {
  const { services } = await openHookShop();
  renderInShop(services, <CompareToggle productId={9} name="Ullkappa Alma" />);
  return screen.getByRole('checkbox', { name: 'Jämför Ullkappa Alma' });
}
const message = () => useToast.getState().current?.message;

describe('the box under a card', () => {
  it('adds its product to the comparison and removes it again, without a message', async () => {
    const box = await openBox();
    await userEvent.click(box);
    expect([comparison.read(), message()]).toEqual([[9], undefined]);
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleName('Jämförs Ullkappa Alma');
    await userEvent.click(box);
    expect([comparison.read(), message()]).toEqual([[], undefined]);
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleName('Jämför Ullkappa Alma');
  });

  it('stays empty and explains why when four others are compared', async () => {
    for (const id of [1, 2, 3, 4]) comparison.toggle(id);
    const box = await openBox();
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    expect(message()).toBe('Du jämför redan fyra varor. Ta bort en först.');
  });
});
