// @vitest-environment happy-dom
import { allMarkets, markets } from '@solvik/shop';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import type { Shown } from './describeVisibility.ts';
import { VisibilityFields } from './VisibilityFields.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');

async function openZones(timeZone: string) {
  const onChange = vi.fn<(next: Shown, about: string) => void>();
  render(
    <VisibilityFields<Shown>
      title="Raden"
      shown={{ schedule: { from: '2026-11-27T08:00', timeZone } }}
      onChange={onChange}
      problemAt={() => undefined}
      words={{ text, timeText: (moment) => moment, locale: 'sv' }}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Tidszon', hidden: true });
  const options = within(select).getAllByRole<HTMLOptionElement>('option', { hidden: true });
  return { select, onChange, values: options.map(({ value }) => value) };
}

it('offers each market’s own time, and the zone of every market with prices once', async () => {
  const { values } = await openZones('market');
  const zones = allMarkets
    .filter(({ isOnlyInCheckout }) => !isOnlyInCheckout)
    .map(({ timeZone }) => timeZone);
  expect(values).toEqual(['market', ...new Set(zones)]);
});

it('writes the selected zone', async () => {
  const { select, onChange } = await openZones('market');
  await userEvent.selectOptions(select, markets.fi.timeZone);
  expect(onChange.mock.lastCall?.[0]).toEqual({
    schedule: { from: '2026-11-27T08:00', timeZone: 'Europe/Helsinki' },
  });
});

it('still shows a zone that no market has', async () => {
  const { select, values } = await openZones('Asia/Tokyo');
  expect(select).toHaveValue('Asia/Tokyo');
  expect(values.at(-1)).toBe('Asia/Tokyo');
});
