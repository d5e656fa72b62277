// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RadioCard, type RadioCardProps } from './RadioCard.tsx';

afterEach(cleanup);

const ways = (changes: Partial<RadioCardProps> = {}) => (
  <form aria-label="Kassan">
    <RadioGroup legend="Hur vill du få det?">
      <RadioCard
        name="shipping"
        value="agent"
        label="Ombud"
        description="Ica Nära Sjöbo, 400 m bort"
        aside="0 kr"
      />
      <RadioCard name="shipping" value="door" label="Hem till dörren" aside="49 kr" {...changes} />
    </RadioGroup>
  </form>
);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('shipping');
const described = (name: string) =>
  radio(name)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('RadioCard', () => {
  it('is named by its label, and described by what it costs, then by what it means', () => {
    render(ways());
    expect(described('Ombud')).toEqual(['0 kr', 'Ica Nära Sjöbo, 400 m bort']);
    expect(described('Hem till dörren')).toEqual(['49 kr']);
  });

  it('has no description without further text', () => {
    render(ways({ aside: undefined }));
    expect(described('Hem till dörren')).toBeUndefined();
  });

  it('keeps a caller’s description, after its own', () => {
    render(
      <>
        <p id="outside">Bara vardagar</p>
        {ways({ 'aria-describedby': 'outside' })}
      </>,
    );
    expect(described('Hem till dörren')).toEqual(['49 kr', 'Bara vardagar']);
  });

  it.each(['Hem till dörren', '49 kr', 'Mellan 17 och 21'])(
    'is selected by a press on its label: %s',
    async (words) => {
      const onChange = vi.fn<(value: string) => void>();
      render(
        ways({
          description: 'Mellan 17 och 21',
          onChange: ({ currentTarget }) => onChange(currentTarget.value),
        }),
      );
      await userEvent.click(screen.getByText(words));
      expect(onChange).toHaveBeenCalledExactlyOnceWith('door');
      expect([radio('Hem till dörren').checked, posted()]).toEqual([true, 'door']);
    },
  );

  it('moves with the arrows among those of its name', async () => {
    render(ways());
    await userEvent.click(radio('Ombud'));
    await userEvent.keyboard('{ArrowDown}');
    expect([posted(), document.activeElement]).toEqual(['door', radio('Hem till dörren')]);
  });

  it('does nothing when it is disabled', async () => {
    const onChange = vi.fn();
    render(ways({ disabled: true, onChange }));
    await userEvent.click(screen.getByText('Hem till dörren'));
    expect([onChange.mock.calls.length, posted()]).toEqual([0, null]);
  });

  it('shows its expanded content, outside its name and description', () => {
    render(ways({ checked: true, onChange: () => undefined, children: 'Portkoden står i sms:et' }));
    expect(screen.getByText('Portkoden står i sms:et')).toBeVisible();
    expect(described('Hem till dörren')).toEqual(['49 kr']);
  });

  it('is exposed with its price, its state and its position among the others', async () => {
    const { container } = render(ways({ defaultChecked: true }));
    expect(
      (await announcedWords(container)).filter((words) => words.startsWith('radio, ')),
    ).toEqual([
      'radio, Ombud, 0 kr Ica Nära Sjöbo, 400 m bort, not checked, position 1, set size 2',
      'radio, Hem till dörren, 49 kr, checked, position 2, set size 2',
    ]);
  });
});
