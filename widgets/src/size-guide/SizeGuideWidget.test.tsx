// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { SizeGuideWidget } from './SizeGuideWidget.tsx';

afterEach(cleanup);

const show = (
  example: string,
  headingLevel: 1 | 2 = 2,
  changes: Readonly<Record<string, unknown>> = {},
) =>
  render(
    <SizeGuideWidget
      {...storySurroundings}
      headingLevel={headingLevel}
      data={undefined}
      configuration={exampleOf('size-guide', example, changes)}
    />,
  );

describe('a size guide', () => {
  it('exposes each measure with its size and its column', () => {
    show('Women');
    const table = screen.getByRole('table', { name: 'Dam' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['EU', 'Byst (cm)', 'Midja (cm)', 'Höft (cm)']);
    const row = within(table).getByRole('rowheader', { name: '36' }).closest('tr');
    expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      '36',
      '84',
      '68',
      '92',
    ]);
  });

  it('explains how to measure, as a description list', () => {
    show('Women', 1);
    expect(screen.getByRole('heading', { level: 2, name: 'Så mäter du' })).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Byst',
      'Midja',
      'Höft',
    ]);
  });

  it('draws the measured lines, and explains the rest in words', () => {
    const step = (part: string, line?: string) => ({ part, text: `Mät ${part}.`, line });
    const steps = [step('Byst', 'bust'), step('Huvud'), step('Fot', 'foot'), step('Tå', 'foot')];
    const { container } = show('Women', 2, { steps });
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(container.querySelectorAll('[data-part="leader"]')).toHaveLength(2);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Byst',
      'Fot',
      'Huvud',
      'Tå',
    ]);
  });

  it('draws nothing where no line is chosen', () => {
    const { container } = show('Women', 2, { steps: [{ part: 'Huvud', text: 'Runt om.' }] });
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByText('Huvud')).toBeVisible();
  });

  it('takes its heading’s level in the outline without one, as in a panel with a title of its own', () => {
    show('A table alone', 2, { heading: undefined });
    expect(
      screen
        .getAllByRole('heading')
        .map(({ tagName, textContent }) => `${tagName} ${textContent ?? ''}`),
    ).toEqual(['H2 Skor']);
  });

  it('is a table alone without the rest', () => {
    show('A table alone');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Skostorlekar',
      'Skor',
    ]);
    expect(screen.queryByRole('term')).toBeNull();
  });
});
