/** An editor's changes of schedule and audience; an empty part is removed. */
import type { Audience, Schedule } from '@solvik/content-schema/editing';
import type { Shown } from './describeVisibility.ts';

/** `undefined` removes a part. */
export function changeSchedule<T extends Shown>(
  { schedule, ...rest }: T,
  part: Partial<Record<keyof Schedule, string | undefined>>,
): T {
  const { from, to, timeZone } = { timeZone: 'market', ...schedule, ...part };
  const isNeeded =
    from !== undefined || to !== undefined || (timeZone !== undefined && timeZone !== 'market');
  return {
    ...rest,
    ...(isNeeded && {
      schedule: {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        timeZone: timeZone ?? 'market',
      },
    }),
  } as T;
}

/** An empty list means everybody, and is removed. */
export function changeAudience<T extends Shown>(
  { audience, ...rest }: T,
  part: { readonly [K in keyof Audience]?: Audience[K] | undefined },
): T {
  const next = Object.fromEntries(
    Object.entries({ ...audience, ...part }).filter(
      ([, value]) => value !== undefined && value.length > 0,
    ),
  );
  return { ...rest, ...(Object.keys(next).length > 0 && { audience: next }) } as T;
}
