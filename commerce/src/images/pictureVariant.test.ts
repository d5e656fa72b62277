import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatsFor, qualities, readPictureRequest, widths } from './pictureVariant.ts';

describe('the variant of a request', () => {
  it.each([
    ['width=640', { width: 640, height: undefined, quality: 75, fit: 'cover' }],
    ['width=641&quality=70', { width: 768, quality: 75 }],
    ['width=10&height=10&quality=50', { width: 10, height: 10, quality: 50 }],
    ['width=640&height=800', { width: 640, height: 800 }],
    ['width=640&height=799&fit=inside', { width: 640, height: 800, fit: 'inside' }],
    ['width=640&height=800&focus=62,0', { focus: { x: 6, y: 0 } }],
    ['width=640&height=800&focus=999,44', { focus: { x: 10, y: 4 } }],
    ['height=800', { width: 640, height: undefined }],
    ['width=99999', { width: 2048 }],
    ['width=-5&quality=900&fit=evil&format=svg', { width: 1024, quality: 85, fit: 'cover' }],
  ])('%s', (query, variant) => {
    expect(readPictureRequest('a.jpg', new URLSearchParams(query)).variant).toMatchObject(variant);
  });

  it.each([
    'width=640&focus=0,0',
    'width=640&height=800&fit=inside&focus=0,0',
    'width=640&height=800&focus=50,52',
    'width=640&height=800&focus=-5,0',
    'width=640&height=800&focus=0.5,1',
    'width=640&height=800&focus=x',
  ])('has no focal point with %s', (query) => {
    expect(readPictureRequest('a.jpg', new URLSearchParams(query)).variant.focus).toBeUndefined();
  });

  it.each([320, 640, 768, 1024, 1280, 1536])('is as wide as a screen of %i px', (width) => {
    const query = new URLSearchParams({ width: String(width) });
    expect(readPictureRequest('a.jpg', query).variant.width).toBe(width);
  });

  it('never leaves the fixed steps, whatever is requested', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (width, height, quality) => {
        const { variant } = readPictureRequest(
          'a.jpg',
          new URLSearchParams({ width, height, quality }),
        );
        expect(widths).toContain(variant.width);
        expect(qualities).toContain(variant.quality);
      }),
      { seed: 3 },
    );
  });

  it.each([
    ['auto', 'image/avif,image/webp,*/*', ['avif', 'webp']],
    ['auto', 'image/webp,*/*', ['webp']],
    ['auto', '*/*', ['jpeg']],
    ['avif', '*/*', ['avif', 'webp']],
    ['webp', '*/*', ['webp']],
    ['jpeg', 'image/avif', ['jpeg']],
  ] as const)('%s for a browser that accepts %s: %j', (format, accept, formats) => {
    expect(formatsFor(format, accept)).toEqual(formats);
  });
});
