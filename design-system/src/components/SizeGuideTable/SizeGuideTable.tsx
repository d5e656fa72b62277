/** SizeGuideTable: the body's measures for each size. */
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { useOverflow } from '../../foundation/useOverflow.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { GuideCaption, GuideRoot, GuideScroll, GuideTable } from './SizeGuideTable.styles.ts';

export type SizeGuideRow = {
  /** The head of the row: "38". */
  readonly size: string;
  /** One for each column after the first, as they are read: "84–88". */
  readonly measures: readonly string[];
};

export type SizeGuideTableProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is measured, and in what: "Damkläder, mått i cm". */
  readonly caption: string;
  /** It is read with the table alone: what is over the table says as much. */
  readonly isCaptionHidden?: boolean;
  /** The caption's level in the page's outline; without it, it is a line of text. */
  readonly headingLevel?: HeadingLevel;
  /** Heads of the columns, the sizes' own first. */
  readonly columns: readonly [sizes: string, ...measures: string[]];
  /** One for each size, in order. */
  readonly rows: readonly SizeGuideRow[];
  /** The size that is chosen where the guide was opened, and its label after it: "din storlek". */
  readonly chosen?: { readonly size: string; readonly label: string } | undefined;
};

/** Sizes in letters are words; figures line up at their end. */
const hasWords = (rows: readonly SizeGuideRow[], at: number): boolean =>
  rows.some(({ measures }) => /\p{L}/u.test(measures[at] ?? ''));

/**
 * A table that scrolls within its own container, the sizes staying in view; focusable where it is
 * wider than that.
 */
export function SizeGuideTable({
  caption,
  isCaptionHidden = false,
  headingLevel,
  columns,
  rows,
  chosen,
  ...native
}: SizeGuideTableProps) {
  const captionId = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const isOver = useOverflow(scroll);
  const alignmentOf = (at: number) => (hasWords(rows, at) ? 'start' : undefined);
  return (
    <GuideRoot {...native}>
      <GuideCaption
        as={headingLevel && `h${headingLevel}`}
        id={captionId}
        data-is-hidden={isCaptionHidden ? '' : undefined}
      >
        {caption}
      </GuideCaption>
      <GuideScroll
        ref={scroll}
        role={isOver ? 'group' : undefined}
        aria-labelledby={isOver ? captionId : undefined}
        tabIndex={isOver ? 0 : undefined}
      >
        <GuideTable
          aria-labelledby={captionId}
          data-has-chosen={chosen ? '' : undefined}
          data-has-one-measure={columns.length === 2 ? '' : undefined}
        >
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" data-align={alignmentOf(at - 1)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, measures }) => (
              <tr key={size} data-is-chosen={size === chosen?.size ? '' : undefined}>
                <th scope="row">
                  {size}
                  {size === chosen?.size && <VisuallyHidden>{`, ${chosen.label}`}</VisuallyHidden>}
                </th>
                {columns.slice(1).map((column, at) => (
                  <td key={column} data-align={alignmentOf(at)}>
                    {measures[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </GuideTable>
      </GuideScroll>
    </GuideRoot>
  );
}
