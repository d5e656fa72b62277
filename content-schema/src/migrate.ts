/**
 * How content of an earlier version is migrated to this one. Steps are data, so that they apply to
 * a configuration and to a stored widget, whose values vary by language, alike.
 */
export type MigrationStep =
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'drop'; readonly field: string }
  /** Adds a field with a value. */
  | { readonly kind: 'set'; readonly field: string; readonly value: string | number | boolean }
  /** Replaces one option of a choice by another. */
  | { readonly kind: 'replace'; readonly field: string; readonly from: string; readonly to: string }
  /**
   * Where `field` equals `is`, which is then dropped, or has any value when `is` is omitted: the
   * widget has become one of another type, of version 1.
   */
  | {
      readonly kind: 'become';
      readonly type: string;
      readonly field: string;
      readonly is?: string;
    };

/** Every version before one: `1 | 2` of 3. */
type Earlier<
  Version extends number,
  Counted extends readonly unknown[] = readonly [unknown],
> = Counted['length'] extends Version
  ? never
  : Counted['length'] | Earlier<Version, readonly [...Counted, unknown]>;

/** What a definition of a version must contain: the steps from every version before it. */
export type MigratesTo<Version extends number> = Version extends 1
  ? unknown
  : { readonly migrations: Readonly<Record<Earlier<Version>, readonly MigrationStep[]>> };

/** By type, the newest version and the migrations to it. */
export type MigrationTable = Readonly<
  Record<
    string,
    {
      readonly version: number;
      readonly migrations?: Readonly<Record<number, readonly MigrationStep[]>>;
    }
  >
>;

type Values = Readonly<Record<string, unknown>>;

export interface Versioned {
  readonly type: string;
  readonly version: number;
  readonly values: Values;
}

function take({ values, ...widget }: Versioned, step: MigrationStep): Versioned {
  switch (step.kind) {
    case 'rename': {
      const { [step.from]: value, ...rest } = values;
      return { ...widget, values: value === undefined ? rest : { [step.to]: value, ...rest } };
    }
    case 'drop': {
      const { [step.field]: _gone, ...rest } = values;
      return { ...widget, values: rest };
    }
    case 'set':
      return { ...widget, values: { [step.field]: step.value, ...values } };
    case 'replace':
      return {
        ...widget,
        values: values[step.field] === step.from ? { ...values, [step.field]: step.to } : values,
      };
    case 'become': {
      const current = values[step.field] ?? undefined;
      const hasBecome = step.is === undefined ? current !== undefined : current === step.is;
      if (!hasBecome) return { ...widget, values };
      const { [step.field]: _removed, ...rest } = values;
      return { type: step.type, version: 1, values: step.is === undefined ? values : rest };
    }
  }
}

/**
 * The widget in its newest version, which may be of another type; an unknown type or version is
 * returned unchanged. Throws where the table has no steps from a version to the next, which
 * definitions are not compiled without.
 */
export function migrate(widget: Versioned, table: MigrationTable): Versioned {
  let current = widget;
  for (
    let known = table[current.type];
    known && current.version < known.version;
    known = table[current.type]
  ) {
    const { type, version } = current;
    const steps = known.migrations?.[version];
    if (!steps)
      throw new Error(
        `Nothing leads from version ${String(version)} of ${type} to the next: give its definition steps under migrations, none where nothing changes.`,
      );
    let next = current;
    for (const step of steps) {
      next = take(next, step);
      if (next.type !== type) break;
    }
    current = next.type === type ? { ...next, version: version + 1 } : next;
  }
  return current;
}
