/**
 * The texts of one widget by language, each with a link to its field: a table, and on a phone a
 * list, which needs no scrolling sideways.
 */
import { type Language, languages } from '@solvik/content-schema/editing';
import { Button, Inline, MarkupTable, Stack, Text, TextButton } from '@solvik/design-system';
import type { WorkbenchText } from '../workbenchText.ts';
import type { Cell, TranslationRow } from './planTranslations.ts';

export interface TranslationTextsProps {
  readonly label: string;
  readonly rows: readonly TranslationRow[];
  readonly nameOf: (row: TranslationRow) => string;
  readonly describeCell: (cell: Cell) => string;
  readonly onGo: (path: string) => void;
  readonly text: WorkbenchText;
}

/** A cell's label for screen readers, and the effect of pressing it. */
const pressOf = (
  row: TranslationRow,
  language: Language,
  { nameOf, describeCell, onGo, text }: TranslationTextsProps,
) => ({
  'aria-label': `${nameOf(row)}, ${text(`language.${language}`)}: ${describeCell(row.cells[language])}`,
  onClick: () => onGo(`${row.path}.${language}`),
});

export function TranslationTable(props: TranslationTextsProps) {
  const { label, rows, nameOf, describeCell, text } = props;
  return (
    <MarkupTable aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('translations.text')}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {text(`language.${language}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.path}>
            <th scope="row">{nameOf(row)}</th>
            {languages.map((language) => (
              <td key={language}>
                <TextButton
                  emphasis={row.cells[language].kind === 'written' ? 'quiet' : 'inline'}
                  {...pressOf(row, language, props)}
                >
                  {describeCell(row.cells[language])}
                </TextButton>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </MarkupTable>
  );
}

export function TranslationList(props: TranslationTextsProps) {
  const { label, rows, nameOf, describeCell, text } = props;
  return (
    <Stack as="ul" role="list" gap="16" aria-label={label}>
      {rows.map((row) => (
        <li key={row.path}>
          <Stack gap="8">
            <Text>{nameOf(row)}</Text>
            <Inline gap="8">
              {languages.map((language) => (
                <Button
                  key={language}
                  emphasis="outlined"
                  size="small"
                  {...pressOf(row, language, props)}
                >
                  {`${text(`language.${language}`)}: ${describeCell(row.cells[language])}`}
                </Button>
              ))}
            </Inline>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
