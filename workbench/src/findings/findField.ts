/**
 * The target of a finding's path: the widget, the control, and the language and market it occurs
 * in.
 */
import { isWidgetType, shapeOf } from '@solvik/content-schema';
import { type Language, languages, type StoredContainer } from '@solvik/content-schema/editing';
import { fieldId } from '../fields/fieldContext.ts';

export interface FoundField {
  readonly widgetId?: string;
  readonly controlId: string;
  readonly language?: Language;
  readonly market?: string;
}

type Fields = ReturnType<typeof shapeOf>['fields'];
type Variation = Pick<FoundField, 'language' | 'market'>;

const languageOf = (key: string | undefined): Variation => {
  const language = languages.find((each) => each === key);
  return language ? { language } : {};
};

/**
 * Whether a segment of a path is a language or a market depends on the field's definition: `fi` may
 * be either.
 */
function variationOf(fields: Fields, [name = '', ...rest]: readonly string[]): Variation {
  const field = fields[name];
  if (!field) return {};
  if (field.varies === 'language') return languageOf(rest[0]);
  const market = field.varies === 'market' ? rest[0] : undefined;
  const within = market === undefined ? rest : rest.slice(1);
  const seen = market === undefined ? {} : { market };
  if (field.kind === 'image' && within[0] === 'alt') return { ...seen, ...languageOf(within[1]) };
  if (field.kind === 'group') return { ...seen, ...variationOf(field.of, within) };
  return field.kind === 'list' ? { ...seen, ...variationOf(field.of, within.slice(1)) } : seen;
}

const keysOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

/** @param containers those of the page; none for a path of its own texts */
export function findField(path: string, containers: readonly StoredContainer[]): FoundField {
  const [, row, at, rest = ''] =
    /^containers\[(\d+)\](?:\.widgets\[(\d+)\])?\.?(.*)$/.exec(path) ?? [];
  const container = row === undefined ? undefined : containers[Number(row)];
  if (!container) return { controlId: fieldId(keysOf(path)), ...languageOf(keysOf(path).at(-1)) };
  const widget = container.widgets[Number(at ?? 0)];
  const id = widget && { widgetId: widget.id };
  if (at === undefined) return { ...id, controlId: fieldId(['row', ...keysOf(rest)]) };
  const [first, ...keys] = keysOf(rest);
  if (first === undefined) return { ...id, controlId: fieldId(['name']) };
  if (first !== 'fields' || !widget) return { ...id, controlId: fieldId(keysOf(rest)) };
  return {
    ...id,
    controlId: fieldId(keys),
    ...(isWidgetType(widget.type) && variationOf(shapeOf(widget.type).fields, keys)),
  };
}
