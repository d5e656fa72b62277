import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('a line on an operator’s terminal', () => {
  it.each([
    ['Maja Åkesson, 899\u00A0kr – “hej” 🧥 👩‍👧', 'Maja Åkesson, 899\u00A0kr – “hej” 🧥 👩‍👧'],
    ['a\nOrder 7 paid', String.raw`a\nOrder 7 paid`],
    ['a\r\nb\tc\vd\fe', String.raw`a\r\nb\tc\u000Bd\u000Ce`],
    ['\u001B[2J\u001B]0;title\u0007', String.raw`\u001B[2J\u001B]0;title\u0007`],
    ['\u0000\u007F\u0085\u009B31m', String.raw`\u0000\u007F\u0085\u009B31m`],
    ['\u202A\u202B\u202C\u202D\u202E', String.raw`\u202A\u202B\u202C\u202D\u202E`],
    ['\u2066\u2067\u2068\u2069', String.raw`\u2066\u2067\u2068\u2069`],
    ['\u200E\u200F\u061C', String.raw`\u200E\u200F\u061C`],
    ['a\u2028b\u2029c', String.raw`a\u2028b\u2029c`],
    ['\uD800x', String.raw`\uD800x`],
  ])('%j is printed as %j', (given, shown) => {
    expect(printable(given)).toBe(shown);
    expect(printable(shown)).toBe(shown);
  });
});
