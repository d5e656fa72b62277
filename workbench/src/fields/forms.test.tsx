// @vitest-environment happy-dom
import {
  languages,
  storeFields,
  type TitledFields,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import { FieldContextProvider, type FieldContextValue } from './fieldContext.ts';
import { WidgetFields } from './WidgetField.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');

/** The form of an example as the workbench renders it; what it writes is recorded. */
function openForm({
  fields,
  configuration,
}: {
  readonly fields: TitledFields;
  readonly configuration: object;
}) {
  const write = vi.fn<FieldContextValue['write']>();
  const value: FieldContextValue = {
    text,
    title: (english) => english,
    language: 'sv',
    market: '*',
    fields: storeFields({ sv: { ...configuration } }, fields, {
      sv: 'se',
      nb: 'no',
      da: 'dk',
      fi: 'fi',
    }),
    write,
    problemAt: () => undefined,
  };
  render(
    <FieldContextProvider value={value}>
      <WidgetFields fields={fields} path={[]} />
    </FieldContextProvider>,
  );
  return write;
}

const names = () =>
  [...document.querySelectorAll('label, legend')].map(({ textContent }) => textContent ?? '');

describe.each(widgetDefinitions.map((definition) => [definition.type, definition] as const))(
  'the form of %s ',
  (_type, { fields, examples }) => {
    it('names a control for every field', () => {
      openForm({ fields, configuration: examples[0]?.configuration ?? {} });
      const unnamed = Object.values(fields).filter(
        ({ title, kind }) => kind !== 'group' && !names().some((name) => name.startsWith(title)),
      );
      expect(unnamed).toEqual([]);
      const controls = screen
        .queryAllByRole('textbox')
        .concat(
          screen.queryAllByRole('combobox'),
          screen.queryAllByRole('spinbutton'),
          screen.queryAllByRole('checkbox'),
        );
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) expect(control).toHaveAccessibleName();
    });

    it('writes what is typed at the field’s own path', () => {
      const write = openForm({ fields, configuration: examples[0]?.configuration ?? {} });
      const [field] = screen.queryAllByRole('textbox');
      if (!field) throw new Error('This form has no text field.');
      fireEvent.change(field, { target: { value: 'Nya ord' } });
      expect(write).toHaveBeenCalledOnce();
      const [path] = write.mock.lastCall ?? [];
      expect(Object.keys(fields)).toContain(path?.[0]);
    });
  },
);

it('is in every editor’s language', async () => {
  const all = await Promise.all(languages.map(loadWorkbenchText));
  expect(new Set(all.map((textOf) => textOf('list.add'))).size).toBe(languages.length);
});

it('shows and writes a date by the clock of the shop’s first market', () => {
  const fields: TitledFields = { ends: { kind: 'date', title: 'End time' } };
  const write = openForm({ fields, configuration: { ends: '2026-11-27T07:00:00Z' } });
  const field = screen.getByLabelText(/End time/);
  expect(field).toHaveValue('2026-11-27T08:00');
  fireEvent.change(field, { target: { value: '2026-11-28T09:30' } });
  expect(write).toHaveBeenCalledWith(['ends'], '2026-11-28T08:30:00.000Z');
});
