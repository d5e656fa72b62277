/**
 * What each widget adds to a page of the built shop that shows only it: its file and its imports,
 * beyond what every page with content loads.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

const widgetFile = /^\.\.\/widgets\/src\/([\w-]+)\/\w+\.tsx$/;

/** Bytes after gzip, by type. Throws if the shop is not built. */
export function widgetSizes(root: string): Readonly<Record<string, number>> {
  const client = join(root, 'storefront/dist/client');
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, Chunk>>;
  const reach = (key: string, reached = new Set<string>()): ReadonlySet<string> => {
    if (reached.has(key)) return reached;
    reached.add(key);
    for (const next of manifest[key]?.imports ?? []) reach(next, reached);
    return reached;
  };
  const content = 'src/routes/content/ContentRoute.tsx';
  if (!manifest[content])
    throw new Error('The build has no screen of content: its source was renamed.');
  const everywhere = reach('src/app/entryClient.tsx', new Set(reach(content)));
  return Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const [, type] = widgetFile.exec(key) ?? [];
      if (!type) return [];
      const own = [...reach(key)]
        .filter((each) => !everywhere.has(each))
        .flatMap((each) => manifest[each]?.file ?? []);
      return [
        [
          type,
          own.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0),
        ] as const,
      ];
    }),
  );
}
