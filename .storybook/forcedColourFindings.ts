/**
 * What is lost in forced colours, which remove fillings, shadows and gradients and retain lines and
 * texts. Whatever has an edge in the usual colours must have one in forced colours, if it is
 * - a control, or a link styled as a button;
 * - over other content: out of the flow, or with a shadow;
 * - a message (`status`, `alert`, `note`);
 * - a separate plane, padded on all sides and narrower than the window: a card, notice, badge or
 *   tile; the background of a section may be lost;
 * - without text: a divider, a dot, a meter's track, and its filled part against the track;
 * - ruled or framed by a line, as the cells of a table.
 *
 * A control that is chosen, current, open, invalid or disabled must also remain distinguishable
 * from one of its kind that is not, if it is in the usual colours.
 */
import type { Page } from 'playwright';
import { type RenderedControl, readRenderedPage, type States } from './readRenderedPage.ts';

const stateNames = [
  'chosen',
  'current',
  'open',
  'invalid',
  'disabled',
] as const satisfies readonly (keyof States)[];
type State = (typeof stateNames)[number];

/** Whether the two are of one kind and differ in this state only. */
const differsIn = (state: State, on: RenderedControl, off: RenderedControl): boolean =>
  on.kind === off.kind &&
  on.states[state] === true &&
  off.states[state] === false &&
  stateNames.every((name) => name === state || on.states[name] === off.states[name]);

/** Resolves to the page as rendered in both colours, after all transitions. */
async function readBoth(page: Page) {
  const still = await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; }',
  });
  const usual = await page.evaluate(readRenderedPage);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const forced = await page.evaluate(readRenderedPage);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await still.evaluate((element) => (element as Element).remove());
  return { usual, forced };
}

async function findLost(page: Page): Promise<readonly string[]> {
  const { usual, forced } = await readBoth(page);
  const forcedControls = new Map(forced.controls.map((control) => [control.at, control]));
  const edges = usual.controls
    .filter(({ at, hasEdge }) => hasEdge && forcedControls.get(at)?.hasEdge === false)
    .map(({ name }) => `In forced colours ${name} has no edge.`);
  const usualAppearance = new Map(usual.controls.map(({ at, appearance }) => [at, appearance]));
  const states = stateNames.flatMap((state) =>
    forced.controls
      .filter((on) =>
        forced.controls.some(
          (off) =>
            differsIn(state, on, off) &&
            on.appearance === off.appearance &&
            usualAppearance.get(on.at) !== usualAppearance.get(off.at),
        ),
      )
      .map(({ name }) => `In forced colours ${name} looks as if it were not ${state}.`),
  );
  const edged = new Set(forced.parts.filter(({ hasEdge }) => hasEdge).map(({ at }) => at));
  const boundaries = usual.parts
    .filter(({ at, hasEdge, isBoundary }) => hasEdge && isBoundary && !edged.has(at))
    .map(({ name }) => `In forced colours ${name} has no boundary.`);
  return [...new Set([...edges, ...states, ...boundaries])];
}

/** Sentences, one for each edge, state and boundary that is lost. Leaves the page in its own colours. */
export async function forcedColourFindings(page: Page): Promise<readonly string[]> {
  const found = await findLost(page);
  // What appeared or disappeared between the two readings is not lost: it is read once more.
  return found.length === 0 ? found : findLost(page);
}
