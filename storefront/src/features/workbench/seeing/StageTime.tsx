import { TimeLine } from '@solvik/design-system';
import { useServices } from '../../../app/services.ts';
import type { LineMoment } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { useTimeSeen } from './useTimeSeen.ts';

/** Looks at the page at another moment, along a line on which stands what begins and ends by itself. */
export function StageTime({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useServices();
  const { text, widgets, widgetName } = workbench;
  const { from, to, moments, at, zone, isNow, isOpen, lookAt } = useTimeSeen(workbench);
  if (!isOpen) return null;
  const labelOf = ({ kind, widgetId, name }: LineMoment): string => {
    if (kind === 'publishes') return text('see.publishes');
    const widget = widgets.find(({ id }) => id === widgetId);
    return text(`see.${kind}`, { name: widget ? widgetName(widget).label : name });
  };
  const format = new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  });
  return (
    <TimeLine
      label={text('see.when')}
      from={from}
      to={to}
      value={at}
      onValueChange={lookAt}
      marks={moments.map((moment) => ({
        id: `${moment.widgetId} ${moment.kind} ${moment.at.toISOString()}`,
        at: moment.at.getTime(),
        label: labelOf(moment),
      }))}
      format={(value) =>
        `${text('see.when')} ${isNow && value === at ? text('see.now').toLocaleLowerCase(site.locale) : format.format(value)}`
      }
      note={text('see.changes', { count: moments.length })}
    />
  );
}
