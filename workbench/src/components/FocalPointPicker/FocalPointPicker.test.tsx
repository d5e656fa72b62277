// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '@solvik/design-system/announced-words';
import { type FocalPoint, FocalPointPicker } from './FocalPointPicker.tsx';

afterEach(cleanup);

function show(start?: FocalPoint) {
  const set: FocalPoint[] = [];
  function Controlled() {
    const [value, setValue] = useState(start);
    return (
      <FocalPointPicker
        label="Det som alltid ska synas"
        image={{ src: '/kappa.jpg' }}
        acrossLabel="Från vänster"
        downLabel="Uppifrån"
        value={value}
        format={({ across, down }) =>
          `${String(across)} % från vänster, ${String(down)} % uppifrån`
        }
        onValueChange={(next) => {
          set.push(next);
          setValue(next);
        }}
      />
    );
  }
  return { set, ...render(<Controlled />) };
}
const message = () =>
  screen.getByRole('slider', { name: 'Från vänster' }).getAttribute('aria-valuetext');

describe('FocalPointPicker', () => {
  it.each(['Från vänster', 'Uppifrån'])(
    'moves the point in the arrows’ direction, whichever slider has the focus: %s',
    async (scale) => {
      const { set } = show({ x: 0.5, y: 0.5 });
      screen.getByRole('slider', { name: scale }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowUp}');
      expect(set.at(-1)).toEqual({ x: 0.49, y: 0.51 });
      expect(message()).toBe('49 % från vänster, 51 % uppifrån');
    },
  );

  it('moves by ten with Shift, and never out of the picture', async () => {
    show({ x: 0.95, y: 0.04 });
    screen.getByRole('slider', { name: 'Uppifrån' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}{ArrowRight}{ArrowUp}');
    expect(message()).toBe('100 % från vänster, 0 % uppifrån');
  });

  it('is moved to where the picture is pressed, and follows until released', () => {
    const { container, set } = show();
    const place = container.querySelector('img')?.parentElement;
    if (!place) throw new Error('The picture has no container.');
    place.getBoundingClientRect = () =>
      ({ left: 100, top: 50, width: 200, height: 400 }) as DOMRect;
    const held = new Set<number>();
    Object.assign(place, {
      setPointerCapture: (id: number) => held.add(id),
      hasPointerCapture: (id: number) => held.has(id),
    });
    fireEvent.pointerMove(place, { pointerId: 1, clientX: 120, clientY: 60 });
    fireEvent.pointerDown(place, { pointerId: 1, button: 0, clientX: 150, clientY: 350 });
    fireEvent.pointerMove(place, { pointerId: 1, clientX: 900, clientY: 49 });
    expect(set).toEqual([
      { x: 0.25, y: 0.75 },
      { x: 1, y: 0 },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Från vänster' }));
  });

  it('is in the middle until it is set, and clamps wrong values to the picture', () => {
    show();
    expect(message()).toBe('50 % från vänster, 50 % uppifrån');
    cleanup();
    show({ x: -4, y: 12 });
    expect(message()).toBe('0 % från vänster, 100 % uppifrån');
  });

  it('is exposed as two sliders with one name', async () => {
    const { container } = show({ x: 0.62, y: 0.4 });
    const received = (await announcedWords(container)).join(' | ');
    expect(received).toContain('group, Det som alltid ska synas');
    expect(received).toContain('slider, Från vänster');
    expect(received).toContain('slider, Uppifrån');
    expect(received).toContain('62 % från vänster, 40 % uppifrån');
  });
});
