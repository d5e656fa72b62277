import type { StoredWidget, TitledFields, WidgetDefinition } from '@solvik/content-schema/editing';

interface ShownFieldsOptions {
  readonly values: StoredWidget['fields'];
  /** Whether there is anything to mend in a field: then it is shown, or nobody could. */
  readonly hasProblem: (name: string) => boolean;
}

/** The fields that belong to what is chosen: picked products are asked for where products are picked by hand. */
export function shownFields(
  { fields, needs = [] }: Pick<WidgetDefinition, 'fields' | 'needs'>,
  { values, hasProblem }: ShownFieldsOptions,
): TitledFields {
  const chosen = (name: string): unknown => {
    const field = fields[name];
    return values[name] ?? (field?.kind === 'choice' ? field.fallback : undefined);
  };
  const isMeant = (name: string): boolean => {
    const own = needs.filter(({ field }) => field === name);
    return own.length === 0 || hasProblem(name) || own.some(({ when, is }) => chosen(when) === is);
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isMeant(name)));
}
