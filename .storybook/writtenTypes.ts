/**
 * Shows types in the props tables as written: a union's members, an object's fields, where
 * Storybook would only show “union” or “intersection”.
 */
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Characters that fit in a row; a longer type is shown in full when it is expanded. */
const room = 90;

const literal = (value: string | number | null) =>
  typeof value === 'string' ? `'${value}'` : String(value);
const onOneLine = (type: string) =>
  type
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

/** A type for one row of the table, and the complete type where the row is too short. */
export function typeRow(type: string): { readonly summary: string; readonly detail?: string } {
  const line = onOneLine(type);
  return line.length > room
    ? { summary: `${line.slice(0, room).replace(/\S*$/, '').trim()} …`, detail: line }
    : { summary: line };
}

/** The row of a prop; undefined if its type is unknown. */
export function typeOf({
  type,
  table,
}: Pick<StrictInputType, 'type' | 'table'>): ReturnType<typeof typeRow> | undefined {
  if (typeof type !== 'object') return undefined;
  const shown =
    type.name === 'enum' ? type.value.map(literal).join(' | ') : (type.raw ?? table?.type?.summary);
  return shown ? typeRow(shown) : undefined;
}

export const writtenTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const row = typeOf(argType);
      return [prop, row ? { ...argType, table: { ...argType.table, type: row } } : argType];
    }),
  );
