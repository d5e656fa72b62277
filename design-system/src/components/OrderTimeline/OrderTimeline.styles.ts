/** Styles of an order's timeline: a line down the side, a mark for each event. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

export const TimelineList = styled.ol`
  ${bodyType}
  ${longWords}
  padding: 0;
  list-style: none;
`;

export const TimelineEvent = styled.li`
  position: relative;
  padding-inline-start: var(--space-32);
  padding-block-end: var(--space-24);
  /* The mark, 14 px on the first line of the words. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 0;
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid var(--color-accent);
    border-radius: 50%;
  }
  /* The line to the next one. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 23px -1px;
    inset-inline-start: 6px;
    border-inline-start: 2px solid var(--color-hairline);
  }
  &:last-child {
    padding-block-end: 0;
  }
  &[data-state='done']::before {
    background: var(--color-accent);
  }
  &[data-state='done']:not(:last-child)::after {
    border-color: var(--color-accent);
  }
  &[data-state='current'] {
    font-weight: var(--font-weight-medium);
  }
  &[data-state='current']::before {
    background: radial-gradient(circle, var(--color-accent) 2.5px, transparent 3px);
  }
  &[data-state='coming'] {
    color: var(--color-muted);
  }
  &[data-state='coming']::before {
    border-color: var(--color-edge);
  }
  &[data-state='cancelled']::before {
    border: 0;
    border-radius: 0;
    background:
      linear-gradient(
        45deg,
        transparent calc(50% - 1px),
        var(--color-reduced) calc(50% - 1px) calc(50% + 1px),
        transparent calc(50% + 1px)
      ),
      linear-gradient(
        -45deg,
        transparent calc(50% - 1px),
        var(--color-reduced) calc(50% - 1px) calc(50% + 1px),
        transparent calc(50% + 1px)
      );
  }
  & > div {
    font-weight: var(--font-weight-regular);
  }
  ${media.forcedColors} {
    &::before {
      border-color: CanvasText;
      forced-color-adjust: none;
    }
    &[data-state='done']::before {
      background: CanvasText;
    }
    &[data-state='current']::before {
      background: radial-gradient(circle, CanvasText 2.5px, transparent 3px);
    }
    &[data-state='coming']::before {
      border-style: dotted;
    }
    &[data-state='cancelled']::before {
      background:
        linear-gradient(
          45deg,
          transparent calc(50% - 1px),
          CanvasText calc(50% - 1px) calc(50% + 1px),
          transparent calc(50% + 1px)
        ),
        linear-gradient(
          -45deg,
          transparent calc(50% - 1px),
          CanvasText calc(50% - 1px) calc(50% + 1px),
          transparent calc(50% + 1px)
        );
    }
  }
`;

export const TimelineText = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-16);
`;

export const TimelineTime = styled.time`
  ${smallType}
  color: var(--color-muted);
`;
