/** CalendarStrip: the coming days in a row, and what happens on them. */
import { type ComponentPropsWithRef, useRef } from 'react';
import { useOverflow } from '../../foundation/useOverflow.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StripDay, StripGrid, StripPhase, StripRoot } from './CalendarStrip.styles.ts';

type StripPhaseKind = 'packing' | 'arrival' | 'trial';

export type CalendarStripDay = {
  /** Unique in the strip: "2026-11-24". */
  readonly id: string;
  /** Above the figure: "ti", "i dag". */
  readonly weekday: string;
  /** The day of the month. */
  readonly figure: number;
  /** A day on which nothing is packed or delivered. */
  readonly isRest?: boolean;
};

export type CalendarStripPhase = {
  /** Ink, accent and edge, in this order. */
  readonly kind: StripPhaseKind;
  readonly days: readonly CalendarStripDay[];
  /** Under its rule: "Hos dig". */
  readonly title: string;
  /** Under the title: "24–26 november". */
  readonly note?: string | undefined;
  /** At the end of its rule: "Sista dag att ångra", and the day. */
  readonly end?: { readonly title: string; readonly note: string };
};

export type CalendarStripProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the strip where it scrolls: "Packas, hos dig, ångra". */
  readonly label: string;
  /** In order, each with its days; a phase without days is not drawn. */
  readonly phases: readonly CalendarStripPhase[];
  /** The same in words, for screen readers: "Packas måndag 23 november". */
  readonly sentences: readonly string[];
};

/** Phases that have days, each with the number of its first cell, from 1. */
const placePhases = (phases: readonly CalendarStripPhase[]) =>
  phases.flatMap((phase, at) => {
    const before = phases.slice(0, at).reduce((sum, { days }) => sum + days.length, 0);
    return phase.days.length > 0 ? [{ ...phase, start: before + 1 }] : [];
  });

/**
 * Cells of days over the rules of their phases, and for screen readers a list of sentences. Scrolls
 * where it is too narrow, and can then be focused.
 */
export function CalendarStrip({ label, phases, sentences, ...native }: CalendarStripProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const isOver = useOverflow(scroll);
  const shown = placePhases(phases);
  const count = shown.reduce((sum, { days }) => sum + days.length, 0);
  return (
    <div {...native}>
      <VisuallyHidden>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </VisuallyHidden>
      <StripRoot
        ref={scroll}
        role={isOver ? 'group' : undefined}
        aria-label={isOver ? label : undefined}
        tabIndex={isOver ? 0 : undefined}
      >
        <StripGrid aria-hidden style={{ '--days': String(count) }}>
          {shown.map(({ kind, days }) =>
            days.map(({ id, weekday, figure, isRest }, at) => (
              <StripDay
                key={id}
                data-phase={kind}
                data-is-rest={isRest ? '' : undefined}
                data-is-plain={kind === 'arrival' || at === 0 ? '' : undefined}
              >
                <span>{weekday}</span>
                <span>{figure}</span>
              </StripDay>
            )),
          )}
          {shown.map(({ kind, days, title, note, end, start }) => (
            <StripPhase
              key={kind}
              data-phase={kind}
              style={{ gridColumn: `${String(start)} / span ${String(days.length)}` }}
            >
              <span>
                <span>{title}</span>
                {note && <span>{note}</span>}
              </span>
              {end && (
                <span data-is-end="">
                  <span>{end.title}</span>
                  <span>{end.note}</span>
                </span>
              )}
            </StripPhase>
          ))}
        </StripGrid>
      </StripRoot>
    </div>
  );
}
