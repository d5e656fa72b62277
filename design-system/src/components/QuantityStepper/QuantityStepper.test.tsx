// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

afterEach(cleanup);

const draw = (quantity: number, max?: number) => {
  const onQuantityChange = vi.fn();
  render(
    <QuantityStepper label="Antal" decreaseLabel="Färre" increaseLabel="Fler" quantity={quantity} max={max} onQuantityChange={onQuantityChange} />,
  );
  return onQuantityChange;
};
const type = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Antal' });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

describe('QuantityStepper', () => {
  it('stops the minus at one', () => {
    draw(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Färre' }).disabled).toBe(true);
  });

  it('stops the plus at what there is', () => {
    draw(3, 3);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fler' }).disabled).toBe(true);
  });

  it('steps by one', async () => {
    const changed = draw(2);
    await userEvent.click(screen.getByRole('button', { name: 'Fler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Färre' }));
    expect(changed.mock.calls).toEqual([[3], [1]]);
  });

  it('takes a typed zero as zero, so that a line can be taken away', async () => {
    const changed = draw(2);
    await type('0');
    expect(changed).toHaveBeenCalledWith(0);
  });

  it('takes more than there is as all there is', async () => {
    const changed = draw(2, 5);
    await type('40');
    expect(changed).toHaveBeenCalledWith(5);
  });

  it('goes back to what it was after anything that is not a count', async () => {
    const changed = draw(2);
    await type('-3');
    await type('två');
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Antal' }).value).toBe('2');
  });

  it('lets nothing be pressed or typed when it is disabled', () => {
    render(<QuantityStepper label="Antal" decreaseLabel="Färre" increaseLabel="Fler" quantity={2} onQuantityChange={vi.fn()} isDisabled />);
    const parts = [...screen.getAllByRole<HTMLButtonElement>('button'), screen.getByRole<HTMLInputElement>('textbox')];
    expect(parts.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  });

  it('is spoken as a group with a number between its two buttons', async () => {
    const { container } = render(<QuantityStepper label="Antal" decreaseLabel="Färre" increaseLabel="Fler" quantity={1} onQuantityChange={vi.fn()} />);
    expect(await heardWords(container)).toEqual([
      'group, Antal',
      'button, Färre, disabled',
      'textbox, Antal, 1',
      'button, Fler',
      'end of group, Antal',
    ]);
  });
});
