/** Import cycles: files that import each other directly or indirectly, types included. */
import { readImports, sourcesOf } from './readImports.ts';

/**
 * Every group of files that reach each other, largest first (Tarjan's strongly connected
 * components).
 * @param imports targets by file
 */
export function findCycles(
  imports: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const cycles: string[][] = [];

  function visit(file: string): void {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.get(file) ?? 0);
    path.push(file);
    onPath.add(file);
    const lower = (to: number | undefined) =>
      lowest.set(file, Math.min(lowest.get(file) ?? 0, to ?? Infinity));
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      if (!numbers.has(target)) {
        visit(target);
        lower(lowest.get(target));
      } else if (onPath.has(target)) lower(numbers.get(target));
    }
    if (lowest.get(file) !== numbers.get(file)) return;
    const cycle = path.splice(path.indexOf(file));
    for (const each of cycle) onPath.delete(each);
    if (cycle.length > 1 || imports.get(file)?.includes(file)) cycles.push(cycle.toSorted());
  }

  for (const file of imports.keys()) if (!numbers.has(file)) visit(file);
  return cycles.toSorted((a, b) => b.length - a.length);
}

/** Every cycle within the packages, as a sentence. */
export function checkCycles(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => {
    const imports = new Map(
      sourcesOf(root, folder).map(
        (file) => [file, readImports(root, file).map(({ target }) => target)] as const,
      ),
    );
    return findCycles(imports).map(
      (cycle) => `${folder}: these files import each other in a cycle: ${cycle.join(', ')}`,
    );
  });
}
