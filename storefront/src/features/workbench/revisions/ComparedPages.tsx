import type { PageDocument } from '@solvik/content-schema/editing';
import { Inline } from '@solvik/design-system';
import { useViewportClass } from '../../../interface/viewport.ts';
import { useServices } from '../../../app/services.ts';
import { frameAddress, pathOf } from '../frameAddress.ts';
import { LiveFrame } from '../LiveFrame.tsx';
import { languageSeen, shownFronts } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { viewWords } from '../viewWords.ts';

/** Side by side in a dialog; on a phone one below the other. */
const [widest, widestOnPhone] = [400, 300];
const nothing = () => undefined;

/** The page twice at one width, as each of two revisions shows it to the same eyes. */
export function ComparedPages({
  workbench,
  before,
  after,
}: {
  readonly workbench: WorkbenchState;
  readonly before: PageDocument;
  readonly after: PageDocument;
}) {
  const { site } = useServices();
  const viewport = useViewportClass();
  const { text, page, seen, now, targets } = workbench;
  const { editing, summary } = page;
  const [front] = shownFronts(seen);
  if (!editing || !summary || !front) return null;
  const language = languageSeen(seen, front);
  const address = frameAddress(editing.saved, {
    front,
    language,
    market: seen.market,
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
          name={[text(key), viewWords(document, language).title].filter(Boolean).join(': ')}
          note={document.alias && pathOf(document, language)}
          address={address}
          front={front}
          seen={seen}
          areaId={summary.pageId}
          document={document}
          selectedId={undefined}
          onSelect={nothing}
          scale={Math.min(1, (viewport === 'phone' ? widestOnPhone : widest) / seen.width)}
          now={now}
        />
      ))}
    </Inline>
  );
}
