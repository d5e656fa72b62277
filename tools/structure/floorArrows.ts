/** The imports between subjects of commerce, and those of them that a drawing needs. */
import { commerceFloors } from '../checks/commerceFloors.ts';
import { readImports } from '../checks/readImports.ts';
import { type Arrow, joinLinks, shippedSources } from './packageArrows.ts';

const sources = 'commerce/src/';

/** `commerce/src/carts/cartTotals.ts` → `carts`; a file beside the folders is a subject itself. */
const subjectOf = (file: string): string | undefined =>
  file.startsWith(sources) ? file.slice(sources.length).split('/')[0] : undefined;

/** Between the subjects that have a floor (tools/checks/commerceFloors.ts). */
export function floorArrows(root: string): readonly Arrow[] {
  const subjects = new Set(commerceFloors.flat());
  const links = shippedSources(root, 'commerce').flatMap((file) =>
    readImports(root, file).flatMap(({ target, isTypeOnly }) => {
      const [from, to] = [subjectOf(file), subjectOf(target)];
      return from && to && from !== to && subjects.has(from) && subjects.has(to)
        ? [{ from, to, isTypeOnly }]
        : [];
    }),
  );
  return joinLinks(links);
}

/**
 * The arrows without those that follow from others: of a→b, b→c and a→c the last is left out.
 * Expects no cycles; floors have none.
 */
export function withoutImplied(arrows: readonly Arrow[]): readonly Arrow[] {
  const targets = Map.groupBy(arrows, ({ from }) => from);
  const reaches = (from: string, to: string): boolean =>
    from === to || (targets.get(from) ?? []).some((arrow) => reaches(arrow.to, to));
  return arrows.filter(
    ({ from, to }) =>
      !(targets.get(from) ?? []).some((other) => other.to !== to && reaches(other.to, to)),
  );
}
