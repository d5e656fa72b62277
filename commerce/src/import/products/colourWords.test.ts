import { describe, expect, it } from 'vitest';
import { colourKeys, colours } from '../../demo-shop/colours.ts';
import { inEach } from '../../demo-shop/words/shopWordsByLocale.ts';
import { colourWord } from './colourWords.ts';

describe('a merchant’s colour', () => {
  it.each([
    ['Navy Blue', { sv: 'Marinblå', nb: 'Marineblå', da: 'Marineblå', fi: 'Laivastonsininen' }],
    ['NAVY', { sv: 'Marinblå', nb: 'Marineblå', da: 'Marineblå', fi: 'Laivastonsininen' }],
    ['grå', { sv: 'Grå', nb: 'Grå', da: 'Grå', fi: 'Harmaa' }],
    [
      'RED/GREEN/BLUE',
      {
        sv: 'Röd/grön/blå',
        nb: 'Rød/grønn/blå',
        da: 'Rød/grøn/blå',
        fi: 'Punainen/vihreä/sininen',
      },
    ],
    ['Sunset Haze', { sv: 'Sunset Haze' }],
    ['ZEBRA', { sv: 'Zebra' }],
  ])('%s is said in the shop’s languages where it is known', (written, value) => {
    expect(colourWord(written).value).toEqual(value);
  });

  it('bears the same words and cloth as the shop’s own colour of that name, so that one filter holds both', () => {
    const shared = colourKeys.flatMap((key) => {
      const own = inEach((words) => words.colours[key].label);
      const brought = colourWord(own.sv ?? '');
      return brought.swatch
        ? [
            {
              own: { value: own, swatch: colours[key] },
              brought: { value: brought.value, swatch: brought.swatch },
            },
          ]
        : [];
    });
    expect(shared.length).toBeGreaterThan(12);
    for (const { own, brought } of shared) expect(brought).toEqual(own);
  });
});
