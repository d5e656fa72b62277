// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { ChosenSizeContext } from './chosenSize.ts';
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
  it('marks the row of the size that it is opened beside', () => {
    render(
      <ChosenSizeContext value={{ sizes: ['36', '38'], size: '36', label: 'vald storlek' }}>
        <SizeGuideWidget
          {...storySurroundings}
          headingLevel={2}
          data={undefined}
          configuration={exampleOf('size-guide', 'Women')}
        />
      </ChosenSizeContext>,
    );
    expect(screen.getByRole('rowheader', { name: /^36\s*, vald storlek$/ })).toBeVisible();
  });

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
    expect(screen.getByText('Midja').tagName).toBe('DT');
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
