// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ActionRows } from './ActionRows.tsx';

afterEach(cleanup);

const rowsWith = (isExpanded: boolean, onPress = () => undefined) => [
  { id: 'mail', label: 'Mejla', href: 'mailto:?subject=Alma' },
  { id: 'out', label: 'WhatsApp', href: 'https://wa.me/', target: '_blank' as const },
  { id: 'more', label: 'Visa mer', isExpanded, onPress, content: <p>Ull</p> },
];

describe('ActionRows', () => {
  it('links to other programs, and opens other sites without access to this one', () => {
    render(<ActionRows rows={rowsWith(false)} />);
    expect(screen.getByRole('link', { name: 'Mejla' })).not.toHaveAttribute('rel');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('shows what is below a row while it is expanded, and announces that it can', async () => {
    const press = vi.fn();
    const { container, rerender } = render(<ActionRows rows={rowsWith(false, press)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Visa mer' }));
    expect(press).toHaveBeenCalledOnce();
    expect(await announcedWords(container)).toContain('button, Visa mer, not expanded');
    expect(screen.queryByText('Ull')).toBeNull();
    rerender(<ActionRows rows={rowsWith(true)} />);
    expect(await announcedWords(container)).toContain('button, Visa mer, expanded');
    expect(screen.getByText('Ull')).toBeInTheDocument();
  });
});
