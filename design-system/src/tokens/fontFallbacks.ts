/** Fallback faces with the metrics of the shop's fonts, so that nothing shifts when those load. */
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import bodoniModa from '@capsizecss/metrics/bodoniModa';
import notoSerif from '@capsizecss/metrics/notoSerif';
import poppins from '@capsizecss/metrics/poppins';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/** What devices have instead, by every name a face may give it. Liberation's letters are as wide as those of Arial and Times New Roman; Android has Roboto and Noto Serif. */
const standIns = [
  {
    font: poppins,
    standIn: arial,
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  },
  { font: poppins, standIn: roboto, names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
  {
    font: bodoniModa,
    standIn: timesNewRoman,
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
  },
  {
    font: bodoniModa,
    standIn: notoSerif,
    names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'],
  },
] as const;

/** To a tenth of a per cent, less than a pixel in a heading: every document has these numbers. */
const shortened = (css: string): string =>
  css.replaceAll(/[\d.]+(?=%)/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** `@font-face` rules for the adjusted local fonts. */
export function fontFallbacks(): string {
  return standIns
    .map(({ font, standIn, names }) =>
      shortened(createFontStack([font, standIn]).fontFaces)
        .replace(/family: .*;/, `family: "${font.familyName} Fallback ${standIn.familyName}";`)
        .replace(/src: .*;/, `src: ${names.map((name) => `local('${name}')`).join(', ')};`),
    )
    .join('\n')
    .concat('\n');
}
