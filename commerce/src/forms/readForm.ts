/** The form behind a widget of a published page, in the sender's language. */
import { parseWidget, type WidgetConfiguration } from '@solvik/content-schema';
import { resolveWidget, type StoredContainer } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { first, type Queries } from '../database/database.ts';

export interface FormAddress {
  /** As the Data API gives the widget: the page's number and the widget's own id. */
  readonly formId: string;
  readonly locale: Locale;
  readonly market: string;
}

/** Undefined when the page has no such form any more, or one that cannot be read. */
export async function readForm(
  queries: Queries,
  { formId, locale, market }: FormAddress,
): Promise<WidgetConfiguration<'form'> | undefined> {
  const [, page, id] = /^(\d{1,9})-(.{1,100})$/.exec(formId) ?? [];
  if (page === undefined) return undefined;
  const row = await first(
    queries,
    sql<{
      containers: StoredContainer[];
    }>`select containers from pages where page_id = ${Number(page)}`,
  );
  const stored = row?.containers
    .flatMap(({ widgets }) => widgets)
    .find((widget) => widget.id === id);
  if (!stored) return undefined;
  const { type, configuration } = resolveWidget(stored, { language: locale, market });
  const read = parseWidget(type, JSON.stringify(configuration));
  return read.kind === 'ok' && read.value.type === 'form' ? read.value.configuration : undefined;
}
