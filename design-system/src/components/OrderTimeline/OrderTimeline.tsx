/** OrderTimeline: what has happened to an order, and what is left (spec section 4, order status). */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TimelineEvent, TimelineList, TimelineTime, TimelineText } from './OrderTimeline.styles.ts';

export const timelineStates = ['done', 'current', 'coming', 'cancelled'] as const;
export type TimelineState = (typeof timelineStates)[number];

export type TimelineEntry = {
  readonly id: string;
  /** What happens: "Vi packar". */
  readonly label: string;
  /** Draws the mark; `current` is marked as the current step. */
  readonly state: TimelineState;
  /** When it happened, or is expected to: as text, and machine-readable. */
  readonly time?: { readonly words: string; readonly dateTime: string } | undefined;
  /** A sentence or a link: where the parcel is, what to do. */
  readonly details?: ReactNode;
};

export type OrderTimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The list's name for screen readers: "Orderns gång". */
  readonly label: string;
  /** Each state in a word, for those who do not see its mark: "klart", "nu", "väntar", "avbruten". */
  readonly stateLabels: Record<TimelineState, string>;
  /** Oldest first. */
  readonly events: readonly TimelineEntry[];
};

/**
 * Marks on a line: full, a ring with a dot, an empty ring, a cross; the one under way is marked as
 * current.
 */
export function OrderTimeline({ label, stateLabels, events, ...native }: OrderTimelineProps) {
  return (
    <TimelineList aria-label={label} {...native}>
      {events.map(({ id, label: words, state, time, details }) => (
        <TimelineEvent
          key={id}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <TimelineText>
            <span>
              {words}
              <VisuallyHidden>{`, ${stateLabels[state]}`}</VisuallyHidden>
            </span>
            {time && <TimelineTime dateTime={time.dateTime}>{time.words}</TimelineTime>}
          </TimelineText>
          {details && <div>{details}</div>}
        </TimelineEvent>
      ))}
    </TimelineList>
  );
}
