/** Workbench: the editors' room, with what there is on the left, the page in the middle and its fields on the right. */
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
  Told,
  Top,
  Ways,
} from './Workbench.styles.ts';
import { WorkbenchMore } from './WorkbenchMore.tsx';

export type WorkbenchProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** What is worked on, and how it stands. */
  readonly title: ReactNode;
  /** One step back and forth. */
  readonly steps?: ReactNode;
  /** What can be done with the whole, but not every day; behind a button called `moreLabel` where there is little room. */
  readonly moreActions?: ReactNode;
  /** What that button is called, "Mer"; given wherever `moreActions` is. */
  readonly moreLabel?: string;
  /** What can be done with the whole. */
  readonly actions: ReactNode;
  /** What came of what was done, and what happened meanwhile. */
  readonly told?: ReactNode;
  /** Who else is here: a line that does not stay in sight where everything scrolls. */
  readonly present?: ReactNode;
  /** The column before the page: what there is to work on, as WorkbenchLists. */
  readonly contents: ReactNode;
  /** Names that column, and the way to it below desktop width: "Innehåll". */
  readonly contentsLabel: string;
  /** Whose page is seen, and how wide. */
  readonly bar?: ReactNode;
  /** A short way to something in `bar`, where there is room for it. */
  readonly barEnd?: ReactNode;
  /** The page itself, once or several times. */
  readonly stage: ReactNode;
  /** Names the middle, and the way to it below desktop width: "Sidan". */
  readonly stageLabel: string;
  /** What stands there takes the whole width, rather than the middle of it. */
  readonly isStageFilled?: boolean;
  /** Several frames stand two beside each other rather than four. */
  readonly hasWideFrames?: boolean;
  /** The time line. */
  readonly foot?: ReactNode;
  /** The column after the page: the fields of what is chosen. */
  readonly fields: ReactNode;
  /** Names that column, and the way to it below desktop width: "Fält". */
  readonly fieldsLabel: string;
};

/** Goes there itself: whoever keeps the address may put a page back to where it stood when that changes. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const part = event.currentTarget.ownerDocument.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/** Three columns of 264, the rest and 352 from desktop width, each scrolling by itself; below it one under the other, with a way to each of them. */
export function Workbench({
  title,
  steps,
  moreActions,
  moreLabel = '',
  actions,
  told,
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
        <Told>{told}</Told>
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
