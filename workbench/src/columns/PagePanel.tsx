import {
  type ServiceFinding,
  type Language,
  languages,
  type PageDocument,
} from '@solvik/content-schema/editing';
import { Button, Inline, Select, Stack, Text, Textarea, TextField } from '@solvik/design-system';
import { EditableFields } from './EditableFields.tsx';
import { readAt, writeAt, type FieldPath } from '../editing/editDocument.ts';
import { fieldId } from '../fields/fieldContext.ts';
import { describeFinding } from '../findings/describeFinding.ts';
import type {
  ContentNames,
  EditedVariation,
  OpenContent,
  Screens,
  WorkbenchWords,
} from '../workbenchState.ts';

/** The page's title and address, language by language, and the actions on the whole page. */
export function PagePanel({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentNames & OpenContent & EditedVariation & Screens;
}) {
  const { page, text, language, setLanguage, pageName, openDialog, whyNot } = workbench;
  const { editing, summary, findings, edit } = page;
  if (!editing || !summary) return null;
  const { document } = editing;
  const valueAt = (path: FieldPath): string => {
    const current = readAt(document, path);
    return typeof current === 'string' ? current : '';
  };
  const fieldOf = (path: FieldPath, label: string) => {
    const found = findings.find(
      ({ level, path: at }: ServiceFinding) => level === 'error' && at === path.join('.'),
    );
    return {
      id: fieldId(path),
      label,
      value: valueAt(path),
      error: found && describeFinding(found, text),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        edit(
          writeAt(
            document,
            path,
            currentTarget.value === '' ? undefined : currentTarget.value,
          ) as PageDocument,
          path.join('.'),
        ),
    };
  };
  const named = { language: text(`language.${language}`) };
  const name = fieldOf(['name'], text('edit.name'));
  // A name that only repeats the key was not given by an editor.
  const isUnnamed = document.name === summary.key;
  return (
    <Stack gap="16">
      <Text tone="muted">{text('edit.chooseWidget')}</Text>
      <EditableFields workbench={workbench}>
        <TextField
          {...name}
          value={isUnnamed ? '' : name.value}
          hint={
            isUnnamed
              ? text('edit.pageNameHint', { name: pageName({ ...summary, ...document }) })
              : undefined
          }
          onChange={({ currentTarget }) =>
            edit({ ...document, name: currentTarget.value || summary.key }, 'name')
          }
        />
      </EditableFields>
      <Select
        label={text('edit.language')}
        value={language}
        options={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
      />
      <EditableFields workbench={workbench}>
        <TextField {...fieldOf(['title', language], text('edit.pageTitle', named))} />
        <Textarea {...fieldOf(['description', language], text('edit.pageDescription', named))} />
        {document.alias && (
          <TextField
            {...fieldOf(['alias', language], text('edit.pageAlias', named))}
            hint={text('edit.aliasHint')}
          />
        )}
      </EditableFields>
      <Inline gap="8">
        {!whyNot('duplicate') && (
          <Button
            emphasis="outlined"
            size="small"
            onClick={() => openDialog({ kind: 'duplicate' })}
          >
            {text('duplicate.do')}
          </Button>
        )}
        {!whyNot('retire') && summary.state !== 'retired' && (
          <Button emphasis="outlined" size="small" onClick={() => openDialog({ kind: 'retire' })}>
            {text('retire.open')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
