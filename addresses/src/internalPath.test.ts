import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalPath } from './internalPath.ts';

describe('a path from an untrusted source', () => {
  it.each([
    ['/', '/'],
    ['/om-oss?a=1&b=//x#c', '/om-oss?a=1&b=//x#c'],
    ['/märken', '/m%C3%A4rken'],
    ['/s/röd klänning', '/s/r%C3%B6d%20kl%C3%A4nning'],
    ['/c/../p/x', '/p/x'],
    ['/%2F/evil.example', '/%2F/evil.example'],
  ])('%s is unchanged', (text, path) => expect(internalPath(text)).toBe(path));

  it.each([
    undefined,
    null,
    '',
    'om-oss',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'http://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '//evil.example/%2f..',
    '/\u0000/evil.example',
    '?//evil.example',
    '#x',
  ])('%o is rejected', (text) => expect(internalPath(text)).toBeUndefined());

  it('never leaves the shop, for any text', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '?',
      '#',
      'http:',
      'evil.example',
      'a',
      '\u3002',
      '\uFF0F',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
        (text) => {
          const path = internalPath(text);
          if (path !== undefined)
            expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
        },
      ),
      { seed: 3, numRuns: 2000 },
    );
  });
});
