import { describe, expect, it } from 'vitest';
import { isWordySize } from './isWordySize.ts';

describe('a size', () => {
  it.each(['One size', 'one-size', 'Yksi koko', 'En størrelse', 'Barn'])(
    '%s says itself that it is one',
    (size) => {
      expect(isWordySize(size)).toBe(true);
    },
  );

  it.each(['38', 'XL', 'XXL', '3XL', 'W30/L32', '98/104', '70B', '36–40', 'S/M', 'S 30'])(
    '%s needs to be told',
    (size) => {
      expect(isWordySize(size)).toBe(false);
    },
  );
});
