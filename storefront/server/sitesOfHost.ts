import type { LocatedSite } from '../src/page/sites.ts';

/**
 * The sites of a host: its own, or all of them if markets are in the path. An unknown host shows
 * the default one.
 */
export function sitesOfHost(sites: readonly LocatedSite[], host: string): readonly LocatedSite[] {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const own = sites.filter(({ origin }) => new URL(origin).hostname === name);
  return own.length > 0 ? own : sites.slice(0, 1);
}
