// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AspectRatio, aspectRatios } from './AspectRatio.tsx';

afterEach(cleanup);

const shapes: Readonly<Record<(typeof aspectRatios)[number], string>> = {
  '4:5': '4 / 5',
  '1:1': '1 / 1',
  '3:2': '3 / 2',
  '16:9': '16 / 9',
};

describe('AspectRatio', () => {
  it.each(aspectRatios)('keeps %s, and its picture fills it', (ratio) => {
    render(
      <AspectRatio ratio={ratio}>
        <img src="coat.webp" alt="Kappan" />
      </AspectRatio>,
    );
    const picture = screen.getByRole('img', { name: 'Kappan' });
    const place = picture.parentElement;
    expect(place && getComputedStyle(place).aspectRatio).toBe(shapes[ratio]);
    expect(getComputedStyle(picture).position).toBe('absolute');
    expect(getComputedStyle(picture).objectFit).toBe('cover');
  });
});
