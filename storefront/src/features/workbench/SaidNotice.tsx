import { Button, Inline, Notice, Stack } from '@solvik/design-system';
import type { OpenPage } from './usePage.ts';
import type { WorkbenchText } from './workbenchText.ts';

/** What came of the last thing asked of the desk, with the way on where there is a choice. */
export function SaidNotice({ page: { said, keepMine, takeTheirs }, text, timeText }: { readonly page: OpenPage; readonly text: WorkbenchText; readonly timeText: (moment: string) => string }) {
  if (!said || said.kind === 'saving') return null;
  if (said.kind === 'conflict') {
    return (
      <Notice tone="error">
        <Stack gap="12">
          {text('save.conflict', { name: said.newest.author, time: timeText(said.newest.savedAt) })}
          <Inline gap="8">
            <Button emphasis="outlined" size="small" onClick={() => void keepMine()}>
              {text('save.keepMine')}
            </Button>
            <Button emphasis="outlined" size="small" onClick={takeTheirs}>
              {text('save.takeTheirs')}
            </Button>
          </Inline>
        </Stack>
      </Notice>
    );
  }
  if (said.kind === 'published') return <Notice tone="success">{text('publish.done')}</Notice>;
  if (said.kind === 'rolled-back') return <Notice tone="success">{text('history.rolledBack', { number: said.revision })}</Notice>;
  if (said.kind === 'overtaken') return <Notice tone="error">{text('publish.overtaken')}</Notice>;
  if (said.kind === 'signed-out') return <Notice tone="error">{text('signIn.expired')}</Notice>;
  if (said.kind === 'refused') return <Notice tone="error">{text(said.code === 'role' || said.code === 'scope' ? 'publish.role' : said.code === 'has-errors' || said.code === 'unreadable' ? 'publish.refused' : 'workbench.failed')}</Notice>;
  return <Notice tone="error">{text('workbench.failed')}</Notice>;
}
