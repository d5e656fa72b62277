/**
 * Finds the mapping to read a file with: the requested one, or a bundled one that recognises the
 * file's columns.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportRefusedError } from '../importProblem.ts';
import type { Mapping } from './mapping.ts';
import { parseMapping } from './parseMapping.ts';

const ownFolder = join(import.meta.dirname, '..', 'mappings');

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ImportRefusedError(`The mapping “${path}” cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportRefusedError(
      `The mapping “${basename(path)}” is not JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Names of the bundled mappings. */
export async function bundledMappingNames(): Promise<readonly string[]> {
  return (await readdir(ownFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .toSorted();
}

/** @param requested a file's path, or the name of a bundled mapping */
export async function readMapping(requested: string): Promise<Mapping> {
  const isOwn = (await bundledMappingNames()).includes(requested);
  return parseMapping(await readJson(isOwn ? join(ownFolder, `${requested}.json`) : requested));
}

/** The bundled mapping whose columns the table has, or undefined. */
export async function recogniseMapping(columns: readonly string[]): Promise<Mapping | undefined> {
  const has = new Set(columns);
  for (const name of await bundledMappingNames()) {
    const mapping = await readMapping(name);
    if (mapping.recognise.length > 0 && mapping.recognise.every((column) => has.has(column)))
      return mapping;
  }
  return undefined;
}
