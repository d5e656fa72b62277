// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

afterEach(cleanup);

const onCommit = vi.fn();
const fields: RangeSliderProps['fields'] = {
  lowest: 'Lägst',
  highest: 'Högst',
  unit: 'kr',
  format: (amount) => amount.toLocaleString('en'),
  read: (text) => (/^[\d ]+$/.test(text) ? Number(text.replaceAll(' ', '')) : undefined),
};
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
    fields={fields}
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

  it('announces each end by its own words where they are given', () => {
    render(slider({ describe: (end, amount) => `${end} ${String(amount)} kr` }));
    expect(thumb('Från').getAttribute('aria-valuetext')).toBe('lowest 100 kr');
    expect(thumb('Till').getAttribute('aria-valuetext')).toBe('highest 2600 kr');
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

  it('commits at Enter, which sends no form around it', () => {
    onCommit.mockClear();
    render(<form>{slider()}</form>);
    fireEvent.change(thumb('Från'), { target: { value: '900' } });
    expect(fireEvent.keyDown(thumb('Från'), { key: 'Enter' })).toBe(false);
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

  it('moves by ten steps on Page Up, and commits when the key is released', () => {
    onCommit.mockClear();
    render(slider());
    fireEvent.keyDown(thumb('Från'), { key: 'PageUp' });
    expect(thumb('Från').value).toBe('1100');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.keyUp(thumb('Från'), { key: 'PageUp' });
    expect(onCommit).toHaveBeenCalledExactlyOnceWith({ lowest: 1100, highest: 2600 });
  });

  it.each([
    ['a number, on Enter', '1 250', 'Enter', { lowest: 1250, highest: 2600 }],
    [
      'a number past the other end, as far as that',
      '9999',
      'leave',
      { lowest: 2600, highest: 2600 },
    ],
    ['nothing', '', 'leave', undefined],
    ['no number', 'billigt', 'leave', undefined],
  ] as const)('a field takes %s', (_, typed, by, range) => {
    onCommit.mockClear();
    render(slider());
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Lägst' });
    fireEvent.change(field, { target: { value: typed } });
    if (by === 'Enter') fireEvent.keyDown(field, { key: 'Enter' });
    else fireEvent.blur(field);
    if (range) expect(onCommit).toHaveBeenCalledExactlyOnceWith(range);
    else expect([onCommit.mock.calls.length, field.value]).toEqual([0, '100']);
  });

  it('draws bars for the eye alone, deeper within the range', () => {
    const { container } = render(
      slider({ bars: [4, 0, 8, 2], value: { lowest: 700, highest: 2000 } }),
    );
    const bars = [...container.querySelectorAll('[aria-hidden] > span')].filter(
      (bar) => bar instanceof HTMLElement && bar.style.getPropertyValue('--bar-height') !== '',
    );
    expect(
      bars.map((bar) => [
        bar instanceof HTMLElement && bar.style.getPropertyValue('--bar-height'),
        bar.hasAttribute('data-is-inside'),
      ]),
    ).toEqual([
      ['50%', false],
      ['0%', true],
      ['100%', true],
      ['25%', false],
    ]);
  });

  it('keeps its thumb when the page responds with the new range', () => {
    const { rerender } = render(slider());
    const before = thumb('Från');
    rerender(slider({ value: { lowest: 700, highest: 2600 } }));
    expect(thumb('Från')).toBe(before);
    expect(before.value).toBe('700');
  });

  it('posts its two numbers as they are shown, under the names of a plain form', () => {
    render(<form aria-label="Filter">{slider({ value: { lowest: 300, highest: 1200 } })}</form>);
    const data = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Filter' }));
    expect([data.get('price-from'), data.get('price-to')]).toEqual(['300', '1,200']);
  });

  it('is exposed as a group of two sliders with their formatted values', async () => {
    const { container } = render(slider());
    expect(await announcedWords(container)).toEqual([
      'group, Pris, 100 kr–2600 kr',
      'Pris',
      '100 kr–2600 kr',
      'slider, Från, orientated horizontally, max value 2600, min value 100, current value 100 kr',
      'slider, Till, orientated horizontally, max value 2600, min value 100, current value 2600 kr',
      'Lägst',
      'textbox, Lägst, 100',
      'Högst',
      'textbox, Högst, 2,600',
      'end of group, Pris, 100 kr–2600 kr',
    ]);
  });
});
