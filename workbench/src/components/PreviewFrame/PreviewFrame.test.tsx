// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '@solvik/design-system/announced-words';
import { PreviewFrame } from './PreviewFrame.tsx';

afterEach(cleanup);

describe('PreviewFrame', () => {
  it('names its frame as its caption does', () => {
    render(<PreviewFrame name="Suomi, suomi" note="EUR" width={390} height={844} srcDoc="" />);
    expect(screen.getByTitle('Suomi, suomi').tagName).toBe('IFRAME');
    expect(screen.getByRole('figure').textContent).toBe('Suomi, suomiEUR');
  });

  it('is made wider and narrower by keys, within its limits, and by dragging to scale', () => {
    const requested: number[] = [];
    const resize = {
      label: 'Egen bredd',
      min: 320,
      max: 1536,
      format: (width: number) => `${String(width)} px`,
      onWidthChange: (width: number) => requested.push(width),
    };
    const { rerender } = render(
      <PreviewFrame name="Suomi" width={390} height={800} scale={0.5} srcDoc="" resize={resize} />,
    );
    const handle = screen.getByRole('slider', { name: 'Egen bredd' });
    expect([
      handle.getAttribute('aria-valuetext'),
      handle.getAttribute('min'),
      handle.getAttribute('max'),
    ]).toEqual(['390 px', '320', '1536']);
    fireEvent.change(handle, { target: { value: '391' } });
    fireEvent.keyDown(handle, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(handle, { key: 'ArrowLeft', shiftKey: true });
    rerender(
      <PreviewFrame name="Suomi" width={322} height={800} scale={0.5} srcDoc="" resize={resize} />,
    );
    fireEvent.keyDown(handle, { key: 'ArrowDown', shiftKey: true });
    expect(requested.splice(0)).toEqual([391, 400, 380, 320]);
    const strip = handle.parentElement;
    if (!strip) throw new Error('The handle has no parent.');
    // happy-dom captures no pointers.
    Object.assign(strip, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
    fireEvent.pointerDown(strip, { button: 0, clientX: 100 });
    fireEvent.pointerMove(strip, { clientX: 140 });
    expect(requested).toEqual([402]);
  });

  it('is exposed as a figure with the name of the page and of its frame, and the width that can be chosen', async () => {
    const resize = {
      label: 'Egen bredd',
      min: 320,
      max: 1536,
      format: (width: number) => `${String(width)} px`,
      onWidthChange: () => undefined,
    };
    const { container } = render(
      <PreviewFrame
        name="Suomi, suomi"
        note="EUR"
        width={390}
        height={844}
        srcDoc=""
        resize={resize}
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'figure',
      'caption',
      'Suomi, suomi',
      'EUR',
      'end of caption',
      'Suomi, suomi',
      'slider, Egen bredd, orientated horizontally, max value 1536, min value 320, current value 390 px',
      'end of figure',
    ]);
  });

  it('passes its measures to the style sheet', () => {
    render(<PreviewFrame name="Suomi" width={1280} height={800} scale={0.25} srcDoc="" />);
    const { style } = screen.getByRole('figure');
    expect(
      ['--frame-width', '--frame-height', '--frame-scale'].map((name) =>
        style.getPropertyValue(name),
      ),
    ).toEqual(['1280', '800', '0.25']);
  });
});
