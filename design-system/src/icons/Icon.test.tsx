// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon, iconSizes } from './Icon.tsx';
import { iconNames } from './iconPaths.ts';

afterEach(cleanup);

describe('Icon', () => {
  it.each(iconNames)('%s is decorative: the control that holds it has the name', (name) => {
    render(
      <button aria-label="Meny">
        <Icon name={name} />
      </button>,
    );
    const drawing = screen.getByRole('button', { name: 'Meny' }).querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M/i);
  });

  it.each(iconSizes)('is %s pixels', (size) => {
    render(<Icon name="heart" size={size} data-testid="icon" />);
    expect(getComputedStyle(screen.getByTestId('icon')).inlineSize).toBe(`${size}px`);
  });
});
