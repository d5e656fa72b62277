// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

afterEach(cleanup);

const onCommit = vi.fn();
const slider = (changes: Partial<RangeSliderProps> = {}) => (
  <RangeSlider
    legend="Pris"
    min={100}
    max={2600}
    step={100}
    value={{ lowest: 100, highest: 2600 }}
    onCommit={onCommit}
    format={(amount) => `${String(amount)} kr`}
    lowestLabel="Från"
    highestLabel="Till"
    names={{ lowest: 'price-from', highest: 'price-to' }}
    {...changes}
  />
);
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

describe('RangeSlider', () => {
  it('is a group with two sliders that announce their formatted value', () => {
    render(slider());
    expect(screen.getByRole('group', { name: 'Pris' })).toBeVisible();
    expect(thumb('Från').getAttribute('aria-valuetext')).toBe('100 kr');
    expect(thumb('Till').getAttribute('aria-valuetext')).toBe('2600 kr');
  });

  it('is described by both ends as one formatted range', () => {
    render(
      slider({ formatRange: ({ lowest, highest }) => `${String(lowest)}–${String(highest)} kr` }),
    );
    const id = screen.getByRole('group', { name: 'Pris' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('100–2600 kr');
  });

  it('reports every step on the way, and commits once when released', () => {
    const onChange = vi.fn();
    onCommit.mockClear();
    render(slider({ onChange }));
    fireEvent.change(thumb('Från'), { target: { value: '500' } });
    fireEvent.change(thumb('Från'), { target: { value: '900' } });
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.pointerUp(thumb('Från'));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith({ lowest: 900, highest: 2600 });
  });

  it('keeps the ends from passing one another', () => {
    render(slider({ value: { lowest: 500, highest: 900 } }));
    fireEvent.change(thumb('Från'), { target: { value: '2000' } });
    expect(thumb('Från').value).toBe('900');
  });

  it.each([
    { direction: 'ltr', clientX: 20, lowest: 600, focused: 'Från' },
    { direction: 'ltr', clientX: 80, highest: 2100, focused: 'Till' },
    { direction: 'rtl', clientX: 80, lowest: 600, focused: 'Från' },
  ] as const)(
    'moves the nearer end to the pressed point of the track, $clientX of 100 where lines run $direction, and the focus with it',
    ({ direction, clientX, focused, lowest = 100, highest = 2600 }) => {
      onCommit.mockClear();
      render(slider({ style: { direction } }));
      const line = thumb('Från').parentElement;
      if (!line) throw new Error('The thumbs have no track.');
      line.style.direction = direction;
      vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44));
      fireEvent.click(line, { clientX });
      expect(onCommit).toHaveBeenCalledExactlyOnceWith({ lowest, highest });
      expect(document.activeElement).toBe(thumb(focused));
    },
  );

  it('keeps its thumb when the page responds with the new range', () => {
    const { rerender } = render(slider());
    const before = thumb('Från');
    rerender(slider({ value: { lowest: 700, highest: 2600 } }));
    expect(thumb('Från')).toBe(before);
    expect(before.value).toBe('700');
  });

  it('posts its two numbers under the names of a plain form', () => {
    render(<form aria-label="Filter">{slider({ value: { lowest: 300, highest: 900 } })}</form>);
    const data = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Filter' }));
    expect([data.get('price-from'), data.get('price-to')]).toEqual(['300', '900']);
  });

  it('is exposed as a group of two sliders with their formatted values', async () => {
    const { container } = render(slider());
    expect(await announcedWords(container)).toEqual([
      'group, Pris, 100 kr–2600 kr',
      'Pris',
      'paragraph',
      '100 kr–2600 kr',
      'end of paragraph',
      'slider, Från, orientated horizontally, max value 2600, min value 100, current value 100 kr',
      'slider, Till, orientated horizontally, max value 2600, min value 100, current value 2600 kr',
      'end of group, Pris, 100 kr–2600 kr',
    ]);
  });
});
