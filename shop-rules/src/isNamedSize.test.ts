import { describe, expect, it } from 'vitest';
import { isNamedSize } from './isNamedSize.ts';

describe('a size', () => {
  it.each(['One size', 'one-size', 'Yksi koko', 'En størrelse', 'Barn'])(
    '%s is self-explanatory',
    (size) => {
      expect(isNamedSize(size)).toBe(true);
    },
  );

  it.each(['38', 'XL', 'XXL', '3XL', 'W30/L32', '98/104', '70B', '36–40', 'S/M', 'S 30'])(
    '%s needs a label',
    (size) => {
      expect(isNamedSize(size)).toBe(false);
    },
  );
});
