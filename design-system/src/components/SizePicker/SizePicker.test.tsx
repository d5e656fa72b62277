// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SizePicker } from './SizePicker.tsx';

afterEach(cleanup);

const sizes = [
  { value: 'sku-36', label: '36' },
  { value: 'sku-38', label: '38', note: 'få kvar' },
  { value: 'sku-40', label: '40', isSoldOut: true, note: 'slut' },
];

describe('SizePicker', () => {
  it('is a group with a name, whose radios speak their stock', () => {
    render(<SizePicker label="Storlek" name="sku" sizes={sizes} />);
    expect(screen.getByRole('group', { name: 'Storlek' })).toBeDefined();
    expect(screen.getByRole('radio', { name: '38 , få kvar' })).toBeDefined();
  });

  it('lets a sold-out size be chosen', async () => {
    const onSizeChange = vi.fn();
    render(<SizePicker label="Storlek" name="sku" sizes={sizes} onSizeChange={onSizeChange} />);
    await userEvent.click(screen.getByRole('radio', { name: /slut/ }));
    expect(onSizeChange).toHaveBeenCalledWith('sku-40');
  });

  it('posts the chosen size without scripts', () => {
    render(
      <form aria-label="Köp">
        <SizePicker label="Storlek" name="sku" sizes={sizes} startSize="sku-38" />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Köp' })).get('sku')).toBe('sku-38');
  });

  it('reads its error with its name', () => {
    render(<SizePicker label="Storlek" name="sku" sizes={sizes} error="Du måste välja storlek först" />);
    const id = screen.getByRole('group', { name: 'Storlek' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Du måste välja storlek först');
  });
});
