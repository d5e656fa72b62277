import { type ComponentType, useEffect, useState } from 'react';
import { loadWithMessages } from '../../../languages/loadMessages.ts';
import type { FilterProps } from './filterProps.ts';

let Loaded: ComponentType<FilterProps> | undefined;

/** Loads the filters with their texts. */
export async function loadFilters(): Promise<void> {
  Loaded ??= (await loadWithMessages(['filter'], () => import('./FilterColumn.tsx'))).default;
}

/**
 * The filters, which few visits open: rendered by the server and at once where they have been
 * loaded, otherwise as soon as they have.
 */
export function Filters(props: FilterProps) {
  const [Column, setColumn] = useState(() => Loaded);
  useEffect(() => {
    if (Column) return;
    loadFilters().then(
      () => setColumn(() => Loaded),
      () => undefined,
    );
  }, [Column]);
  return Column ? <Column {...props} /> : null;
}
