// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

afterEach(cleanup);

const draw = (quantity: number, max?: number) => {
  const onQuantityChange = vi.fn();
  render(
    <QuantityStepper
      label="Antal"
      decreaseLabel="Färre"
      increaseLabel="Fler"
      quantity={quantity}
      max={max}
      onQuantityChange={onQuantityChange}
    />,
  );
  return onQuantityChange;
};
const type = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Antal' });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

describe('QuantityStepper', () => {
  it('disables the minus at one', () => {
    draw(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Färre' }).disabled).toBe(true);
  });

  it('disables the plus at the limit', () => {
    draw(3, 3);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fler' }).disabled).toBe(true);
  });

  it('steps by one', async () => {
    const changed = draw(2);
    await userEvent.click(screen.getByRole('button', { name: 'Fler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Färre' }));
    expect(changed.mock.calls).toEqual([[3], [1]]);
  });

  it('accepts a typed zero as zero, so that a line can be removed', async () => {
    const changed = draw(2);
    await type('0');
    expect(changed).toHaveBeenCalledWith(0);
  });

  it('limits a larger count to what is available', async () => {
    const changed = draw(2, 5);
    await type('40');
    expect(changed).toHaveBeenCalledWith(5);
  });

  it.each([
    { outcome: 'spaces between thousands', text: '1 000', counts: 1000 },
    { outcome: 'a hard space', text: '1\u00a0000', counts: 1000 },
    { outcome: 'a decimal comma with nothing after it that counts', text: ' 4,0 ', counts: 4 },
    { outcome: 'a decimal point likewise', text: '4.', counts: 4 },
  ])('reads $outcome', async ({ text, counts }) => {
    const changed = draw(2);
    await type(text);
    expect(changed).toHaveBeenCalledExactlyOnceWith(counts);
  });

  it.each([
    { keys: '{ArrowUp}', from: 2, leadsTo: 3 },
    { keys: '{ArrowDown}', from: 2, leadsTo: 1 },
    { keys: '{PageUp}', from: 2, leadsTo: 12 },
    { keys: '{PageUp}', from: 9, leadsTo: 15, outcome: 'no further than the stock' },
    { keys: '{PageDown}', from: 9, leadsTo: 1, outcome: 'no further than one' },
    {
      keys: '{ArrowUp>4/}',
      from: 2,
      leadsTo: 6,
      outcome: 'and counts once, when the key is released',
    },
  ])('steps by $keys from $from to $leadsTo $outcome', async ({ keys, from, leadsTo }) => {
    const changed = draw(from, 15);
    await userEvent.click(screen.getByRole('textbox', { name: 'Antal' }));
    await userEvent.keyboard(keys);
    expect(changed.mock.calls).toEqual([[leadsTo]]);
  });

  it('ignores the wheel', () => {
    const changed = draw(2);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Antal' });
    field.focus();
    fireEvent.wheel(field, { deltaY: -100 });
    fireEvent.blur(field);
    expect([field.value, changed.mock.calls]).toEqual(['2', []]);
  });

  it('reverts to its value after anything that is not a count', async () => {
    const changed = draw(2);
    await type('-3');
    await type('två');
    await type('2,5');
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Antal' }).value).toBe('2');
  });

  it('ignores presses and typing when it is disabled', () => {
    render(
      <QuantityStepper
        label="Antal"
        decreaseLabel="Färre"
        increaseLabel="Fler"
        quantity={2}
        onQuantityChange={vi.fn()}
        isDisabled
      />,
    );
    const parts = [
      ...screen.getAllByRole<HTMLButtonElement>('button'),
      screen.getByRole<HTMLInputElement>('textbox'),
    ];
    expect(parts.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  });

  it('is exposed as a group with a number between its two buttons', async () => {
    const { container } = render(
      <QuantityStepper
        label="Antal"
        decreaseLabel="Färre"
        increaseLabel="Fler"
        quantity={1}
        onQuantityChange={vi.fn()}
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'group, Antal',
      'button, Färre, disabled',
      'textbox, Antal, 1',
      'button, Fler',
      'end of group, Antal',
    ]);
  });
});
