/** Fallback faces that take the same room as the shop's fonts, so that nothing moves when those arrive. */
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import bodoniModa from '@capsizecss/metrics/bodoniModa';
import poppins from '@capsizecss/metrics/poppins';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/** `@font-face` rules for the adjusted local fonts. */
export function fontFallbacks(): string {
  const text = createFontStack([poppins, arial]);
  const display = createFontStack([bodoniModa, timesNewRoman]);
  return `${text.fontFaces}\n${display.fontFaces}\n`;
}
