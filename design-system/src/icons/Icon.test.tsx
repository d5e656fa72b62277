// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
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
});
