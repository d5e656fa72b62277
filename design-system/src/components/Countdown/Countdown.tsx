/**
 * Countdown: the time left until a given instant, visually by the second and for screen readers as
 * one sentence.
 */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { bodyType, sectionType, smallType } from '../../foundation/typeStyles.ts';
import { type CountdownUnit, planCountdown } from './planCountdown.ts';
import { type Clock, useTimeLeft } from './useTimeLeft.ts';

const Root = styled.div`
  ${bodyType}
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

const Parts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
`;

const Part = styled.span`
  ${smallType}
  display: grid;
  min-inline-size: 4ch;
`;

const Figure = styled.span`
  ${sectionType}
  font-variant-numeric: lining-nums tabular-nums;
  color: inherit;
`;

/** Placeholder before the first tick: a digit's width, so that nothing shifts. */
const blank: readonly { readonly unit: CountdownUnit; readonly count?: number }[] = [
  { unit: 'day' },
  { unit: 'hour' },
  { unit: 'minute' },
];

export type CountdownProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The moment it ends, with its zone: "2026-11-29T23:59:59+01:00". */
  readonly end: string;
  /** The same in a sentence: "Till söndag 29 november kl. 23.59". Screen readers announce this. */
  readonly words: string;
  /** Announced, once and politely, when it is over. */
  readonly endedText: string;
  /** A unit beside its count: "dag", "dagar". */
  readonly unitLabel: (unit: CountdownUnit, count: number) => string;
  /** The current time, in milliseconds since 1970; `Date.now` by default. */
  readonly clock?: Clock;
};

/**
 * Server and first render show the sentence and empty digits; digits come with the first tick, and
 * are never announced.
 */
export function Countdown({
  end,
  words,
  endedText,
  unitLabel,
  clock = Date.now,
  ...native
}: CountdownProps) {
  const left = useTimeLeft(Date.parse(end), clock);
  const isOver = left === 0;
  return (
    <Root {...native} data-is-over={isOver || undefined}>
      {!isOver && (
        <>
          <p>
            <time dateTime={end}>{words}</time>
          </p>
          <Parts aria-hidden>
            {(left === undefined ? blank : planCountdown(left)).map(({ unit, count }) => (
              <Part key={unit}>
                <Figure>{count ?? '\u2007'}</Figure>
                {unitLabel(unit, count ?? 0)}
              </Part>
            ))}
          </Parts>
        </>
      )}
      <p role="status">{isOver && endedText}</p>
    </Root>
  );
}
