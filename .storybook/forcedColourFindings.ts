/**
 * What a reader who forces colours no longer sees. Fillings, shadows and gradients go, lines and words stay, so that what had an edge in the usual colours must have one in the forced, of
 * - a control, and a link drawn as a button;
 * - what lies over other content: anything out of the flow, or with a shadow;
 * - a message (`status`, `alert`, `note`);
 * - a plane that stands by itself, padded all round and narrower than the window: a card, notice, badge or tile. A section's tone is a ground, and may go;
 * - what has no words: a divider, a dot, a meter's track and its filled part against that;
 * - what is ruled or framed by a line of its own, as a table's cells.
 *
 * And a control that is chosen, current, open, invalid or disabled must not look like one that is alike and is not, where the usual looks tell them apart.
 */
import type { Page } from 'playwright';
import { type DrawnControl, readDrawn, type States } from './readDrawn.ts';

const stateNames = [
  'chosen',
  'current',
  'open',
  'invalid',
  'disabled',
] as const satisfies readonly (keyof States)[];
type State = (typeof stateNames)[number];

/** Alike but for this one state. */
const differsIn = (state: State, on: DrawnControl, off: DrawnControl): boolean =>
  on.kind === off.kind &&
  on.states[state] === true &&
  off.states[state] === false &&
  stateNames.every((name) => name === state || on.states[name] === off.states[name]);

/** Resolves to the page as it is drawn in both colours; nothing is on its way from one to the other. */
async function readBoth(page: Page) {
  const still = await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; }',
  });
  const usual = await page.evaluate(readDrawn);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const forced = await page.evaluate(readDrawn);
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
  const usualLooks = new Map(usual.controls.map(({ at, looks }) => [at, looks]));
  const states = stateNames.flatMap((state) =>
    forced.controls
      .filter((on) =>
        forced.controls.some(
          (off) =>
            differsIn(state, on, off) &&
            on.looks === off.looks &&
            usualLooks.get(on.at) !== usualLooks.get(off.at),
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
  // What came or went between the two readings is not lost: it is read once more.
  return found.length === 0 ? found : findLost(page);
}
