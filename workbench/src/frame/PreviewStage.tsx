import { useSettled } from '@solvik/design-system';
import { useHost } from '../host.ts';
import { RedirectNotice } from './RedirectNotice.tsx';
import { frameAddress, redirectsElsewhere } from './frameAddress.ts';
import { focusStackedForm } from '../focus/focusStackedForm.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { recordPaint } from './recordPaint.ts';
import { useMaxFrameWidth } from '../preview/useMaxFrameWidth.ts';
import {
  currencyByChannel,
  previewLanguage,
  narrowest,
  previewedChannels,
  widest,
} from '../preview/previewSettings.ts';
import type { WorkbenchState } from '../workbenchState.ts';

/**
 * An edit is rendered at once; the rest of the page is reloaded when the choice has been stable for
 * so long, in milliseconds.
 */
const stillness = 300;

/** The page itself, once or on all four channels. */
export function PreviewStage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useHost();
  const maxWidth = useMaxFrameWidth();
  const {
    text,
    page,
    targets,
    preview,
    setPreview,
    now,
    widget,
    widgetName,
    chooseWidget,
    setLanguage,
  } = workbench;
  const { editing, summary, findings, serviceFindingsOf } = page;
  const settled = useSettled(preview, stillness);
  if (!editing || !summary) return null;
  const channels = previewedChannels(preview);
  // The frame shows what is saved; an unsaved address may be free already.
  const ofSaved = [...serviceFindingsOf(editing.saved), ...findings];
  return channels.map((channel) => {
    const name = `${text(`market.${channel}`)}, ${text(`language.${previewLanguage(preview, channel)}`)}`;
    const elsewhere = redirectsElsewhere(editing.saved, previewLanguage(settled, channel), ofSaved);
    if (elsewhere)
      return <RedirectNotice key={channel} workbench={workbench} name={name} finding={elsewhere} />;
    return (
      <LiveFrame
        key={`${summary.key} ${channel}`}
        name={name}
        note={currencyByChannel[preview.market ?? channel]}
        address={frameAddress(editing.saved, {
          channel,
          language: previewLanguage(settled, channel),
          market: settled.market,
          basename: site.basename,
          preview: settled,
          targets,
        })}
        channel={channel}
        preview={preview}
        areaId={summary.pageId}
        document={editing.document}
        selectedId={widget?.id}
        selectedLabel={widget && widgetName(widget).label}
        onSelect={(id) => {
          chooseWidget(id);
          // A pressed text is edited in the language it was rendered in.
          setLanguage(previewLanguage(preview, channel));
          focusStackedForm(window);
        }}
        scale={Math.min(1, maxWidth / preview.width)}
        now={now}
        onPainted={recordPaint}
        resize={
          channels.length > 1
            ? undefined
            : {
                label: text('preview.ownWidth'),
                min: narrowest,
                max: widest,
                format: (width) => text('preview.widthOf', { width }),
                onWidthChange: (width) => setPreview({ ...preview, width }),
              }
        }
      />
    );
  });
}
