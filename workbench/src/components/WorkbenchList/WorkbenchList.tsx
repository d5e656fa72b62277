/**
 * WorkbenchList: pages, or a page's contents, a row each; movable rows are dragged or moved by
 * keys.
 */
import {
  type ComponentPropsWithRef,
  type DragEvent,
  type KeyboardEvent,
  useId,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Icon, IconButton, media, smallType, VisuallyHidden } from '@solvik/design-system';

const Root = styled.section`
  ${smallType}
  & ~ & {
    margin-block-start: 16px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--color-hairline);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 20px 8px;
  & > h2 {
    font: inherit;
    font-weight: var(--font-weight-medium);
  }
`;

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  color: inherit;
  font: inherit;
  font-weight: var(--font-weight-medium);
  text-align: start;
  & > svg {
    transition: transform var(--motion-fade) var(--motion-easing);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 4px 20px;
  border-inline-start: 3px solid transparent;
  color: var(--color-ink);
  text-align: start;
  overflow-wrap: anywhere;
  & > [data-is-words] {
    display: flex;
    flex-wrap: wrap;
    flex: 1;
    justify-content: space-between;
    gap: 0 12px;
    min-inline-size: 0;
  }
  /*
   * What distinguishes rows may be a whole heading: it is placed under the name where there is no
   * space beside it.
   */
  & [data-is-note] {
    color: var(--color-muted);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    border-color: var(--color-accent);
    background: var(--color-accent-tint);
    color: var(--color-accent);
    font-weight: var(--font-weight-medium);
    & [data-is-note] {
      color: var(--color-ink);
      font-weight: var(--font-weight-regular);
    }
  }
  &[data-level='2'] {
    padding-inline-start: 40px;
  }
  &[data-level='3'] {
    padding-inline-start: 60px;
  }
  &[data-is-target] {
    box-shadow: inset 0 2px 0 var(--color-ink);
  }
  ${media.forcedColors} {
    border-color: Canvas;
    &[aria-current] {
      border-color: Highlight;
    }
    &[data-is-target] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${media.canHover} {
    &:hover:not([aria-current]) {
      background: var(--color-paper);
    }
  }
`;

export interface WorkbenchRow {
  readonly id: string;
  /** The row's name: "Startsida, vinter". */
  readonly label: string;
  /** Its state: "utkast", "visas nu", how many. */
  readonly note?: string;
  /** Its level in a tree: 1, the top, by default. */
  readonly level?: 1 | 2 | 3;
}

export type WorkbenchListProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> & {
  /** A heading over the rows, and the section's name: "Sidor". */
  readonly title: string;
  /** From the top; a tree is given row by row, with the `level` of each. */
  readonly rows: readonly WorkbenchRow[];
  /** The id of the current row; none is marked without it. */
  readonly currentId?: string | undefined;
  /** Called with the id of the row that is pressed. */
  readonly onSelect: (id: string) => void;
  /** Its rows can be collapsed under its title; they are at first, but for the current one. */
  readonly folds?: boolean;
  /** Label of the plus beside the title, "Ny sida"; it is shown when `onAdd` is given too. */
  readonly addLabel?: string;
  /** Called when the plus is pressed. */
  readonly onAdd?: () => void;
  /**
   * When given, rows can be moved: by dragging, and by Alt with the arrows up and down; the list's
   * owner renders buttons for it too, beside the chosen row. `to` is the new position.
   */
  readonly onMove?: (id: string, to: number) => void;
  /**
   * When given with `onMove`, rows are a tree: Alt with the arrows right and left moves a row under
   * the one above it (1), or beside its parent (-1).
   */
  readonly onIndent?: (id: string, step: 1 | -1) => void;
  /** How a row is moved by keys, as a description of each of them. */
  readonly moveHint?: string;
};

/** Buttons 44 high in a list; the chosen one is current. */
export function WorkbenchList({
  title,
  rows,
  currentId,
  onSelect,
  folds = false,
  addLabel,
  onAdd,
  onMove,
  onIndent,
  moveHint,
  ...native
}: WorkbenchListProps) {
  const hintId = useId();
  const rowsId = useId();
  const [isOpen, setOpen] = useState(false);
  const [worked, setWorked] = useState(currentId);
  // The focus moves on with the choice.
  if (worked !== currentId) {
    setWorked(currentId);
    setOpen(isOpen && !rows.some(({ id }) => id === currentId));
  }
  // Collapsed, it still shows the current row.
  const shown = !folds || isOpen ? rows : rows.filter(({ id }) => id === currentId);
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<number>();
  const dragsOf = (id: string, at: number) =>
    onMove && {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        // Some browsers do not drag an element without data.
        event.dataTransfer.setData('text/plain', rows.find((row) => row.id === id)?.label ?? '');
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setTarget(at);
      },
      onDragEnd: () => {
        setDragged(undefined);
        setTarget(undefined);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== undefined && dragged !== id) onMove(dragged, at);
        setDragged(undefined);
        setTarget(undefined);
      },
      onKeyDown: (event: KeyboardEvent) => {
        // The line is drawn on the side that the row comes from.
        const deeper =
          getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        if (onIndent && event.altKey && /^Arrow(Left|Right)$/.test(event.key)) {
          event.preventDefault();
          return onIndent(id, event.key === deeper ? 1 : -1);
        }
        const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
        if (step === undefined || at + step < 0 || at + step >= rows.length) return undefined;
        event.preventDefault();
        return onMove(id, at + step);
      },
    };
  return (
    <Root aria-label={title} {...native}>
      <Head>
        <h2>
          {folds ? (
            <Fold
              type="button"
              aria-expanded={isOpen}
              aria-controls={rows.length > 0 ? rowsId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <Icon name="chevron-down" size="16" />
            </Fold>
          ) : (
            title
          )}
        </h2>
        {onAdd && addLabel && <IconButton icon="plus" label={addLabel} onClick={onAdd} />}
      </Head>
      {onMove && moveHint && <VisuallyHidden id={hintId}>{moveHint}</VisuallyHidden>}
      {rows.length > 0 && (
        <Rows role="list" id={rowsId} hidden={shown.length === 0}>
          {shown.map(({ id, label, note, level = 1 }, at) => (
            <li key={id}>
              <Row
                type="button"
                data-row={id}
                data-level={level}
                aria-current={id === currentId ? 'true' : undefined}
                aria-describedby={onMove && moveHint ? hintId : undefined}
                data-is-target={dragged !== undefined && target === at ? '' : undefined}
                onClick={() => onSelect(id)}
                {...dragsOf(id, at)}
              >
                {onMove && <Icon name="drag" size="16" />}
                <span data-is-words="">
                  <span>{label}</span>
                  {note && <span data-is-note="">{note}</span>}
                </span>
              </Row>
            </li>
          ))}
        </Rows>
      )}
    </Root>
  );
}
