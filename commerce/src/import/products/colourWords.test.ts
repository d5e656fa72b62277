import { describe, expect, it } from 'vitest';
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
  ])('%s is translated into the shop’s languages if it is known', (written, value) => {
    expect(colourWord(written).value).toEqual(value);
  });
});
