import { writeAddress } from '@solvik/addresses';
import { FilterChips } from '@solvik/design-system';
import { describePriceRange } from '../../features/lists/describePriceRange.ts';
import { noLimit } from '../../features/lists/listSelection.ts';
import { type Services, useServices } from '../../page/services.ts';
import type { UnderstoodPart } from '../../search-api/parseUnderstood.ts';

function labelOf(part: UnderstoodPart, services: Pick<Services, 'text' | 'site'>): string {
  const { text } = services;
  if (part.kind === 'reduced') return text('search.understood.reduced');
  if (part.kind !== 'price')
    // A number alone would not be understood as a size.
    return part.kind === 'size' && /^\d/.test(part.label)
      ? text('list.sizeChip', { size: part.label })
      : part.label;
  return describePriceRange({ ...noLimit, ...part }, services);
}

export interface UnderstoodPartsProps {
  readonly parts: readonly UnderstoodPart[];
  /** Whether the list is limited to a chosen price, which replaces that of the text. */
  readonly hasChosenPrice: boolean;
}

/** What the words of a search narrow it to, each as a link to the search without it. */
export function UnderstoodParts({ parts, hasChosenPrice }: UnderstoodPartsProps) {
  const services = useServices();
  const { text, site } = services;
  const shown = parts.filter(({ kind }) => kind !== 'price' || !hasChosenPrice);
  if (shown.length === 0) return null;
  return (
    <FilterChips
      label={text('search.understood')}
      chips={shown.map((part) => {
        const label = labelOf(part, services);
        return {
          id: `${part.kind} ${part.rest}`,
          label,
          href: writeAddress('search', site.locale, { search: part.rest }),
          removeLabel: text('search.understood.remove', { part: label }),
        };
      })}
    />
  );
}
