import { writeAddress } from '@solvik/addresses';
import { Button, ButtonLink } from '@solvik/design-system';
import type { OpenContent, Screens, WorkbenchWords } from '../workbenchState.ts';

/** The actions that are needed less often: leaving, comparing and scheduling. */
export function MoreActions({
  workbench: { text, open, openDialog, whyNot, locale },
}: {
  readonly workbench: WorkbenchWords & OpenContent & Screens;
}) {
  const { editing } = open;
  return (
    <>
      <ButtonLink href={writeAddress('home', locale)} emphasis="outlined" size="small">
        {text('workbench.leave')}
      </ButtonLink>
      <Button
        emphasis="outlined"
        size="small"
        disabled={!editing}
        onClick={() => openDialog({ kind: 'compare' })}
      >
        {text('compare.do')}
      </Button>
      {!whyNot('publish') && (
        <Button
          emphasis="outlined"
          size="small"
          disabled={!editing}
          onClick={() => openDialog({ kind: 'schedule' })}
        >
          {text('schedule.open')}
        </Button>
      )}
    </>
  );
}
