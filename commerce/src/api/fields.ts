/**
 * Shorthands for the contract's lists of fields: plain ones named like their property, and amounts
 * with their formatted text.
 */
import type { FieldRef } from '@pothos/core';
import type { CurrencyCode } from '@solvik/shop';
import { formatMinor, toDecimal } from '@solvik/shop-rules';
import type { builder, SchemaTypes } from './builder.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
export type FieldBuilder<Shape> = PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>;
type FieldMap = Record<string, FieldRef<Types, unknown, 'Object'>>;

interface Values {
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  ID: string;
  Decimal: SchemaTypes['Scalars']['Decimal']['Output'];
  Long: number;
  DateTime: Date;
}

type KeysOf<Shape, Value> = {
  [Key in keyof Shape]-?: Shape[Key] extends Value ? Key : never;
}[keyof Shape] &
  string;

/**
 * The key lists above have checked name and type; in this file only the names are left, as texts.
 */
const read = (parent: object, name: string) => Reflect.get(parent, name) as never;

function exposed<Shape extends object>(
  t: FieldBuilder<Shape>,
  { type, names, nullable }: { type: keyof Values; names: readonly string[]; nullable: boolean },
): FieldMap {
  return Object.fromEntries(
    names.map((name) => [
      name,
      t.field({ type, nullable, resolve: (parent: Shape) => read(parent, name) }),
    ]),
  );
}

/** Fields that always have a value, read from the parent's property of that name. */
export function required<Shape extends object, Type extends keyof Values>(
  t: FieldBuilder<Shape>,
  type: Type,
  ...names: KeysOf<Shape, Values[Type]>[]
): FieldMap {
  return exposed(t, { type, names, nullable: false });
}

/** Fields that may be null. */
export function optional<Shape extends object, Type extends keyof Values>(
  t: FieldBuilder<Shape>,
  type: Type,
  ...names: KeysOf<Shape, Values[Type] | null | undefined>[]
): FieldMap {
  return exposed(t, { type, names, nullable: true });
}

/** Amounts in minor units as `name: Decimal!` and `nameFormatted: String`, in the parent's currency. */
export function money<Shape extends { readonly currency: CurrencyCode }>(
  t: FieldBuilder<Shape>,
  ...names: KeysOf<Shape, number>[]
): FieldMap {
  const amount = (parent: Shape, name: string) => Number(Reflect.get(parent, name));
  return Object.fromEntries(
    names.flatMap((name) => [
      [
        name,
        t.field({
          type: 'Decimal',
          nullable: false,
          resolve: (parent: Shape) => toDecimal(amount(parent, name)),
        }),
      ],
      [
        `${name}Formatted`,
        t.field({
          type: 'String',
          resolve: (parent: Shape) => formatMinor(amount(parent, name), parent.currency),
        }),
      ],
    ]),
  );
}

/** Amounts in minor units as `name: Decimal!` alone. */
export function amounts<Shape extends object>(
  t: FieldBuilder<Shape>,
  ...names: KeysOf<Shape, number>[]
): FieldMap {
  return Object.fromEntries(
    names.map((name) => [
      name,
      t.field({
        type: 'Decimal',
        nullable: false,
        resolve: (parent: Shape) => toDecimal(Number(Reflect.get(parent, name))),
      }),
    ]),
  );
}

/** A nullable list of nullable items. */
export const listNullability = { list: true, items: true } as const;
