import { expect, it } from 'vitest';
import { colourWord } from '../../commerce/src/import/products/colourWords.ts';
import { colourKeys, colours } from '../../demo-shop/src/colours.ts';
import { inEachLocale } from '../../demo-shop/src/words/shopWordsByLocale.ts';

it('gives an imported colour the name and swatch of the demo shop’s, so that one filter value covers both', () => {
  const shared = colourKeys.flatMap((key) => {
    const own = inEachLocale((words) => words.colours[key].label);
    const imported = colourWord(own.sv ?? '');
    return imported.swatch
      ? [
          {
            own: { value: own, swatch: colours[key] },
            imported: { value: imported.value, swatch: imported.swatch },
          },
        ]
      : [];
  });
  expect(shared.length).toBeGreaterThan(12);
  for (const { own, imported } of shared) expect(imported).toEqual(own);
});
