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
import type { WorkbenchState } from '../useWorkbench.ts';
import { sayRefusal } from './sayRefusal.ts';

/** Asks before a page is taken away, says what that does, and where those go who have its address. */
export function RetirePage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { api, text, pages = [], page, relist, ask, pageName } = workbench;
  const { summary } = page;
  const [goal, setGoal] = useState('');
  const [path, setPath] = useState('');
  const [refused, setRefused] = useState<string>();
  if (!summary) return null;
  const redirectTo = goal === 'path' ? path.trim() : goal.replace(/^page /, '');
  const others = pages.filter(
    ({ key, alias, published }) => key !== summary.key && alias && published,
  );
  const retire = async () => {
    const answer = await api.retirePage(summary.key, redirectTo === '' ? {} : { redirectTo });
    if (answer.kind !== 'done') return setRefused(sayRefusal(answer, text));
    relist();
    ask(undefined);
    await page.reopen({ kind: 'retired' });
  };
  return (
    <Dialog
      isOpen
      onClose={() => ask(undefined)}
      title={text('retire.title', { name: pageName(summary) })}
      closeLabel={text('add.close')}
    >
      <Stack gap="16">
        {refused && <Notice tone="error">{refused}</Notice>}
        <Text>{text(summary.alias ? 'retire.what' : 'retire.whatArea')}</Text>
        {summary.alias && (
          <Select
            label={text('retire.goal')}
            value={goal}
            options={[
              { value: '', label: text('retire.nowhere') },
              ...others.map((other) => ({ value: `page ${other.key}`, label: pageName(other) })),
              { value: 'path', label: text('retire.path') },
            ]}
            onChange={({ currentTarget }) => setGoal(currentTarget.value)}
          />
        )}
        {goal === 'path' && (
          <TextField
            label={text('retire.pathLabel')}
            hint={text('field.linkHint')}
            value={path}
            onChange={({ currentTarget }) => setPath(currentTarget.value)}
          />
        )}
        <Text tone="muted">{text('retire.back')}</Text>
        <Inline gap="8">
          <Button
            onClick={() => void retire()}
            disabled={goal === 'path' && !path.trim().startsWith('/')}
          >
            {text('retire.do')}
          </Button>
          <Button emphasis="outlined" onClick={() => ask(undefined)}>
            {text('retire.keep')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
