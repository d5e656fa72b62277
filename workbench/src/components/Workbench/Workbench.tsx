/** Workbench: contents on the left, the page in the middle and its fields on the right. */
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { useHeadHeight } from './useHeadHeight.ts';
import {
  Actions,
  Back,
  Bar,
  BarEnd,
  Foot,
  Head,
  Present,
  Root,
  Shown,
  Side,
  Stage,
  Title,
  Notices,
  Top,
  Ways,
} from './Workbench.styles.ts';
import { WorkbenchMore } from './WorkbenchMore.tsx';

export type WorkbenchProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** The edited page and its state. */
  readonly title: ReactNode;
  /** Undo and redo. */
  readonly steps?: ReactNode;
  /**
   * Occasional actions on the whole; behind a button labelled `moreLabel` where there is little
   * space.
   */
  readonly moreActions?: ReactNode;
  /** That button's label, "Mer"; given wherever `moreActions` is. */
  readonly moreLabel?: string;
  /** The actions on the whole. */
  readonly actions: ReactNode;
  /** Results of actions, and what happened meanwhile. */
  readonly notices?: ReactNode;
  /** Who else is here: a line that scrolls away where everything scrolls. */
  readonly present?: ReactNode;
  /** The column before the page: the contents, as WorkbenchLists. */
  readonly contents: ReactNode;
  /** Name of that column, and of the link to it below desktop width: "Innehåll". */
  readonly contentsLabel: string;
  /** The previewed site, and its width. */
  readonly bar?: ReactNode;
  /** A shortcut to something in `bar`, where there is space for it. */
  readonly barEnd?: ReactNode;
  /** The page itself, once or several times. */
  readonly stage: ReactNode;
  /** Name of the middle, and of the link to it below desktop width: "Sidan". */
  readonly stageLabel: string;
  /** Its content takes the whole width, rather than the middle of it. */
  readonly isStageFilled?: boolean;
  /** Several frames are placed two to a row rather than four. */
  readonly hasWideFrames?: boolean;
  /** The time line. */
  readonly foot?: ReactNode;
  /** The column after the page: the fields of what is chosen. */
  readonly fields: ReactNode;
  /** Name of that column, and of the link to it below desktop width: "Fält". */
  readonly fieldsLabel: string;
};

/** Moves the focus itself: a router may restore the scroll position when the address changes. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const part = event.currentTarget.ownerDocument.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/**
 * Three columns of 264, the rest and 352 from desktop width, each scrolling by itself; below it
 * stacked, with a link to each of them.
 */
export function Workbench({
  title,
  steps,
  moreActions,
  moreLabel = '',
  actions,
  notices,
  present,
  contents,
  contentsLabel,
  bar,
  barEnd,
  stage,
  stageLabel,
  isStageFilled = false,
  hasWideFrames = false,
  foot,
  fields,
  fieldsLabel,
  ...native
}: WorkbenchProps) {
  const id = useId();
  const { head, height } = useHeadHeight();
  return (
    <Root {...native} style={{ ...native.style, ...height }}>
      <Head ref={head}>
        <Top>
          <Title>{title}</Title>
          <Back>{steps}</Back>
          <Actions>
            {moreActions && <WorkbenchMore label={moreLabel}>{moreActions}</WorkbenchMore>}
            {actions}
          </Actions>
        </Top>
        <Ways aria-label={[contentsLabel, stageLabel, fieldsLabel].join(', ')}>
          {(
            [
              ['contents', contentsLabel],
              ['stage', stageLabel],
              ['fields', fieldsLabel],
            ] as const
          ).map(([part, label]) => (
            <a key={part} href={`#${id}-${part}`} onClick={jump}>
              {label}
            </a>
          ))}
        </Ways>
        <Notices>{notices}</Notices>
      </Head>
      {present && <Present>{present}</Present>}
      <Side
        as="nav"
        id={`${id}-contents`}
        tabIndex={-1}
        data-side="contents"
        aria-label={contentsLabel}
      >
        {contents}
      </Side>
      <Stage
        id={`${id}-stage`}
        tabIndex={-1}
        aria-label={stageLabel}
        data-is-bare={bar || foot ? undefined : ''}
      >
        {bar && (
          <Bar>
            {bar}
            {barEnd && <BarEnd>{barEnd}</BarEnd>}
          </Bar>
        )}
        <Shown
          role="region"
          aria-label={stageLabel}
          tabIndex={0}
          data-is-filled={isStageFilled ? '' : undefined}
          data-has-wide-frames={hasWideFrames ? '' : undefined}
        >
          {stage}
        </Shown>
        {foot && <Foot>{foot}</Foot>}
      </Stage>
      <Side
        as="aside"
        id={`${id}-fields`}
        tabIndex={-1}
        data-side="fields"
        aria-label={fieldsLabel}
      >
        {fields}
      </Side>
    </Root>
  );
}
