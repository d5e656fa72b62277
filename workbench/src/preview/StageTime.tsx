import { Timeline } from '../components/Timeline/Timeline.tsx';
import { useHost } from '../host.ts';
import type { TimelineMoment } from './previewSettings.ts';
import type {
  ContentNames,
  ContentService,
  OpenContent,
  Preview,
  Selection,
  WorkbenchWords,
} from '../workbenchState.ts';
import { usePreviewTime } from './usePreviewTime.ts';

/** Previews the page at another moment, along a line with its scheduled changes. */
export function StageTime({
  workbench,
}: {
  readonly workbench: WorkbenchWords &
    ContentNames &
    ContentService &
    OpenContent &
    Selection &
    Preview;
}) {
  const { site } = useHost();
  const { text, widgets, widgetName } = workbench;
  const { from, to, moments, at, zone, isNow, isOpen, viewAt } = usePreviewTime(workbench);
  if (!isOpen) return null;
  const labelOf = ({ kind, widgetId, name }: TimelineMoment): string => {
    if (kind === 'publishes') return text('preview.publishes');
    const widget = widgets.find(({ id }) => id === widgetId);
    return text(`preview.${kind}`, { name: widget ? widgetName(widget).label : name });
  };
  const format = new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  });
  return (
    <Timeline
      label={text('preview.when')}
      from={from}
      to={to}
      value={at}
      onValueChange={viewAt}
      marks={moments.map((moment) => ({
        id: `${moment.widgetId} ${moment.kind} ${moment.at.toISOString()}`,
        at: moment.at.getTime(),
        label: labelOf(moment),
      }))}
      format={(value) =>
        `${text('preview.when')} ${isNow && value === at ? text('preview.now').toLocaleLowerCase(site.locale) : format.format(value)}`
      }
      note={text('preview.changes', { count: moments.length })}
    />
  );
}
