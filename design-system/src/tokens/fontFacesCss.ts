/** The shop's own fonts as `@font-face` rules: Poppins for what is used, Bodoni Moda with its optical size for display. */
import bodoniLatin from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url';
import bodoniLatinExt from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-opsz-normal.woff2?url';
import poppinsLatin400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsLatin500 from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url';
import poppinsLatinExt400 from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff2?url';
import poppinsLatinExt500 from '@fontsource/poppins/files/poppins-latin-ext-500-normal.woff2?url';
import { fontFallbacksCss } from './generated/fontFallbacksCss.ts';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
// Where both have a character, the face that is declared later is used: no gaps are listed here.
const latinExt = 'U+0100-02FF, U+1D00-1EFF, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const face = (family: string, weight: string, url: string, range: string): string =>
  `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}`;

/** The faces and their metric-matched fallbacks as CSS text. */
export const fontFacesCss = [
  face('Poppins', '400', poppinsLatinExt400, latinExt),
  face('Poppins', '400', poppinsLatin400, latin),
  face('Poppins', '500', poppinsLatinExt500, latinExt),
  face('Poppins', '500', poppinsLatin500, latin),
  face('Bodoni Moda', '400', bodoniLatinExt, latinExt),
  face('Bodoni Moda', '400', bodoniLatin, latin),
  fontFallbacksCss,
].join('\n');

/** Addresses of the three files that every page's first screen is set in, for `<link rel="preload">`. */
export const firstScreenFonts: readonly string[] = [poppinsLatin400, poppinsLatin500, bodoniLatin];
