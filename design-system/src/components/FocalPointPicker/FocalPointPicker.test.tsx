// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { type FocalPoint, FocalPointPicker } from './FocalPointPicker.tsx';

afterEach(cleanup);

function show(start?: FocalPoint) {
  const set: FocalPoint[] = [];
  function Kept() {
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
  return { set, ...render(<Kept />) };
}
const said = () =>
  screen.getByRole('slider', { name: 'Från vänster' }).getAttribute('aria-valuetext');

describe('FocalPointPicker', () => {
  it.each(['Från vänster', 'Uppifrån'])(
    'moves the point the way the arrows point, whichever scale has the focus: %s',
    async (scale) => {
      const { set } = show({ x: 0.5, y: 0.5 });
      screen.getByRole('slider', { name: scale }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowUp}');
      expect(set.at(-1)).toEqual({ x: 0.49, y: 0.51 });
      expect(said()).toBe('49 % från vänster, 51 % uppifrån');
    },
  );

  it('moves by ten with Shift, and never out of the picture', async () => {
    show({ x: 0.95, y: 0.04 });
    screen.getByRole('slider', { name: 'Uppifrån' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}{ArrowRight}{ArrowUp}');
    expect(said()).toBe('100 % från vänster, 0 % uppifrån');
  });

  it('is put where the picture is pressed, and follows until it is let go', () => {
    const { container, set } = show();
    const place = container.querySelector('img')?.parentElement;
    if (!place) throw new Error('The picture has a place.');
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

  it('stands in the middle until it is set, and holds wrong values within the picture', () => {
    show();
    expect(said()).toBe('50 % från vänster, 50 % uppifrån');
    cleanup();
    show({ x: -4, y: 12 });
    expect(said()).toBe('0 % från vänster, 100 % uppifrån');
  });

  it('is heard as two scales with one name', async () => {
    const { container } = show({ x: 0.62, y: 0.4 });
    const heard = (await heardWords(container)).join(' | ');
    expect(heard).toContain('group, Det som alltid ska synas');
    expect(heard).toContain('slider, Från vänster');
    expect(heard).toContain('slider, Uppifrån');
    expect(heard).toContain('62 % från vänster, 40 % uppifrån');
  });
});
