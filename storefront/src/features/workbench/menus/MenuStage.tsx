import { PreviewFrame } from '@solvik/design-system';
import { useServices } from '../../../app/services.ts';
import { frameAddress } from '../frameAddress.ts';
import { currencyOfFront, languageOf, shownFronts } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';

const [height, widestAlone, widestOfSeveral] = [844, 720, 320];

/** A page that bears the open menu, as drafts have it: shown anew with every draft that is saved. */
export function MenuStage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site } = useServices();
  const { text, menu, pages = [], seen } = workbench;
  const { summary } = menu;
  if (!summary) return null;
  // The side menu stands on information pages, every other one on all of them.
  const { alias } = (summary.key === 'info-pages' && pages.find(({ tags, published }) => published && tags.includes('menu'))) || {};
  const fronts = shownFronts(seen);
  return fronts.map((front) => (
    <PreviewFrame
      key={`${summary.key} ${front} ${String(summary.latest.number)}`}
      name={`${text(`market.${front}`)}, ${text(`language.${languageOf(front)}`)}`}
      note={currencyOfFront[front]}
      src={frameAddress({ ...(alias && { alias }) }, { front, language: languageOf(front), basename: site.basename })}
      width={seen.width}
      height={height}
      scale={Math.min(1, (fronts.length > 1 ? widestOfSeveral : widestAlone) / seen.width)}
    />
  ));
}
