import { type DeskFinding, type Language, languages, type PageDocument } from '@solvik/content-schema';
import { Select, Stack, Textarea, TextField } from '@solvik/design-system';
import { readAt, writeAt, type FieldPath } from './editDocument.ts';
import { fieldId } from './fields/fieldContext.ts';
import { sayFinding } from './sayFinding.ts';
import type { OpenPage } from './usePage.ts';
import type { WorkbenchText } from './workbenchText.ts';

interface PagePanelProps {
  readonly page: OpenPage;
  readonly text: WorkbenchText;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** What the page is called and where it stands, language by language. */
export function PagePanel({ page, text, language, onLanguage }: PagePanelProps) {
  const { editing, findings, edit } = page;
  if (!editing) return null;
  const { document } = editing;
  const valueAt = (path: FieldPath): string => {
    const held = readAt(document, path);
    return typeof held === 'string' ? held : '';
  };
  const fieldOf = (path: FieldPath, label: string) => {
    const found = findings.find(({ level, path: at }: DeskFinding) => level === 'error' && at === path.join('.'));
    return { id: fieldId(path), label, value: valueAt(path), error: found && sayFinding(found, text), onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => edit(writeAt(document, path, currentTarget.value === '' ? undefined : currentTarget.value) as PageDocument, path.join('.')) };
  };
  const named = { language: text(`language.${language}`) };
  return (
    <Stack gap="16">
      <TextField {...fieldOf(['name'], text('edit.name'))} />
      <Select label={text('edit.language')} value={language} options={languages.map((value) => ({ value, label: text(`language.${value}`) }))} onChange={({ currentTarget }) => onLanguage(currentTarget.value as Language)} />
      <TextField {...fieldOf(['title', language], text('edit.pageTitle', named))} />
      <Textarea {...fieldOf(['description', language], text('edit.pageDescription', named))} />
      {document.alias && <TextField {...fieldOf(['alias', language], text('edit.pageAlias', named))} />}
    </Stack>
  );
}
