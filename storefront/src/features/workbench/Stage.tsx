import { useServices } from '../../app/services.ts';
import { ElsewhereNotice } from './ElsewhereNotice.tsx';
import { frameAddress, leadsElsewhere } from './frameAddress.ts';
import { goToFarForm } from './goToFarForm.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { notePaint } from './notePaint.ts';
import { useRoomFor } from './seeing/useRoomFor.ts';
import { useSettled } from './seeing/useSettled.ts';
import { currencyOfFront, languageSeen, narrowest, shownFronts, widest } from './seen.ts';
import type { WorkbenchState } from './useWorkbench.ts';

/** What is edited is seen differently at once; the rest of the page is read anew when the choice has stood for so long, in milliseconds. */
const stillness = 300;

/** The page itself, once or on all four fronts. */
export function Stage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useServices();
  const room = useRoomFor();
  const { text, page, targets, seen, setSeen, now, widget, widgetName, chooseWidget, setLanguage } =
    workbench;
  const { editing, summary, findings, saidOf } = page;
  const settled = useSettled(seen, stillness);
  if (!editing || !summary) return null;
  const fronts = shownFronts(seen);
  // The frame is of what is saved; what is typed since may be free already.
  const ofSaved = [...saidOf(editing.saved), ...findings];
  return fronts.map((front) => {
    const name = `${text(`market.${front}`)}, ${text(`language.${languageSeen(seen, front)}`)}`;
    const elsewhere = leadsElsewhere(editing.saved, languageSeen(settled, front), ofSaved);
    if (elsewhere)
      return <ElsewhereNotice key={front} workbench={workbench} name={name} finding={elsewhere} />;
    return (
      <LiveFrame
        key={`${summary.key} ${front}`}
        name={name}
        note={currencyOfFront[seen.market ?? front]}
        address={frameAddress(editing.saved, {
          front,
          language: languageSeen(settled, front),
          market: settled.market,
          basename: site.basename,
          seen: settled,
          targets,
        })}
        front={front}
        seen={seen}
        areaId={summary.pageId}
        document={editing.document}
        selectedId={widget?.id}
        selectedLabel={widget && widgetName(widget).label}
        onSelect={(id) => {
          chooseWidget(id);
          // What is pressed is what is meant: words are edited in the language they were read in.
          setLanguage(languageSeen(seen, front));
          goToFarForm(window);
        }}
        scale={Math.min(1, room / seen.width)}
        now={now}
        onPainted={notePaint}
        resize={
          fronts.length > 1
            ? undefined
            : {
                label: text('see.ownWidth'),
                min: narrowest,
                max: widest,
                format: (width) => text('see.widthOf', { width }),
                onWidthChange: (width) => setSeen({ ...seen, width }),
              }
        }
      />
    );
  });
}
