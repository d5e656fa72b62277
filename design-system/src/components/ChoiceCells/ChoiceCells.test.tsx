// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { ChoiceCells, type ChoiceCellsProps } from './ChoiceCells.tsx';

afterEach(cleanup);

const cells: ChoiceCellsProps['cells'] = [
  { value: 's36', label: '36', isSoldOut: true, note: 'slutsåld' },
  { value: 's38', label: '38', isFewLeft: true, note: '2 kvar' },
  { value: 's40', label: '40' },
  { value: 's42', label: '42', isDisabled: true },
];
const sizes = (changes: Partial<ChoiceCellsProps> = {}) => (
  <form id="buy" aria-label="Köp">
    <Fieldset legend="Storlek">
      <ChoiceCells name="size" kind="one" cells={cells} {...changes} />
    </Fieldset>
  </form>
);
const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('size');

describe('ChoiceCells', () => {
  it.each([
    {
      kind: 'one' as const,
      role: 'radio',
      end: ['s40'],
      calls: [
        ['s38', true],
        ['s40', true],
      ],
    },
    {
      kind: 'several' as const,
      role: 'checkbox',
      end: ['s38', 's40'],
      calls: [
        ['s38', true],
        ['s40', true],
      ],
    },
  ])('of $kind posts $end and reports each press', async ({ kind, role, end, calls }) => {
    const onChoose = vi.fn();
    render(sizes({ kind, onChoose }));
    expect(screen.getAllByRole(role)).toHaveLength(4);
    await userEvent.click(screen.getByText('38'));
    await userEvent.click(screen.getByText('40'));
    expect(posted()).toEqual(end);
    expect(onChoose.mock.calls).toEqual(calls);
  });

  it('reports when one of several is cleared', async () => {
    const onChoose = vi.fn();
    render(sizes({ kind: 'several', startsWith: ['s38', 's40'], onChoose }));
    await userEvent.click(screen.getByText('38'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('s38', false);
    expect(posted()).toEqual(['s40']);
  });

  it('allows a sold out size to be selected, for a watch, and not a disabled one', async () => {
    const onChoose = vi.fn();
    render(sizes({ onChoose }));
    await userEvent.click(screen.getByText('42'));
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('36'));
    expect(posted()).toEqual(['s36']);
  });

  it('moves by the arrows among radios, past what is disabled', async () => {
    render(sizes({ startsWith: ['s40'] }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(posted()).toEqual(['s36']);
  });

  it('shows its caller’s value, whatever is pressed', async () => {
    const { rerender } = render(sizes({ chosen: ['s38'] }));
    await userEvent.click(screen.getByText('40'));
    expect(posted()).toEqual(['s38']);
    rerender(sizes({ chosen: [] }));
    expect(posted()).toEqual([]);
  });

  it('requires an answer of radios only: several may all be left empty', () => {
    const { rerender } = render(sizes({ isRequired: true }));
    const required = () =>
      [...screen.getByRole<HTMLFormElement>('form').elements].map(
        (each) => 'required' in each && each.required,
      );
    expect(required()).toEqual([false, true, true, true, true]);
    rerender(sizes({ kind: 'several', isRequired: true }));
    expect(required()).toEqual([false, false, false, false, false]);
  });

  it('is exposed as invalid with its error, since its cells show it by colour alone', async () => {
    const { container } = render(
      <Fieldset legend="Storlek" role="radiogroup" error="Du måste välja storlek först">
        <ChoiceCells name="size" kind="one" cells={cells} />
      </Fieldset>,
    );
    expect((await announcedWords(container))[0]).toBe(
      'radiogroup, Storlek, Du måste välja storlek först, invalid',
    );
  });

  it('belongs to a form outside of which it is placed', () => {
    render(
      <>
        <form id="elsewhere" aria-label="Kassa" />
        <ChoiceCells name="size" kind="one" form="elsewhere" startsWith={['s40']} cells={cells} />
      </>,
    );
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((each) => each.form?.id)).toEqual(
      cells.map(() => 'elsewhere'),
    );
  });

  it('is exposed as named answers, each with its description', async () => {
    const { container } = render(sizes({ startsWith: ['s38'] }));
    const announced = await announcedWords(container);
    expect(
      announced.filter((phrase) => phrase.startsWith('group') || phrase.startsWith('radio')),
    ).toEqual([
      'group, Storlek',
      'radio, 36, slutsåld, not checked, position 1, set size 4',
      'radio, 38, 2 kvar, checked, position 2, set size 4',
      'radio, 40, not checked, position 3, set size 4',
      'radio, 42, not checked, disabled, position 4, set size 4',
    ]);
  });
});
