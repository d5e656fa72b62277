import {
  Button,
  Dialog,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
  TextField,
} from '@solvik/design-system';
import { useState } from 'react';
import type { WorkbenchState } from '../workbenchState.ts';
import { describeRefusal } from './describeRefusal.ts';

/**
 * Confirms the removal of a page, explains its effect, and where its address leads from then on.
 */
export function RetirePage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { api, text, pages = [], page, refetchLists, openDialog, pageName } = workbench;
  const { summary } = page;
  const [target, setTarget] = useState('');
  const [path, setPath] = useState('');
  const [refused, setRefused] = useState<string>();
  if (!summary) return null;
  const redirectTo = target === 'path' ? path.trim() : target.replace(/^page /, '');
  const others = pages.filter(
    ({ key, alias, published }) => key !== summary.key && alias && published,
  );
  const retire = async () => {
    const response = await api.retirePage(summary.key, redirectTo === '' ? {} : { redirectTo });
    if (response.kind !== 'done') return setRefused(describeRefusal(response, text));
    refetchLists();
    openDialog(undefined);
    await page.reopen({ kind: 'retired' });
  };
  return (
    <Dialog
      isOpen
      onClose={() => openDialog(undefined)}
      title={text('retire.title', { name: pageName(summary) })}
      closeLabel={text('add.close')}
    >
      <Stack gap="16">
        {refused && <Notice tone="error">{refused}</Notice>}
        <Text>{text(summary.alias ? 'retire.what' : 'retire.whatArea')}</Text>
        {summary.alias && (
          <Select
            label={text('retire.target')}
            value={target}
            options={[
              { value: '', label: text('retire.noTarget') },
              ...others.map((other) => ({ value: `page ${other.key}`, label: pageName(other) })),
              { value: 'path', label: text('retire.path') },
            ]}
            onChange={({ currentTarget }) => setTarget(currentTarget.value)}
          />
        )}
        {target === 'path' && (
          <TextField
            label={text('retire.pathLabel')}
            hint={text('field.linkHint')}
            value={path}
            onChange={({ currentTarget }) => setPath(currentTarget.value)}
          />
        )}
        <Text tone="muted">{text('retire.restoreHint')}</Text>
        <Inline gap="8">
          <Button
            onClick={() => void retire()}
            disabled={target === 'path' && !path.trim().startsWith('/')}
          >
            {text('retire.do')}
          </Button>
          <Button emphasis="outlined" onClick={() => openDialog(undefined)}>
            {text('retire.keep')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
