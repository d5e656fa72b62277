/** The form behind a widget of a published page, in the sender's language. */
import { parseWidget, type WidgetConfiguration } from '@solvik/content-schema';
import { resolveWidget } from '@solvik/content-schema/editing';
import type { Locale } from '@solvik/shop';
import type { Queries } from '../database/database.ts';

export interface FormAddress {
  /** The id in the Data API: the page's number and the widget's own id. */
  readonly formId: string;
  readonly locale: Locale;
  readonly market: string;
}

/** Undefined if the page no longer has such a form, or has a malformed one. */
export async function readForm(
  queries: Queries,
  { formId, locale, market }: FormAddress,
): Promise<WidgetConfiguration<'form'> | undefined> {
  const [, page, id] = /^(\d{1,9})-(.{1,100})$/.exec(formId) ?? [];
  if (page === undefined) return undefined;
  const row = await queries
    .selectFrom('pages')
    .select('containers')
    .where('pageId', '=', Number(page))
    .executeTakeFirst();
  const stored = row?.containers
    .flatMap(({ widgets }) => widgets)
    .find((widget) => widget.id === id);
  if (!stored) return undefined;
  const { type, configuration } = resolveWidget(stored, { language: locale, market });
  const read = parseWidget(type, JSON.stringify(configuration));
  return read.kind === 'ok' && read.value.type === 'form' ? read.value.configuration : undefined;
}
