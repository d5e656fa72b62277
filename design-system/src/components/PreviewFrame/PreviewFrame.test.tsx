// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PreviewFrame } from './PreviewFrame.tsx';

afterEach(cleanup);

describe('PreviewFrame', () => {
  it('names its frame as its caption does', () => {
    render(<PreviewFrame name="Suomi, suomi" note="EUR" width={390} height={844} srcDoc="" />);
    expect(screen.getByTitle('Suomi, suomi').tagName).toBe('IFRAME');
    expect(screen.getByRole('figure').textContent).toBe('Suomi, suomiEUR');
  });

  it('hands its measures to the style sheet', () => {
    render(<PreviewFrame name="Suomi" width={1280} height={800} scale={0.25} srcDoc="" />);
    const { style } = screen.getByRole('figure');
    expect(['--frame-width', '--frame-height', '--frame-scale'].map((name) => style.getPropertyValue(name))).toEqual(['1280', '800', '0.25']);
  });
});
