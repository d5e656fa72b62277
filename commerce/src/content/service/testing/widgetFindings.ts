/** Widgets with links and texts, and the findings of a page that shows them. */
import type { StoredWidget } from '@solvik/content-schema/editing';
import type { EditorShop } from '../../../testing/editorShop.ts';
import { examplePage, expectKind, page, writer } from '../../../testing/editorSteps.ts';

/** The same value in every language. */
export const four = <T>(value: T) => ({ sv: value, nb: value, da: value, fi: value });
export const widget = (type: string, version: number, fields: object, id = type): StoredWidget => ({
  id,
  type,
  version,
  name: id,
  size: 'full',
  fields: { heading: four('Rubrik'), ...fields },
});
export const hero = (hrefs: Partial<Record<'sv' | 'nb' | 'da' | 'fi', string>>) =>
  widget('hero', 1, {
    link: Object.fromEntries(
      Object.entries({ sv: '/', nb: '/', da: '/', fi: '/', ...hrefs }).map(([language, href]) => [
        language,
        { label: 'Alla klänningar', href },
      ]),
    ),
  });
const inRow = (...widgets: readonly StoredWidget[]) => ({
  containers: [
    {
      id: 'row',
      name: 'Row',
      layout: 'full' as const,
      design: 'default' as const,
      responsiveMode: '' as const,
      widgets,
    },
  ],
});

/** Findings of the page `checked` with these widgets in one row, as `level path code values`. */
export async function findingsFor(
  { contentService, steps }: EditorShop,
  ...widgets: readonly StoredWidget[]
): Promise<readonly string[]> {
  await steps.write('checked', examplePage('checked', inRow(...widgets)));
  const { findings } = expectKind(await contentService.read(writer, page('checked')), 'found');
  return findings.map(({ level, path, code, values = {} }) =>
    [
      level,
      path.replace(/^containers\[0\]\.widgets\[(\d)\]\.fields\./, '$1 '),
      code,
      ...Object.values(values),
    ]
      .join(' ')
      .replaceAll('\u00a0', ' '),
  );
}

export const shirts = (fields: object) =>
  widget('product-list', 2, { source: 'picked', ...fields });
