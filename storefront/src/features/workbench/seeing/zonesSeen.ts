import { type Seen, shownFronts, zoneOfFront } from '../seen.ts';

/** The clocks of the fronts that are looked at, each once; those of another market where one is chosen. The first is the one that times are told by. */
export function zonesSeen({
  front,
  market,
}: Pick<Seen, 'front' | 'market'>): readonly [string, ...string[]] {
  const [first = zoneOfFront.se, ...others] = new Set(
    shownFronts({ front }).map((each) => zoneOfFront[market ?? each]),
  );
  return [first, ...others];
}
