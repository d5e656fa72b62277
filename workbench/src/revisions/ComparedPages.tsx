import type { PageDocument } from '@solvik/content-schema/editing';
import { Inline } from '@solvik/design-system';
import { useIsPhone } from '../device/windowWidth.ts';
import { useHost } from '../host.ts';
import { frameAddress, pathOf } from '../frame/frameAddress.ts';
import { LiveFrame } from '../frame/LiveFrame.tsx';
import { previewLanguage, previewedChannels } from '../preview/previewSettings.ts';
import type { ContentService, OpenContent, Preview, WorkbenchWords } from '../workbenchState.ts';
import { pageTitles } from '../frame/pageTitles.ts';

/** Side by side in a dialog; on a phone one below the other. */
const [widest, widestOnPhone] = [400, 300];
const nothing = () => undefined;

/** The page twice at one width, as each of two revisions renders it for the same visitor. */
export function ComparedPages({
  workbench,
  before,
  after,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent & Preview;
  readonly before: PageDocument;
  readonly after: PageDocument;
}) {
  const { site } = useHost();
  const isPhone = useIsPhone();
  const { text, page, preview, now, targets } = workbench;
  const { editing, summary } = page;
  const [channel] = previewedChannels(preview);
  if (!editing || !summary || !channel) return null;
  const language = previewLanguage(preview, channel);
  const address = frameAddress(editing.saved, {
    channel,
    language,
    market: preview.market,
    basename: site.basename,
    targets,
  });
  return (
    <Inline gap="16" align="start">
      {(
        [
          ['compare.before', before],
          ['compare.after', after],
        ] as const
      ).map(([key, document]) => (
        <LiveFrame
          key={key}
          name={[text(key), pageTitles(document, language).title].filter(Boolean).join(': ')}
          note={document.alias && pathOf(document, language)}
          address={address}
          channel={channel}
          preview={preview}
          areaId={summary.pageId}
          document={document}
          selectedId={undefined}
          onSelect={nothing}
          scale={Math.min(1, (isPhone ? widestOnPhone : widest) / preview.width)}
          now={now}
        />
      ))}
    </Inline>
  );
}
