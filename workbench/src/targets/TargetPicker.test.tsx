// @vitest-environment happy-dom
import type { LinkTarget } from '@solvik/content-schema/editing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { focusField } from '../focus/focusField.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { TargetPicker } from './TargetPicker.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');
const targets: readonly LinkTarget[] = [
  {
    kind: 'category',
    key: 'women-coats',
    name: { sv: 'Kappor' },
    within: { sv: 'Dam' },
    path: { sv: '/c/dam/kappor' },
  },
  { kind: 'category', key: 'women', name: { sv: 'Dam' }, path: { sv: '/c/dam' } },
  { kind: 'page', key: 'coats', name: { sv: 'Om kappor' }, path: { sv: '/om-kappor' } },
];

async function open() {
  const picked: string[] = [];
  render(
    <div id="field-target">
      <TargetPicker
        text={text}
        language="sv"
        label="Sök i butiken"
        targets={targets}
        kinds={['page', 'category']}
        onPick={({ kind, key }) => picked.push(`${kind} ${key}`)}
      />
    </div>,
  );
  return {
    picked,
    // Its field is loaded on demand, which takes its time on a busy machine.
    field: await screen.findByRole<HTMLInputElement>(
      'combobox',
      { name: 'Sök i butiken' },
      { timeout: 30_000 },
    ),
  };
}

describe('finding the target of a link', () => {
  it('works by keys alone: some letters, an arrow, Enter; the field is empty for the next', async () => {
    const { picked, field } = await open();
    await userEvent.type(field, 'kapp{ArrowDown}{ArrowDown}{Enter}');
    expect([picked, field.value]).toEqual([['category women-coats'], '']);
  });

  it('takes the first when Enter is pressed on the exact name, and nothing where nothing is found', async () => {
    const { picked, field } = await open();
    await userEvent.type(field, 'månen');
    expect(screen.getByText('Inget heter så i butiken. Pröva ett annat ord.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'kappor{Enter}');
    expect(picked).toEqual(['page coats']);
  });

  it('is where a finding about the link leads', async () => {
    const { field } = await open();
    focusField(document, 'field-target');
    expect(document.activeElement).toBe(field);
  });
});
