// @vitest-environment happy-dom
import { checkMenu, languages, type MenuDocument } from '@solvik/content-schema/editing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { focusField } from '../focus/focusField.ts';
import { groupFindings } from '../findings/groupFindings.ts';
import { describeMenuLocation } from '../naming/describeLocation.ts';
import type { WorkbenchState } from '../workbenchState.ts';
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

/** Of each language's field: x when it is invalid, and its description. */
const reported = () =>
  languages.map((language) => {
    const field = screen.getByLabelText(text(`language.${language}`));
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    return `${field.getAttribute('aria-invalid') === 'true' ? 'x ' : ''}${described.join(' ')}`;
  });

describe('the labels of a menu item', () => {
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
    expect(reported()).toEqual(expected);
  });

  it('explain at an empty field why they are invalid, and the finding links there', () => {
    const { document: menu, findings } = open({ sv: 'x'.repeat(61) });
    expect(reported().slice(1)).toEqual([
      'x Fyll i fältet.',
      'x Fyll i fältet.',
      'x Fyll i fältet.',
    ]);
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
    ['as one where only it is missing', { sv: 'Dam' }, ['Text']],
  ])('are named in their finding: %s', (_what, label, expected) => {
    const { document: menu, findings } = open(label);
    const groups = groupFindings(findings, {
      text,
      locale: 'sv',
      locationOf: (path) => describeMenuLocation(path, { document: menu, text, locale: 'sv' }),
    });
    expect(groups.map(({ field }) => field)).toEqual(expected);
  });
});
