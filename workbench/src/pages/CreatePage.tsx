import { type ServiceFinding, type Language, languages } from '@solvik/content-schema/editing';
import { Fieldset, TextField } from '@solvik/design-system';
import { useState } from 'react';
import { focusField } from '../focus/focusField.ts';
import { fieldId } from '../fields/fieldContext.ts';
import { describeFinding } from '../findings/describeFinding.ts';
import type { WorkbenchState } from '../workbenchState.ts';
import {
  aliasOf,
  documentOf,
  emptyDraft,
  findDraftProblems,
  keyOf,
  type PageDraft,
} from './planPage.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

const focusProblem = (path: string): undefined =>
  void focusField(document, fieldId(['new', ...path.split('.')]));

/**
 * Creates a page: its name, and its title and address in each language. Nothing is visible to
 * shoppers before it is published.
 */
export function CreatePage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { api, text, pages = [] } = workbench;
  const [draft, setDraft] = useState<PageDraft>(emptyDraft);
  const [isTried, setTried] = useState(false);
  const [reported, setReported] = useState<readonly ServiceFinding[]>([]);
  const problems = findDraftProblems(draft, pages);
  const problemAt = (path: string): string | undefined => {
    const problem = isTried ? problems.get(path) : undefined;
    const finding = reported.find((each) => each.path === path);
    return problem ? text(`create.${problem}`) : finding && describeFinding(finding, text);
  };
  const create = async () => {
    setTried(true);
    const [first] = problems.keys();
    if (first !== undefined) return focusProblem(first);
    const response = await api.createPage({ key: keyOf(draft), document: documentOf(draft) });
    if (response.kind === 'refused' && response.code === 'has-errors' && response.findings?.[0]) {
      setReported(response.findings);
      return focusProblem(response.findings[0].path);
    }
    return response;
  };
  const words = (part: 'title' | 'alias', language: Language, value: string) => {
    setReported(reported.filter(({ path }) => path !== `${part}.${language}`));
    setDraft({
      ...draft,
      [part]: { ...draft[part], [language]: value === '' ? undefined : value },
    });
  };
  return (
    <NewPageDialog
      workbench={workbench}
      title={text('create.page')}
      submitLabel={text('create.do')}
      create={create}
    >
      <TextField
        id={fieldId(['new', 'name'])}
        label={text('create.name')}
        required
        value={draft.name}
        error={problemAt('name')}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <TextField
        id={fieldId(['new', 'key'])}
        label={text('create.key')}
        hint={text('create.keyHint')}
        value={keyOf(draft)}
        error={problemAt('key')}
        onChange={({ currentTarget }) => setDraft({ ...draft, key: currentTarget.value })}
      />
      {languages.map((language) => (
        <Fieldset key={language} legend={text(`language.${language}`)}>
          <TextField
            id={fieldId(['new', 'title', language])}
            lang={language}
            label={text('create.title')}
            required
            value={draft.title[language] ?? ''}
            error={problemAt(`title.${language}`)}
            onChange={({ currentTarget }) => words('title', language, currentTarget.value)}
          />
          <TextField
            id={fieldId(['new', 'alias', language])}
            label={text('create.alias')}
            value={aliasOf(draft, language)}
            error={problemAt(`alias.${language}`)}
            onChange={({ currentTarget }) => words('alias', language, currentTarget.value)}
          />
        </Fieldset>
      ))}
    </NewPageDialog>
  );
}
