// @vitest-environment happy-dom
import { type TitledFields, widgetDefinitions } from '@solvik/content-schema/editing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeAt } from '../editing/editDocument.ts';
import { focusField } from '../focus/focusField.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { FieldContextProvider } from './fieldContext.ts';
import { WidgetFields } from './WidgetField.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');

interface Start {
  readonly fields: object;
  /** Messages by path. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** The form of one list, whose values are stored. */
function open(type: string, name: string, { fields: start, problems = {} }: Start) {
  const definition = widgetDefinitions.find((each) => each.type === type);
  const shown = Object.fromEntries(
    Object.entries(definition?.fields ?? {}).filter(([each]) => each === name),
  ) as TitledFields;
  const current = { fields: start };
  function Form() {
    const [fields, setFields] = useState(start);
    current.fields = fields;
    return (
      <FieldContextProvider
        value={{
          text,
          title: (english) => english,
          language: 'sv',
          market: '*',
          fields: fields as never,
          write: (path, value) => setFields((before) => writeAt(before, path, value) as object),
          problemAt: (path) => problems[path.join('.')],
          targets: [],
        }}
      >
        <WidgetFields fields={shown} path={[]} />
      </FieldContextProvider>
    );
  }
  render(<Form />);
  return current;
}

const questions = (...words: readonly string[]) => ({
  questions: words.map((word) => ({ question: { sv: word } })),
});
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the focus, in a list of three', () => {
  it.each([
    ['Ta bort nummer 1', 'Ta bort nummer 1', ['B', 'C']],
    ['Ta bort nummer 2', 'Ta bort nummer 2', ['A', 'C']],
    ['Ta bort nummer 3', 'Ta bort nummer 2', ['A', 'B']],
    ['Flytta nummer 3 uppåt', 'Flytta nummer 2 uppåt', ['A', 'C', 'B']],
    ['Flytta nummer 1 nedåt', 'Flytta nummer 2 nedåt', ['B', 'A', 'C']],
    ['Flytta nummer 2 uppåt', 'Flytta nummer 1 uppåt', ['B', 'A', 'C']],
    ['Flytta nummer 1 uppåt', 'Flytta nummer 1 uppåt', ['A', 'B', 'C']],
  ])('after %s is on %s', async (pressed, expected, left) => {
    const current = open('faq', 'questions', { fields: questions('A', 'B', 'C') });
    screen.getByRole('button', { name: pressed }).focus();
    await userEvent.keyboard('{Enter}');
    expect([focused(), current.fields]).toEqual([expected, questions(...left)]);
  });
});

it('focuses the add button once nothing is left', async () => {
  open('faq', 'questions', { fields: questions('A') });
  screen.getByRole('button', { name: 'Ta bort nummer 1' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Lägg till en till');
});

it.each([
  ['words', 'faq', 'questions', 'textbox'],
  ['something of the catalogue, which is still being loaded', 'brand-list', 'brands', 'combobox'],
] as const)('focuses the first field of a new item: %s', async (_what, type, name, role) => {
  open(type, name, { fields: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Lägg till en till' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole(role)[0]));
});

describe('a missing entry of the catalogue', () => {
  it.each([
    ['in every language', 'category-tiles', 'tiles', 'category'],
    ['where its name is the same everywhere', 'brand-list', 'brands', 'brand'],
  ])(
    '%s is reported at its search box, where the finding leads',
    async (_what, type, list, name) => {
      open(type, list, {
        fields: { [list]: [{}] },
        problems: { [`${list}.0.${name}`]: 'Fyll i fältet.' },
      });
      const box = await screen.findByRole('combobox');
      focusField(document, `field-${list}-0-${name}`);
      expect(document.activeElement).toBe(box);
      expect(box.closest('fieldset')?.textContent).toContain('Fyll i fältet.');
    },
  );

  it('once chosen is not removed by the key that opened it', async () => {
    const current = open('brand-list', 'brands', { fields: { brands: [{ brand: 'tjarn' }] } });
    const box = await screen.findByRole('combobox');
    focusField(document, 'field-brands-0-brand');
    await userEvent.keyboard('{Enter}');
    expect([document.activeElement === box, current.fields]).toEqual([
      true,
      { brands: [{ brand: 'tjarn' }] },
    ]);
  });
});

it('reports texts missing in every language at the edited ones', () => {
  open('faq', 'questions', {
    fields: questions('A'),
    problems: { 'questions.0.answer': 'Fyll i fältet.' },
  });
  expect(
    screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true'),
  ).toHaveLength(1);
});
