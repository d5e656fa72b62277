import type { ServiceFinding, StoredWidget } from '@solvik/content-schema/editing';
import { type FieldPath, setField } from '../editing/editDocument.ts';
import { describeFinding } from '../findings/describeFinding.ts';
import { useHost } from '../host.ts';
import type {
  ContentService,
  EditedVariation,
  OpenContent,
  Screens,
  Selection,
  WorkbenchWords,
} from '../workbenchState.ts';
import type { WorkbenchText } from '../workbenchText.ts';
import type { FieldContextValue } from './fieldContext.ts';

type FormParts = Pick<WorkbenchWords, 'text' | 'title' | 'locale'> &
  Pick<ContentService, 'targets'> &
  Pick<OpenContent, 'page'> &
  Pick<Selection, 'pathOf'> &
  Pick<EditedVariation, 'language' | 'market'> &
  Pick<Screens, 'media'>;

/** A path of the document as findings write it. */
const pathText = (path: FieldPath): string =>
  path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`)).join('');

/** Describes the findings of one level by their paths within the widget's fields. */
function createMessages(
  findings: readonly ServiceFinding[],
  { widgetPath, text }: { readonly widgetPath: string; readonly text: WorkbenchText },
): (path: FieldPath) => string | undefined {
  const byPath = new Map(findings.map((finding) => [finding.path, finding] as const));
  return (path) => {
    const found = byPath.get(`${widgetPath}.fields${pathText(path)}`);
    return found && describeFinding(found, text);
  };
}

/** The context of a widget's fields; undefined where no page is open. */
export function useWidgetFieldContext(
  { page, pathOf, text, media, ...form }: FormParts,
  widget: StoredWidget,
): FieldContextValue | undefined {
  const { products } = useHost();
  const { editing, findings, edit } = page;
  if (!editing) return undefined;
  const { title, locale, language, market, targets } = form;
  const { id, fields } = widget;
  const words = { widgetPath: pathOf(id), text };
  const messagesOf = (isError: boolean) =>
    createMessages(
      findings.filter(({ level }) => (level === 'error') === isError),
      words,
    );
  return {
    text,
    title,
    locale,
    language,
    market,
    fields,
    write: (path, value) =>
      edit(setField(editing.document, { widgetId: id, path, value }), `${id}${pathText(path)}`),
    problemAt: messagesOf(true),
    adviceAt: messagesOf(false),
    targets,
    media,
    products,
  };
}
