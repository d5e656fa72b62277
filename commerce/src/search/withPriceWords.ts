/** A search that takes the limits of a price out of the text, and applies them. */
import { everything, withWholeTexts } from './partsOfText.ts';
import { readPriceWords } from './priceWords.ts';
import type { SearchEngine } from './searchEngine.ts';

export const withPriceWords = (engine: SearchEngine): SearchEngine => ({
  async find(search) {
    const { price, rest } = readPriceWords(search.text, search.locale);
    if (!price) return engine.find(search);
    if (rest === '') return { ...everything, price };
    const found = await engine.find({ ...search, text: rest });
    return { ...withWholeTexts(found, { whole: search.text, rest }), price };
  },
  suggest(search) {
    const { rest } = readPriceWords(search.text, search.locale);
    return engine.suggest(rest === '' ? search : { ...search, text: rest });
  },
});
