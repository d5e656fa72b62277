import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryCalendar } from './deliveryCalendar.ts';

/**
 * A letter per day from today: `p` packed, `h` at home, `l` the last day to return, `·` another day;
 * capitals on days of rest.
 */
function draw(now: string, country: string): string {
  const { days, packed, from, to, lastReturn } = deliveryCalendar(new Date(now), country);
  return days
    .map(({ date, isRest }) => {
      const time = date.getTime();
      const letter =
        time === packed.getTime()
          ? 'p'
          : time >= from.getTime() && time <= to.getTime()
            ? 'h'
            : time === lastReturn.getTime()
              ? 'l'
              : isRest
                ? '-'
                : '·';
      return isRest ? letter.toUpperCase() : letter;
    })
    .join('');
}

it.each([
  ['a Monday before the hour', '2026-11-23T09:00:00+01:00', 'SE', 'phhh·--·····--···l'],
  ['a Monday after the hour', '2026-11-23T15:00:00+01:00', 'SE', '·phhh--·····--····l'],
  ['a Thursday, over a weekend', '2026-11-26T09:00:00+01:00', 'SE', 'phHHhh···--·····--·l'],
  ['a Saturday', '2026-11-28T09:00:00+01:00', 'SE', '--phhh·--·····--···l'],
  [
    'Finland’s independence day at a weekend',
    '2026-12-04T08:00:00+02:00',
    'FI',
    'p--hhh··--·····--··l',
  ],
  ['Norway’s constitution day', '2027-05-14T08:00:00+02:00', 'NO', 'p---hhh·--·····--···l'],
])('%s in the calendar', (_, now, country, drawn) => expect(draw(now, country)).toBe(drawn));

it('names the hour before which an order is packed only on the day that it is packed', () => {
  const hourOf = (now: string, country: string) =>
    deliveryCalendar(new Date(now), country).orderBefore;
  expect(hourOf('2026-11-23T13:59:00+01:00', 'SE')).toBe(14);
  expect(hourOf('2026-11-23T11:59:00+01:00', 'NO')).toBe(12);
  expect(hourOf('2026-11-23T14:00:00+01:00', 'SE')).toBeUndefined();
  expect(hourOf('2026-11-28T09:00:00+01:00', 'SE')).toBeUndefined();
});

it('begins today, is packed, arrives and can be returned in that order, on workdays, in any market', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
      fc.constantFrom('SE', 'NO', 'DK', 'FI', 'AX'),
      (now, country) => {
        const { days, packed, from, to, lastReturn } = deliveryCalendar(now, country);
        const at = (day: Date) => days.findIndex(({ date }) => date.getTime() === day.getTime());
        expect(at(packed)).toBeGreaterThanOrEqual(0);
        expect(at(from)).toBeGreaterThan(at(packed));
        expect(at(to)).toBeGreaterThanOrEqual(at(from));
        expect(at(lastReturn)).toBe(at(to) + 14);
        expect(days).toHaveLength(at(lastReturn) + 1);
        expect(days.length).toBeGreaterThanOrEqual(18);
        expect([packed, from, to].map((day) => days[at(day)]?.isRest)).toEqual([
          false,
          false,
          false,
        ]);
        expect(Math.abs((days[0]?.date.getTime() ?? 0) - now.getTime())).toBeLessThan(
          2 * 86_400_000,
        );
      },
    ),
  );
});
