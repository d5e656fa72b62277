import { FromDesktop, OnPhone, PerRow } from '@solvik/design-system';
import { useSyncExternalStore } from 'react';
import { perRow, perRowChoices, type PerRowWidth } from '../../device/perRow.ts';
import { useText } from '../../page/services.ts';

/** The chosen number, or what the grid has by itself; on the server and in hydration the latter. */
const usePerRow = (width: PerRowWidth, usual: number): number =>
  useSyncExternalStore(
    perRow.subscribe,
    () => perRow.read(width) ?? usual,
    () => usual,
  );

/** How many cards stand in a row: of a desktop, and of a phone. */
export function PerRowChoice({ isBesideFilters }: { readonly isBesideFilters: boolean }) {
  const text = useText();
  const wide = usePerRow('wide', isBesideFilters ? 3 : 4);
  const phone = usePerRow('phone', 2);
  const shared = { legend: text('list.perRow'), unit: text('list.perRowUnit') };
  return (
    <>
      <FromDesktop>
        <PerRow
          {...shared}
          name="per-row"
          choices={perRowChoices.wide}
          chosen={wide}
          onChoose={(count) => perRow.choose('wide', count)}
        />
      </FromDesktop>
      <OnPhone>
        <PerRow
          {...shared}
          legend={text('list.perRowOnPhone')}
          isLegendHidden
          name="per-row-phone"
          choices={perRowChoices.phone}
          chosen={phone}
          onChoose={(count) => perRow.choose('phone', count)}
        />
      </OnPhone>
    </>
  );
}
