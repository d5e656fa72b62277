/** CheckList: checkboxes with counts, as in a filter. */
import { type ComponentPropsWithRef, type ToggleEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { media } from '../../foundation/media.ts';
import { useRetainedMarkup } from '../../foundation/StaticMarkup.tsx';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';
import { checkboxStyle } from '../Checkbox/Checkbox.styles.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { textLinkStyle } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CheckSearch } from './CheckSearch.tsx';
import { matchOptions } from './matchOptions.ts';

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.label`
  ${bodyType}
  ${longWords}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-12);
  min-block-size: var(--size-control-small);
  padding-block: 10px;
  cursor: pointer;
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  ${checkboxStyle}
`;

const Count = styled.span`
  ${smallType}
  color: var(--color-muted);
  text-align: end;
`;

const More = styled.details`
  & > summary {
    ${textLinkStyle}
    display: inline-flex;
    align-items: center;
    min-block-size: var(--size-control-small);
    font-weight: var(--font-weight-medium);
  }
  /* Its work is done, and the focus has moved to the rows that it expanded. */
  &[open] > summary:not(:focus) {
    ${hiddenStyle} visibility: hidden;
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

const NotFound = styled.p`
  ${bodyType}
  padding-block: 10px;
  color: var(--color-muted);
`;

export type CheckSearchWords = {
  /** Name of the field, and shown while it is empty: "Sök bland 22 märken". */
  readonly label: string;
  /** How many rows are found; announced, and shown if there are none. */
  readonly found: (count: number) => string;
};

export type CheckOption = {
  /** Unique in its list; the value in `chosen`, passed to `onToggle` and sent by a form. */
  readonly value: string;
  /** Beside the box: "Tjärn". */
  readonly label: string;
  /** How much there is of it, at the end of the row and read with the label: 42. */
  readonly count?: number | string;
  /** Muted, and cannot be ticked. */
  readonly isDisabled?: boolean;
};

export type CheckListProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onToggle' | 'children'> & {
  /** Name for screen readers; a heading beside it shows it. */
  readonly legend?: string;
  /** Name of every box in the form that sends them. */
  readonly name: string;
  /** The rows in display order: `value`, `label`, optionally `count` and `isDisabled`. */
  readonly options: readonly CheckOption[];
  /** Values of the ticked options; controlled by the caller. */
  readonly chosen: readonly string[];
  /** Called with an option's value when it is ticked, and when it is unticked. */
  readonly onToggle: (value: string) => void;
  /**
   * How many rows are shown before the rest collapses, 6 by default; a single row more is not worth
   * collapsing.
   */
  readonly visible?: number;
  /** "Visa alla 16 märken". Without it nothing collapses. */
  readonly showAllLabel?: string;
  /** After the last row once all are shown: "Visa färre". */
  readonly showFewerLabel?: string;
  /** A field above the rows that narrows them. */
  readonly search?: CheckSearchWords | undefined;
};

/** No more rows than a browser draws at once; further ones are found by the search. */
const maxRows = 200;

type CheckRowProps = CheckOption &
  Pick<CheckListProps, 'name' | 'onToggle'> & { readonly isChosen: boolean };

/** The same for all pages: rows follow from their variant alone. */
const anyPage = {};

/** Lists have hundreds of them, most of which other lists have as well. */
function CheckRow(row: CheckRowProps) {
  const { name, value, label, count, isDisabled, isChosen } = row;
  const retained = useRetainedMarkup({
    source: anyPage,
    variant: JSON.stringify([name, value, label, count, isDisabled, isChosen]),
    element: <CheckRowContent {...row} />,
  });
  if (retained) return <li {...retained} />;
  return (
    <li>
      <CheckRowContent {...row} />
    </li>
  );
}

function CheckRowContent({
  name,
  value,
  label,
  count,
  isDisabled,
  isChosen,
  onToggle,
}: CheckRowProps) {
  return (
    <Row>
      <Box
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onToggle(value)}
      />
      <span>{label}</span>
      {count !== undefined && <Count>{count}</Count>}
    </Row>
  );
}

/**
 * Native checkboxes in rows of 44 px. Beyond `visible` the rest expands on demand, with the focus
 * on its first row, and collapses again; what was chosen then always shows.
 */
export function CheckList({
  legend,
  name,
  options,
  chosen,
  onToggle,
  visible = 6,
  showAllLabel,
  showFewerLabel,
  search,
  ...native
}: CheckListProps) {
  const [typed, setTyped] = useState('');
  // Kept from the first render: a row that moved when it is ticked would take the focus with it.
  const [early, setEarly] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const more = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const goOn = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && document.activeElement === summary.current)
      currentTarget.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  };
  const showFewer = () => {
    if (more.current) more.current.open = false;
    summary.current?.focus();
    // Nothing has the focus among the rows now, so what was ticked meanwhile may move up.
    setEarly(new Set(chosen));
  };
  const isShort = showAllLabel === undefined || options.length <= visible + 1;
  const isShown = ({ value }: CheckOption, at: number) =>
    isShort || at < visible || early.has(value);
  const row = (option: CheckOption) => (
    <CheckRow
      key={option.value}
      name={name}
      isChosen={chosen.includes(option.value)}
      onToggle={onToggle}
      {...option}
    />
  );
  const rest = options.filter((option, at) => !isShown(option, at)).slice(0, maxRows);
  const rows = (
    <>
      <Rows>{options.filter(isShown).map(row)}</Rows>
      {rest.length > 0 && (
        <More ref={more} onToggle={goOn}>
          <summary ref={summary}>{showAllLabel}</summary>
          <Rows>{rest.map(row)}</Rows>
          {showFewerLabel && <TextButton onClick={showFewer}>{showFewerLabel}</TextButton>}
        </More>
      )}
    </>
  );
  const found = search && typed.trim() ? matchOptions(options, typed) : undefined;
  return (
    <Fieldset legend={legend} emphasis="hidden" {...native}>
      <div>
        {search && <CheckSearch label={search.label} typed={typed} onType={setTyped} />}
        {!found && rows}
        {found && found.length > 0 && <Rows>{found.slice(0, maxRows).map(row)}</Rows>}
        {found?.length === 0 && <NotFound aria-hidden>{search?.found(0)}</NotFound>}
        {search && (
          <VisuallyHidden role="status">{found && search.found(found.length)}</VisuallyHidden>
        )}
      </div>
    </Fieldset>
  );
}
