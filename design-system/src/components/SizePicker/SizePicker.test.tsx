// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SizePicker } from './SizePicker.tsx';

afterEach(cleanup);

const sizes = [
  { value: 'sku-36', label: '36' },
  { value: 'sku-38', label: '38', isFewLeft: true, note: 'få kvar' },
  { value: 'sku-40', label: '40', isSoldOut: true, note: 'slut' },
];

describe('SizePicker', () => {
  it('is a group of radios with a name, whose radios announce their stock', () => {
    render(<SizePicker label="Storlek" name="sku" sizes={sizes} />);
    expect(screen.getByRole('radiogroup', { name: 'Storlek' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '38, få kvar' })).toBeVisible();
  });

  it('allows a sold-out size to be chosen', async () => {
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
    expect(
      new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Köp' })).get('sku'),
    ).toBe('sku-38');
  });

  it('is invalid and described by its error, and is neither while it has none', () => {
    const { rerender } = render(
      <SizePicker label="Storlek" name="sku" sizes={sizes} error="Du måste välja storlek först" />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Storlek' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Du måste välja storlek först',
    );
    expect(group.getAttribute('aria-invalid')).toBe('true');
    rerender(<SizePicker label="Storlek" name="sku" sizes={sizes} />);
    expect([group.getAttribute('aria-describedby'), group.getAttribute('aria-invalid')]).toEqual([
      null,
      null,
    ]);
  });

  it('marks a size of which few are left, and only that', () => {
    render(<SizePicker label="Storlek" name="sku" sizes={sizes} />);
    expect(
      screen
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.hasAttribute('data-is-few')),
    ).toEqual([false, true, false]);
  });

  it('moves through all sizes by the arrows, sold out ones too', async () => {
    const onSizeChange = vi.fn();
    render(
      <SizePicker
        label="Storlek"
        name="sku"
        sizes={sizes}
        size="sku-38"
        onSizeChange={onSizeChange}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onSizeChange).toHaveBeenCalledExactlyOnceWith('sku-40');
  });

  it('is exposed with the choice and each size’s stock', async () => {
    const { container } = render(
      <SizePicker
        label="Storlek"
        name="sku"
        sizes={sizes}
        startSize="sku-38"
        selectedLabel="38, få kvar"
        hint="Slut? Vi mejlar."
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'radiogroup, Storlek 38, få kvar, Slut? Vi mejlar.',
      'Storlek 38, få kvar',
      'radio, 36, not checked, position 1, set size 3',
      '36',
      'radio, 38, få kvar, checked, position 2, set size 3',
      '38, få kvar',
      'radio, 40, slut, not checked, position 3, set size 3',
      '40, slut',
      'paragraph',
      'Slut? Vi mejlar.',
      'end of paragraph',
      'end of radiogroup, Storlek 38, få kvar, Slut? Vi mejlar.',
    ]);
  });
});
