// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Image } from './Image.tsx';

afterEach(cleanup);

const ratio = (): string =>
  screen.getByRole('img').parentElement?.style.getPropertyValue('--image-ratio') ?? '';

describe('Image', () => {
  it('reserves the aspect ratio of its metadata', () => {
    render(<Image src="/kappa.avif" alt="Kappa" width={1600} height={2000} />);
    expect(ratio()).toBe('0.8');
  });

  it('reserves the fallback ratio when metadata reads 0 × 0', () => {
    render(<Image src="/kappa.avif" alt="Kappa" width={0} height={0} fallbackRatio={1} />);
    expect(ratio()).toBe('1');
    expect(screen.getByRole('img').getAttribute('width')).toBeNull();
  });

  it('loads when near, and at once when it belongs to the first screen', () => {
    const { rerender } = render(<Image src="/kappa.avif" alt="Kappa" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    rerender(<Image src="/kappa.avif" alt="Kappa" hasPriority />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  });

  it.each([
    [{ x: 0.62, y: 0.4 }, '62% 40%'],
    [{ x: 0, y: 1 }, '0% 100%'],
    [{ x: -3, y: 70 }, '0% 100%'],
    [{ x: Number.NaN, y: Number.POSITIVE_INFINITY }, '50% 100%'],
    [undefined, ''],
  ])('keeps %j in view', (focalPoint, position) => {
    render(<Image src="/kappa.avif" alt="Kappa" focalPoint={focalPoint} />);
    expect(screen.getByRole('img').parentElement?.style.getPropertyValue('--image-focus')).toBe(
      position,
    );
  });
});
