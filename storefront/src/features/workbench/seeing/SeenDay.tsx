import { isWallTime, momentOf } from '@solvik/content-schema/editing';
import { Button, Inline, Stack, TextField } from '@solvik/design-system';
import type { WorkbenchState } from '../useWorkbench.ts';
import { sayZone, wallTime } from '../wallTime.ts';
import { useTimeSeen } from './useTimeSeen.ts';

/** Looks at the page on a day that is named, or goes from change to change. */
export function SeenDay({ workbench }: { readonly workbench: WorkbenchState }) {
  const { text, locale } = workbench;
  const { at, zone, isNow, moments, lookAt } = useTimeSeen(workbench);
  const earlier = moments.findLast((moment) => moment.at.getTime() < at)?.at.getTime();
  const later = moments.find((moment) => moment.at.getTime() > at)?.at.getTime();
  return (
    <Stack gap="16">
      <TextField
        type="datetime-local"
        label={text('see.day')}
        hint={sayZone(zone, locale)}
        value={wallTime(new Date(at), zone)}
        onChange={({ currentTarget: { value } }) =>
          isWallTime(value) && lookAt(momentOf(value, zone).getTime())
        }
      />
      <Inline gap="8">
        <Button
          emphasis="outlined"
          size="small"
          aria-disabled={isNow}
          onClick={() => lookAt(undefined)}
        >
          {text('see.now')}
        </Button>
        {moments.length > 0 && (
          <>
            <Button
              emphasis="outlined"
              size="small"
              aria-disabled={earlier === undefined}
              onClick={() => lookAt(earlier)}
            >
              {text('see.earlier')}
            </Button>
            <Button
              emphasis="outlined"
              size="small"
              aria-disabled={later === undefined}
              onClick={() => later !== undefined && lookAt(later)}
            >
              {text('see.later')}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}
