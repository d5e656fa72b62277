import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { firstLoadFigures } from './firstLoad.ts';

it('counts each script separately in brotli, and the state uncompressed', () => {
  const scripts = ['a'.repeat(1000), 'b'.repeat(1000)].map((text) => Buffer.from(text));
  const document =
    '<p>Kappor</p><script id="page-state" type="application/json">{"å":1}</script><script>x</script>';
  expect(firstLoadFigures({ document, documentBytes: 77, scripts })).toEqual({
    scriptBytes: 2 * brotliCompressSync(scripts[0] ?? Buffer.alloc(0)).length,
    scriptFiles: 2,
    documentBytes: 77,
    stateBytes: 8,
  });
});

it('finds no state in a page without one', () => {
  expect(
    firstLoadFigures({ document: '<p>Kappor</p>', documentBytes: 13, scripts: [] }).stateBytes,
  ).toBe(0);
});
