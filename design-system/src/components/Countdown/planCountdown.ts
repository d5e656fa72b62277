/** What a countdown shows: days, hours and minutes while more than a day is left, then hours, minutes and seconds. */

export const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];
export type CountdownPart = { readonly unit: CountdownUnit; readonly count: number };

const seconds: Record<CountdownUnit, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** Three parts, largest first, for `left` milliseconds; none when nothing is left. The smallest is rounded up, so that zero is shown only when it is over. */
export function planCountdown(left: number): readonly CountdownPart[] {
  if (!(left > 0)) return [];
  const whole = Math.ceil(left / 1000);
  // Just under a day is a whole one once its minutes are rounded up; up to a day is counted in seconds.
  const units = whole > seconds.day ? countdownUnits.slice(0, 3) : countdownUnits.slice(1);
  const smallest = units.at(-1) === 'minute' ? seconds.minute : seconds.second;
  let rest = Math.ceil(whole / smallest) * smallest;
  return units.map((unit) => {
    const count = Math.floor(rest / seconds[unit]);
    rest -= count * seconds[unit];
    return { unit, count };
  });
}
