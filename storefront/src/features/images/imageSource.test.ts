import { expect, it } from 'vitest';
import { imageSource, widthsFor } from './imageSource.ts';

const source = (request: Omit<Parameters<typeof imageSource>[1], 'alt' | 'sizes'>) =>
  imageSource('a b.jpg', { alt: 'Kappa', sizes: '100vw', ...request });

it('requests a picture in its own ratio, or cropped to the displayed ratio', () => {
  expect(source({}).src).toBe('/images/a%20b.jpg?width=640');
  expect(source({ ratio: 4 / 5 }).src).toBe('/images/a%20b.jpg?width=640&height=800&fit=cover');
});

it.each([
  [{ x: 0.62, y: 0.4 }, '60,40'],
  [{ x: -1, y: 7 }, '0,100'],
])('crops around %j, and passes the point on for the browser’s cropping', (focalPoint, focus) => {
  const { src, srcSet, focalPoint: remainingPoint } = source({ ratio: 1, focalPoint });
  expect(new URL(src, 'http://shop').searchParams.get('focus')).toBe(focus);
  expect(
    srcSet?.split(', ').every((each) => each.includes(`focus=${encodeURIComponent(focus)}`)),
  ).toBe(true);
  expect(remainingPoint).toBe(focalPoint);
});

it('leaves the focal point to the browser if the server crops nothing', () => {
  expect(source({ focalPoint: { x: 0, y: 0 } })).toMatchObject({
    src: '/images/a%20b.jpg?width=640',
    focalPoint: { x: 0, y: 0 },
  });
});

it.each([
  [
    'half a phone, a quarter of a desktop',
    '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw',
    [480, 640, 768, 1024, 1280],
  ],
  ['a whole phone, half a desktop', '(min-width: 1024px) 50vw, 100vw', [768, 1024, 1280, 1536]],
  [
    'a whole phone, one width on a desktop',
    '(min-width: 1440px) 1344px, 100vw',
    [768, 1024, 1280, 1536],
  ],
  ['a line of the checkout', '56px', [160, 320]],
  ['a line of the cart', '96px', [160, 320]],
  ['two widths', '(min-width: 1024px) 312px, 216px', [320, 480, 640, 768, 1024]],
])('offers at most five widths, sharp on every screen: %s', (_where, sizes, widths) => {
  expect(widthsFor(sizes)).toEqual(widths);
});
