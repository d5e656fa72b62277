// @vitest-environment happy-dom
import { checkMenu, languages, type MenuDocument } from '@solvik/content-schema/editing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { focusField } from '../focusField.ts';
import { groupFindings } from '../groupFindings.ts';
import { sayWhereInMenu } from '../naming/sayWhere.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { findItem } from './findItem.ts';
import { MenuPanel } from './MenuPanel.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');

function open(label: MenuDocument['items'][number]['label']) {
  const document: MenuDocument = {
    items: [{ key: 'women', label, target: { type: 'route', route: '/' } }],
  };
  const { findings } = checkMenu(document);
  const menu = { editing: { document }, findings, edit: () => undefined };
  const workbench: unknown = {
    text,
    locale: 'sv',
    menu,
    itemKey: 'women',
    chooseItem: () => undefined,
    targets: [],
  };
  render(<MenuPanel workbench={workbench as WorkbenchState} />);
  return { document, findings };
}

/** Of each language's field: x when it is wrong, and what it is described by. */
const told = () =>
  languages.map((language) => {
    const field = screen.getByLabelText(text(`language.${language}`));
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    return `${field.getAttribute('aria-invalid') === 'true' ? 'x ' : ''}${described.join(' ')}`;
  });

describe('the words of a menu’s item', () => {
  it.each([
    [
      'in no language',
      {},
      ['x Fyll i fältet.', 'x Fyll i fältet.', 'x Fyll i fältet.', 'x Fyll i fältet.'],
    ],
    ['in one', { sv: 'Dam' }, ['', 'Saknas på bokmål.', 'Saknas på danska.', 'Saknas på finska.']],
    ['in all', { sv: 'Dam', nb: 'Dame', da: 'Dame', fi: 'Naiset' }, ['', '', '', '']],
  ])('%s', (_what, label, expected) => {
    open(label);
    expect(told()).toEqual(expected);
  });

  it('say at an empty field why they are none, and the finding leads there', () => {
    const { document: menu, findings } = open({ sv: 'x'.repeat(61) });
    expect(told().slice(1)).toEqual(['x Fyll i fältet.', 'x Fyll i fältet.', 'x Fyll i fältet.']);
    focusField(
      document,
      findItem(findings.find(({ path }) => path.endsWith('.fi'))?.path ?? '', menu).controlId,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('finska'));
  });

  it.each([
    [
      'each by its language',
      { sv: 'x'.repeat(61), nb: 'x'.repeat(61), da: 'Dame', fi: 'Naiset' },
      ['Text, svenska', 'Text, bokmål'],
    ],
    ['as one where it is only missing', { sv: 'Dam' }, ['Text']],
  ])('are named in what is said of them: %s', (_what, label, expected) => {
    const { document: menu, findings } = open(label);
    const groups = groupFindings(findings, {
      text,
      locale: 'sv',
      whereOf: (path) => sayWhereInMenu(path, { document: menu, text, locale: 'sv' }),
    });
    expect(groups.map(({ field }) => field)).toEqual(expected);
  });
});
