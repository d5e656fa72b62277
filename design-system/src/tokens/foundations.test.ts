import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { media } from '../foundation/media.ts';
import { breakpoints } from './generated/tokenNames.ts';

const sheet = readFileSync(new URL('generated/tokens.css', import.meta.url), 'utf8');
const valueOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1];

describe('the foundations', () => {
  it('set texts in Poppins, and headings in the serif Bodoni Moda', () => {
    expect(valueOf('font-text')).toMatch(/^Poppins, .*sans-serif$/);
    expect(valueOf('font-display')).toMatch(/^"Bodoni Moda", .* serif$/);
  });

  it('begin the desktop layout at 1024 px', () => {
    expect([breakpoints.lg, media.desktop]).toEqual([1024, '@media (min-width: 1024px)']);
  });

  it('end the layout below it where it begins', () => {
    expect(media.belowDesktop).toBe('@media (max-width: 1023.98px)');
  });
});
