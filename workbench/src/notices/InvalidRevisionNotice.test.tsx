// @vitest-environment happy-dom
import { loadTitles, type PageDocument, type StoredWidget } from '@solvik/content-schema/editing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StatusNotice } from './StatusNotice.tsx';
import type { DocumentNotice } from '../saving/documentNotice.ts';
import { aboutPage } from '../testing/createTestService.ts';
import type { WorkbenchState } from '../workbenchState.ts';
import { loadWorkbenchText } from '../workbenchText.ts';

afterEach(cleanup);
const [text, titles] = await Promise.all([loadWorkbenchText('sv'), loadTitles('sv')]);
const hero: StoredWidget = {
  id: 'h',
  type: 'hero',
  version: 1,
  name: 'h',
  size: 'full',
  fields: {},
};
const older: PageDocument = {
  ...aboutPage('about', 'Om oss'),
  containers: [
    { id: 'r', name: 'r', layout: 'full', design: 'default', responsiveMode: '', widgets: [hero] },
  ],
};
const faulty: DocumentNotice<'page'> = {
  kind: 'faulty',
  revision: { number: 3, author: 'Ida', savedAt: '', document: older },
  findings: [{ level: 'error', path: 'containers[0].widgets[0].fields.heading', code: 'required' }],
  kept: 7,
};

function show(message: DocumentNotice, open: object = {}) {
  const repair = vi.fn();
  const workbench: unknown = {
    text,
    title: (english: string) => titles[english] ?? english,
    locale: 'sv',
    page: {},
    pageName: () => '',
    // Today the same path leads to a widget of another kind.
    locationOf: () => ({ owner: 'Text', field: 'Rubrik' }),
    followFinding: () => undefined,
    open: {
      notice: message,
      repair,
      dismissNotice: () => undefined,
      mayEdit: true,
      findings: [],
      ...open,
    },
  };
  render(<StatusNotice workbench={workbench as WorkbenchState} />);
  return repair;
}

it('names each fault of an older revision by its label there, and offers to repair it', () => {
  const repair = show(faulty);
  expect(screen.getByRole('listitem').textContent).toBe('Toppyta, Rubrik: Fyll i fältet.');
  expect(screen.getByRole('alert').textContent).toContain(
    'Utkast 3 kan inte publiceras som det är:',
  );
  expect(screen.getByRole('alert').textContent).toContain(text('history.retained', { number: 7 }));
  screen.getByRole('button', { name: 'Redigera utkast 3' }).click();
  expect(repair).toHaveBeenCalledOnce();
});

it('offers no repair to a read-only editor', () => {
  show(faulty, { mayEdit: false });
  expect(screen.queryByRole('button', { name: 'Redigera utkast 3' })).toBe(null);
});

it('has the focus once it is edited, and links to its current findings', () => {
  show({ kind: 'fixing', revision: 3 }, { findings: faulty.findings });
  expect(document.activeElement?.textContent).toContain('Nu redigerar du utkast 3.');
  expect(screen.getByRole('button', { name: 'Text, Rubrik: Fyll i fältet.' })).toBeVisible();
});
