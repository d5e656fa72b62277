/** Says in the props tables what a type is as it is written: a union's members, an object's fields, where Storybook would only say “union” or “intersection”. */
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Characters that a row has room for; a longer type is shown whole when it is pressed. */
const room = 90;

const literal = (value: string | number | null) =>
  typeof value === 'string' ? `'${value}'` : String(value);
const onOneLine = (type: string) =>
  type
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

/** A type for one row of the table, and the whole of it where the row is too short. */
export function typeRow(type: string): { readonly summary: string; readonly detail?: string } {
  const line = onOneLine(type);
  return line.length > room
    ? { summary: `${line.slice(0, room).replace(/\S*$/, '').trim()} …`, detail: line }
    : { summary: line };
}

/** The row of a prop; undefined for one of no known type. */
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
