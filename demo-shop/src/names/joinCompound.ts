import type { WrittenLocale } from '../demoLocales.ts';

/**
 * Joins two words into a compound: `ull` + `kappa`. Swedish and Norwegian write no letter three
 * times (`ull` + `lue` is `ullue`); Finnish puts a hyphen between two equal vowels (`villa` + `asu`
 * is `villa-asu`).
 */
export function joinCompound(locale: WrittenLocale, first: string, second: string): string {
  const last = first.slice(-1);
  const next = second.slice(0, 1);
  if (locale === 'fi')
    return last === next && /[aeiouyäö]/.test(last) ? `${first}-${second}` : first + second;
  const isTripled = last === next && first.slice(-2, -1) === last;
  return isTripled && locale !== 'da' ? first + second.slice(1) : first + second;
}
