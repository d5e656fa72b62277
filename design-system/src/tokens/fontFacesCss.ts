/** The shop's own fonts as `@font-face` rules: Poppins for what is used, Bodoni Moda with its optical size for display. */
import bodoniLatin from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url';
import bodoniLatinExt from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-opsz-normal.woff2?url';
import poppinsLatin400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsLatin500 from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url';
import poppinsLatinExt400 from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff2?url';
import poppinsLatinExt500 from '@fontsource/poppins/files/poppins-latin-ext-500-normal.woff2?url';
import { fontFallbacksCss } from './generated/fontFallbacksCss.ts';

// Short, since every document has them. Latin-1, accents that are written apart, punctuation and a few
// signs; ranges may name characters that no file has.
const latin = 'U+0-FF, U+300-32F, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+FEFF, U+FFFD';
// Where both have a character, the face that is declared later is used: no gaps are listed here.
const latinExt = 'U+100-2FF, U+1D00-1EFF, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const face = (family: string, weight: string, url: string, range: string): string =>
  `@font-face {
  font-family: "${family}";
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
