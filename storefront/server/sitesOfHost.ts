import type { PlacedSite } from '../src/features/market/sites.ts';

/** The fronts that a host shows: its own, or all of them where markets are told by path. A host that is none of ours shows the default one. */
export function sitesOfHost(sites: readonly PlacedSite[], host: string): readonly PlacedSite[] {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const own = sites.filter(({ origin }) => new URL(origin).hostname === name);
  return own.length > 0 ? own : sites.slice(0, 1);
}
