import { isWallTime, type Moment, momentOf } from '@solvik/content-schema';
import { Button, Inline, Stack, TextField, TimeLine } from '@solvik/design-system';
import { useMemo } from 'react';
import { useServices } from '../../../app/services.ts';
import { timeOf, zoneOfFront } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { wallTime } from '../wallTime.ts';

/** The clock that all four fronts are looked at by. */
const zone = zoneOfFront.se;

/** Looks at the page at another moment: along a line on which stands what changes by itself, from change to change, or on a day that is named. */
export function StageTime({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useServices();
  const { text, page, seen, setSeen, now, widgets, widgetName } = workbench;
  const document = page.editing?.document;
  const time = useMemo(() => (document ? timeOf(document, now, seen.at) : undefined), [document, now, seen.at]);
  if (!time) return null;
  const { from, to, moments } = time;
  const at = seen.at ?? now.getTime();
  const lookAt = (moment: number | undefined) => setSeen({ ...seen, at: moment !== undefined && moment > now.getTime() ? moment : undefined });
  const earlier = moments.findLast((moment) => moment.at.getTime() < at)?.at.getTime();
  const later = moments.find((moment) => moment.at.getTime() > at)?.at.getTime();
  const labelOf = ({ kind, widgetId, name }: Moment): string => {
    const widget = widgets.find(({ id }) => id === widgetId);
    return text(`see.${kind}`, { name: widget ? widgetName(widget).label : name });
  };
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const say = (value: number) => `${text('see.when')} ${seen.at === undefined && value === at ? text('see.now').toLocaleLowerCase(site.locale) : format.format(value)}`;
  return (
    <Stack gap="8">
      <TimeLine
        label={text('see.when')}
        from={from}
        to={to}
        value={at}
        onValueChange={lookAt}
        marks={moments.map((moment) => ({ id: `${moment.widgetId} ${moment.kind} ${moment.at.toISOString()}`, at: moment.at.getTime(), label: labelOf(moment) }))}
        format={say}
        note={text('see.changes', { count: moments.length })}
      />
      <Inline gap="16" align="end">
        <TextField type="datetime-local" label={text('see.day')} value={wallTime(new Date(at), zone)} onChange={({ currentTarget: { value } }) => isWallTime(value) && lookAt(momentOf(value, zone).getTime())} />
        <Button emphasis="outlined" size="small" aria-disabled={seen.at === undefined} onClick={() => lookAt(undefined)}>{text('see.now')}</Button>
        {moments.length > 0 && (
          <>
            <Button emphasis="outlined" size="small" aria-disabled={earlier === undefined} onClick={() => lookAt(earlier)}>{text('see.earlier')}</Button>
            <Button emphasis="outlined" size="small" aria-disabled={later === undefined} onClick={() => later !== undefined && lookAt(later)}>{text('see.later')}</Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}
