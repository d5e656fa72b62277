/** Says in the props tables what a union may be: its members, where Storybook would only say “union”. */
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const written = (value: string | number | null) => (typeof value === 'string' ? `'${value}'` : String(value));

export const listUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { type, table } = argType;
      return [prop, typeof type === 'object' && type.name === 'enum' ? { ...argType, table: { ...table, type: { summary: type.value.map(written).join(' | ') } } } : argType];
    }),
  );
