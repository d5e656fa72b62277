import { Dialog, Heading, Stack, Text } from '@solvik/design-system';
import { useMemo } from 'react';
import { useIsPhone } from '../device/windowWidth.ts';
import type {
  ContentNames,
  OpenContent,
  Screens,
  Selection,
  WorkbenchWords,
} from '../workbenchState.ts';
import { type Cell, countGaps, planTranslations, type TranslationRow } from './planTranslations.ts';
import { TranslationList, TranslationTable } from './TranslationTexts.tsx';

const pageKeys = {
  title: 'translations.pageTitle',
  description: 'translations.pageDescription',
  alias: 'translations.pageAlias',
} as const;

/** All texts of the page by language; each cell links to its field in that language. */
export function Translations({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentNames & OpenContent & Selection & Screens;
}) {
  const isPhone = useIsPhone();
  const Texts = isPhone ? TranslationList : TranslationTable;
  const { text, title, page, openDialog, widgetName, followFinding } = workbench;
  const document = page.editing?.document;
  const groups = useMemo(() => (document ? planTranslations(document) : []), [document]);
  const gaps = countGaps(groups);
  const nameOf = ({ names, market }: TranslationRow): string =>
    [
      ...names.map((name) =>
        typeof name === 'number'
          ? String(name)
          : name in pageKeys
            ? text(pageKeys[name as keyof typeof pageKeys])
            : title(name),
      ),
      ...(market === undefined
        ? []
        : [market === '*' ? text('edit.allMarkets') : text(`market.${market as 'se'}`)]),
    ].join(', ');
  const go = (path: string) => {
    openDialog(undefined);
    followFinding(path);
  };
  const describeCell = (cell: Cell): string => {
    if (cell.kind === 'written') return text('translations.written');
    if (cell.kind === 'missing') return text('translations.missing');
    if (cell.kind === 'falls-back')
      return text('translations.fallsBack', { language: text(`language.${cell.to}`) });
    return text('translations.tooLong', { over: cell.length - cell.max });
  };
  return (
    <Dialog
      isOpen
      onClose={() => openDialog(undefined)}
      title={text('translations.title')}
      closeLabel={text('add.close')}
      width="wide"
    >
      <Stack gap="32">
        <Text role="status">{text('translations.gaps', { count: gaps })}</Text>
        {groups.map(({ widget, rows }) => {
          const { label, note } = widget
            ? widgetName(widget)
            : { label: text('compare.page'), note: '' };
          return (
            <Stack as="section" gap="8" key={widget?.id ?? ''}>
              <Heading level={3} size="title">
                {note ? `${label}: ${note}` : label}
              </Heading>
              <Texts label={label} rows={rows} {...{ nameOf, describeCell, text }} onGo={go} />
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}
