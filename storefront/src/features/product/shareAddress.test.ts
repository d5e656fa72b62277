import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareLinks, sharePath, sharedChoice } from './shareAddress.ts';
import { readSharedSize } from './sharedSize.ts';

const red = { id: 1, href: '/p/alma-vinrod', name: 'Vinröd' };
const camel = { id: 2, href: '/p/alma-kamel', name: 'Kamel' };
const several = { href: camel.href, colour: camel.name, colours: [red, camel] };
const single = { href: camel.href, colour: camel.name };

describe('what is shared of a product', () => {
  it.each([
    [several, '38', { colour: 'Kamel', size: '38' }, '/p/alma-kamel?size=38', '/p/alma-vinrod'],
    [several, undefined, { colour: 'Kamel' }, '/p/alma-kamel', '/p/alma-vinrod'],
    [
      { ...several, href: red.href },
      '38',
      { size: '38' },
      '/p/alma-vinrod?size=38',
      '/p/alma-vinrod',
    ],
    [{ ...several, href: red.href }, undefined, undefined, '/p/alma-vinrod', '/p/alma-vinrod'],
    [single, '38', { size: '38' }, '/p/alma-kamel?size=38', '/p/alma-kamel'],
    [single, undefined, undefined, '/p/alma-kamel', '/p/alma-kamel'],
    [single, '36/38', { size: '36/38' }, '/p/alma-kamel?size=36%2F38', '/p/alma-kamel'],
    [{}, undefined, undefined, '/', '/'],
  ])('%o in size %o has the choice %o, and leads to %s or %s', (product, size, ...expected) => {
    const share = { product, size };
    expect([sharedChoice(share), sharePath(share, true), sharePath(share, false)]).toEqual(
      expected,
    );
  });

  it('is the same size again when its page reads the address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const path = sharePath({ product: single, size: name.toWellFormed() }, true);
        const { search } = new URL(path, 'https://solvik.example');
        const sizes = [{ name: name.toWellFormed() }];
        expect(readSharedSize(search, sizes)).toBe(sizes[0]);
      }),
    );
  });

  it('is no size where the product has none of that name', () => {
    expect(readSharedSize('?size=52', [{ name: '38' }])).toBeUndefined();
    expect(readSharedSize('', [{ name: '38' }])).toBeUndefined();
  });
});

describe('shareLinks', () => {
  it('opens other programs with the product and its address', () => {
    const title = 'Kjol & väst, Sund';
    const address = 'https://solvik.example/p/kjol?size=38';
    const { mail, sms, whatsApp } = shareLinks({ title, address });
    const written = new URLSearchParams(mail.replace('mailto:?', ''));
    expect([written.get('subject'), written.get('body')]).toEqual([title, address]);
    expect(new URLSearchParams(sms.replace('sms:?&', '')).get('body')).toBe(`${title} ${address}`);
    expect(new URL(whatsApp).searchParams.get('text')).toBe(`${title} ${address}`);
  });
});
