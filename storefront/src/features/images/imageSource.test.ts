import { expect, it } from 'vitest';
import { imageSource } from './imageSource.ts';

const asked = (request: Omit<Parameters<typeof imageSource>[1], 'alt' | 'sizes'>) => imageSource('a b.jpg', { alt: 'Kappa', sizes: '100vw', ...request });

it('asks for a picture in its own shape, or cut to the shape it is drawn in', () => {
  expect(asked({}).src).toBe('/images/a%20b.jpg?width=640');
  expect(asked({ ratio: 4 / 5 }).src).toBe('/images/a%20b.jpg?width=640&height=800&fit=cover');
});

it.each([
  [{ x: 0.62, y: 0.4 }, '60,40'],
  [{ x: -1, y: 7 }, '0,100'],
])('has it cut around %j, and hands the point on for what the browser still cuts', (focalPoint, focus) => {
  const { src, srcSet, focalPoint: told } = asked({ ratio: 1, focalPoint });
  expect(new URL(src, 'http://shop').searchParams.get('focus')).toBe(focus);
  expect(srcSet?.split(', ').every((each) => each.includes(`focus=${encodeURIComponent(focus)}`))).toBe(true);
  expect(told).toBe(focalPoint);
});

it('leaves the point to the browser where nothing is cut before', () => {
  expect(asked({ focalPoint: { x: 0, y: 0 } })).toMatchObject({ src: '/images/a%20b.jpg?width=640', focalPoint: { x: 0, y: 0 } });
});
