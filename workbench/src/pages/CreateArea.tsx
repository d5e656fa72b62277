import { filterKeys } from '@solvik/content-schema/editing';
import { InlineAlert, Select, TextField } from '@solvik/design-system';
import { useState } from 'react';
import { areaLabel } from '../naming/contentLabels.ts';
import type { WorkbenchState } from '../workbenchState.ts';
import { areaLocations, type Filter, holderOf, planArea } from './planPage.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

/**
 * Creates an area on another screen: its location, and whether it is for one category, brand or
 * campaign only.
 */
export function CreateArea({ workbench }: { readonly workbench: WorkbenchState }) {
  const { api, text, pages = [], pageName } = workbench;
  const [at, setAt] = useState(1);
  const [key, setKey] = useState<Filter['key'] | ''>('Category');
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const location = areaLocations[at] ?? areaLocations[0];
  const isIncomplete = key !== '' && value.trim() === '';
  const draft = { place: location, filter: key === '' ? undefined : { key, value: value.trim() } };
  const holder = isIncomplete ? undefined : holderOf(draft, pages);
  const create = async () => {
    setTried(true);
    return isIncomplete || holder ? undefined : api.createPage(planArea(draft, pages));
  };
  return (
    <NewPageDialog
      workbench={workbench}
      title={text('create.area')}
      submitLabel={text('create.do')}
      create={create}
    >
      <Select
        label={text('create.place')}
        value={String(at)}
        options={areaLocations.map((option, index) => ({
          value: String(index),
          label: areaLabel(option, text),
        }))}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
      />
      <Select
        label={text('create.filter')}
        value={key}
        options={[
          { value: '', label: text('create.noFilter') },
          ...filterKeys.map((option) => ({
            value: option,
            label: text(`create.filter${option}`),
          })),
        ]}
        onChange={({ currentTarget }) => setKey(currentTarget.value as typeof key)}
      />
      {key !== '' && (
        <TextField
          label={text('create.filterKey')}
          hint={text('create.filterHint')}
          required
          value={value}
          error={isTried && isIncomplete ? text('create.required') : undefined}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      )}
      {holder && (
        <InlineAlert tone="error">
          {text('create.placeTaken', { name: pageName(holder) })}
        </InlineAlert>
      )}
    </NewPageDialog>
  );
}
