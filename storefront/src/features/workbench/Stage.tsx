import { TimeLine } from '@solvik/design-system';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { frameAddress } from './frameAddress.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { notePaint } from './notePaint.ts';
import { useSettled } from './seeing/useSettled.ts';
import { languageOf, narrowest, shownFronts, timeOf, widest } from './seen.ts';
import type { WorkbenchState } from './useWorkbench.ts';

/** What is edited is seen differently at once; the rest of the page is read anew when the choice has stood for so long, in milliseconds. */
const stillness = 300;

const [widestAlone, widestOfSeveral] = [720, 320];

/** The page itself, once or on all four fronts. */
export function Stage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useServices();
  const { text, page, seen, setSeen, now, widget, chooseWidget } = workbench;
  const { editing, summary } = page;
  const settled = useSettled(seen, stillness);
  if (!editing || !summary) return null;
  const fronts = shownFronts(seen);
  return fronts.map((front) => (
    <LiveFrame
      key={`${summary.key} ${front}`}
      name={`${text(`market.${front}`)}, ${text(`language.${languageOf(front)}`)}`}
      address={frameAddress(editing.saved, { front, language: languageOf(front), basename: site.basename, seen: settled })}
      front={front}
      seen={seen}
      areaId={summary.pageId}
      document={editing.document}
      selectedId={widget?.id}
      onSelect={chooseWidget}
      scale={Math.min(1, (fronts.length > 1 ? widestOfSeveral : widestAlone) / seen.width)}
      now={now}
      onPainted={notePaint}
      resize={fronts.length > 1 ? undefined : { label: text('see.ownWidth'), min: narrowest, max: widest, format: (width) => text('see.widthOf', { width }), onWidthChange: (width) => setSeen({ ...seen, width }) }}
    />
  ));
}

/** Looks at the page at another moment; what begins and ends by itself stands on the line. */
export function StageTime({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useServices();
  const { text, page, seen, setSeen, now, widgets, widgetName } = workbench;
  const document = page.editing?.document;
  const time = useMemo(() => (document ? timeOf(document, now) : undefined), [document, now]);
  if (!time) return null;
  const { from, to, moments } = time;
  const nameOf = (id: string, name: string): string => {
    const widget = widgets.find((each) => each.id === id);
    return widget ? widgetName(widget).label : name;
  };
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <TimeLine
      label={text('see.when')}
      from={from}
      to={to}
      value={seen.at ?? from}
      onValueChange={(at) => setSeen({ ...seen, at: at <= from ? undefined : at })}
      marks={moments.map(({ at, kind, widgetId, name }) => ({ id: `${widgetId} ${kind}`, at: at.getTime(), label: nameOf(widgetId, name) }))}
      format={(value) => `${text('see.when')} ${format.format(value)}`}
      note={text('see.changes', { count: moments.length })}
    />
  );
}
