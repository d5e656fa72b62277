import type { StoredWidget, TitledFields, WidgetDefinition } from '@solvik/content-schema/editing';

interface ShownFieldsOptions {
  readonly values: StoredWidget['fields'];
  /** Whether a field has an error: then it is shown, or nobody could fix it. */
  readonly hasProblem: (name: string) => boolean;
}

/**
 * The fields that belong to the current choice: picked products are shown where products are picked
 * by hand.
 */
export function shownFields(
  { fields, needs = [] }: Pick<WidgetDefinition, 'fields' | 'needs'>,
  { values, hasProblem }: ShownFieldsOptions,
): TitledFields {
  const chosen = (name: string): unknown => {
    const field = fields[name];
    return values[name] ?? (field?.kind === 'choice' ? field.fallback : undefined);
  };
  const isRequested = (name: string): boolean => {
    const own = needs.filter(({ field }) => field === name);
    return own.length === 0 || hasProblem(name) || own.some(({ when, is }) => chosen(when) === is);
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isRequested(name)));
}
