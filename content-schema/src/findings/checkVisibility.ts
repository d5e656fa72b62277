/** When and for whom a row or widget is visible, checked. */
import type { StoredContainer } from '../document/pageDocument.ts';
import { languages } from '../document/languages.ts';
import { customerTypes, memberships, viewports } from '../visibility/audience.ts';
import { isTimeZone, isWallTime, momentOf } from '../visibility/schedule.ts';
import type { Finding } from './finding.ts';

type Shown = Pick<StoredContainer, 'schedule' | 'audience'>;
interface Place {
  readonly path: string;
  readonly report: (finding: Finding) => void;
}

function checkSchedule(
  { from, to, timeZone }: NonNullable<Shown['schedule']>,
  { path, report }: Place,
): void {
  for (const [name, wall] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (wall !== undefined && !isWallTime(wall))
      report({ level: 'error', path: `${path}.${name}`, code: 'bad-time' });
  if (!isTimeZone(timeZone))
    return report({ level: 'error', path: `${path}.timeZone`, code: 'bad-zone' });
  const zone = timeZone === 'market' ? 'UTC' : timeZone;
  if (isWallTime(from) && isWallTime(to) && momentOf(from, zone) >= momentOf(to, zone))
    report({ level: 'error', path: `${path}.to`, code: 'ends-before-it-begins' });
}

function checkAudience(audience: NonNullable<Shown['audience']>, { path, report }: Place): void {
  const amongst = (name: string, given: unknown, options: readonly string[] | undefined) => {
    if (
      given !== undefined &&
      !(typeof given === 'string' && (options?.includes(given) ?? given !== ''))
    )
      report({
        level: 'error',
        path: `${path}.${name}`,
        code: 'unknown-option',
        values: { options: options?.join(', ') ?? '' },
      });
  };
  // The known channels and markets depend on the shop.
  const lists = [
    ['channels', undefined],
    ['markets', undefined],
    ['languages', languages],
    ['customerTypes', customerTypes],
  ] as const;
  for (const [name, options] of lists) {
    const given: unknown = audience[name];
    if (given !== undefined && !Array.isArray(given))
      report({ level: 'error', path: `${path}.${name}`, code: 'not-list' });
    else
      for (const [index, one] of (given ?? []).entries())
        amongst(`${name}[${String(index)}]`, one, options);
  }
  amongst('membership', audience.membership, memberships);
  amongst('viewport', audience.viewport, viewports);
}

/** All findings of a schedule and an audience; `path` is that of the row or widget. */
export function checkVisibility({ schedule, audience }: Shown, { path, report }: Place): void {
  if (schedule) checkSchedule(schedule, { path: `${path}.schedule`, report });
  if (audience) checkAudience(audience, { path: `${path}.audience`, report });
}
