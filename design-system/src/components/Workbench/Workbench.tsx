/** Workbench: the editors' room, with what there is on the left, the page in the middle and its fields on the right. */
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { WorkbenchMore } from './WorkbenchMore.tsx';

const Root = styled.div`
  ${bodyType}
  /* A cell of a grid holds what is to stay in sight; a column lets it go along. */
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
  background: var(--color-paper);
  color: var(--color-ink);
  ${media.desktop} {
    display: grid;
    grid-template: 'top top top' minmax(4rem, auto) 'told told told' auto 'contents stage fields' minmax(0, 1fr) / 16.5rem minmax(0, 1fr) 22rem;
    block-size: 100dvb;
  }
`;

/** Stays in sight while the parts below scroll, where the window is high enough for both. */
const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  background: var(--color-paper);
  ${media.low} { position: static; }
  ${media.desktop} { display: contents; }
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  padding: 4px 20px;
  border-block-end: 1px solid var(--color-hairline);
  ${media.desktop} { grid-area: top; gap: 8px 12px; padding: 8px 20px; }
`;

const Title = styled.div`
  ${media.belowDesktop} { flex: 1 1 12rem; min-inline-size: 0; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  ${media.desktop} { gap: 8px 12px; }
`;

/** Beside the title on a phone, where the rest has the row below. */
const Back = styled.div`
  display: flex;
  flex: none;
  ${media.desktop} { gap: 12px; margin-inline-start: auto; }
`;

/** Below desktop width the parts stand under each other: a way to each of them. */
const Ways = styled.nav`
  display: flex;
  gap: 0 20px;
  padding-inline: 20px;
  border-block-end: 1px solid var(--color-hairline);
  ${smallType}
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; color: inherit; }
  ${media.desktop} { display: none; }
`;

/** In sight wherever one has scrolled to; what is told at length scrolls by itself. */
const Told = styled.div`
  max-block-size: 50dvb;
  overflow-y: auto;
  ${media.desktop} { grid-area: told; }
`;

/** What is jumped to comes out below the head. */
const reach = css`
  scroll-margin-block-start: 12rem;
  &:focus-visible { outline-offset: -2px; }
`;

const Side = styled.div`
  ${reach}
  min-inline-size: 0;
  --ground: var(--color-sheet);
  padding: 16px 20px;
  background: var(--ground);
  overflow-y: auto;
  ${media.desktop} {
    &[data-side='contents'] { grid-area: contents; padding: 16px 0; border-inline-end: 1px solid var(--color-hairline); }
    &[data-side='fields'] { grid-area: fields; border-inline-start: 1px solid var(--color-hairline); }
  }
`;

const Stage = styled.main`
  ${reach}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  background: var(--color-shade);
  ${media.desktop} {
    grid-area: stage;
    grid-template-rows: auto minmax(0, 1fr) auto;
    &[data-is-bare] { grid-template-rows: minmax(0, 1fr); }
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 8px 20px;
  background: var(--color-paper);
  border-block-end: 1px solid var(--color-hairline);
`;

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: start;
  gap: 16px 32px;
  padding: 16px 20px;
  overflow: auto;
  &[data-is-filled] { display: block; }
  /* All four fronts are held against each other, so all are in sight. */
  &:has(> :nth-child(4)):not([data-is-filled]) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
  ${media.desktop} { &:has(> :nth-child(4)):not([data-is-filled]) { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;

const Foot = styled.div`
  padding: 12px 24px 16px;
  background: var(--color-paper);
  border-block-start: 1px solid var(--color-hairline);
`;

export type WorkbenchProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** What is worked on, and how it stands. */
  readonly title: ReactNode;
  /** One step back and forth. */
  readonly steps?: ReactNode;
  /** What can be done with the whole, but not every day; behind a button called `moreLabel` where there is little room. */
  readonly moreActions?: ReactNode;
  readonly moreLabel?: string;
  /** What can be done with the whole. */
  readonly actions: ReactNode;
  /** What came of what was done, and what happened meanwhile. */
  readonly told?: ReactNode;
  readonly contents: ReactNode;
  readonly contentsLabel: string;
  /** Whose page is seen, and how wide. */
  readonly bar?: ReactNode;
  /** The page itself, once or several times. */
  readonly stage: ReactNode;
  readonly stageLabel: string;
  /** What stands there takes the whole width, rather than the middle of it. */
  readonly isStageFilled?: boolean;
  /** The time line. */
  readonly foot?: ReactNode;
  readonly fields: ReactNode;
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
export function Workbench({ title, steps, moreActions, moreLabel = '', actions, told, contents, contentsLabel, bar, stage, stageLabel, isStageFilled = false, foot, fields, fieldsLabel, ...native }: WorkbenchProps) {
  const id = useId();
  return (
    <Root {...native}>
      <Head>
        <Top>
          <Title>{title}</Title>
          <Back>{steps}</Back>
          <Actions>
            {moreActions && <WorkbenchMore label={moreLabel}>{moreActions}</WorkbenchMore>}
            {actions}
          </Actions>
        </Top>
        <Ways aria-label={[contentsLabel, stageLabel, fieldsLabel].join(', ')}>
          {([['contents', contentsLabel], ['stage', stageLabel], ['fields', fieldsLabel]] as const).map(([part, label]) => (
            <a key={part} href={`#${id}-${part}`} onClick={jump}>
              {label}
            </a>
          ))}
        </Ways>
        <Told>{told}</Told>
      </Head>
      <Side as="nav" id={`${id}-contents`} tabIndex={-1} data-side="contents" aria-label={contentsLabel}>
        {contents}
      </Side>
      <Stage id={`${id}-stage`} tabIndex={-1} aria-label={stageLabel} data-is-bare={bar || foot ? undefined : ''}>
        {bar && <Bar>{bar}</Bar>}
        <Shown role="region" aria-label={stageLabel} tabIndex={0} data-is-filled={isStageFilled ? '' : undefined}>
          {stage}
        </Shown>
        {foot && <Foot>{foot}</Foot>}
      </Stage>
      <Side as="aside" id={`${id}-fields`} tabIndex={-1} data-side="fields" aria-label={fieldsLabel}>
        {fields}
      </Side>
    </Root>
  );
}
