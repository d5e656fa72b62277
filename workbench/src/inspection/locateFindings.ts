/** Maps rendered findings to the fields they come from. */
import {
  type RenderedFinding,
  type Language,
  linksOf,
  pageLeaves,
  type PageDocument,
  type StoredLeaf,
} from '@solvik/content-schema/editing';
import { isSameSpot, type Spot } from './spots.ts';
import type { LocatedFinding } from '../findings/reportedFinding.ts';

/** The findings of a page in one spot, as wide as a viewport. */
export interface InspectedSpot extends Spot {
  readonly width: number;
  readonly findings: readonly RenderedFinding[];
}

interface InspectedArea {
  readonly document: PageDocument;
  /** The page's number, with which the ids of its widgets begin. */
  readonly areaId: number;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The texts of a leaf and where each of them is stored. */
function wordsOf(leaf: StoredLeaf): readonly { readonly path: string; readonly text: string }[] {
  const { field, value, path } = leaf;
  if (field.kind === 'text') return typeof value === 'string' ? [{ path, text: value }] : [];
  if (field.kind === 'link')
    return linksOf(leaf).map(({ label }) => ({ path: `${path}.label`, text: label }));
  return field.kind === 'rich-text' || field.kind === 'html'
    ? [{ path, text: JSON.stringify(value) }]
    : [];
}

const isRead = ({ language: own }: StoredLeaf, language: Language): boolean =>
  own === undefined || own === language;
const isSold = ({ market: own }: StoredLeaf, market: Spot['market']): boolean =>
  own === undefined || own === '*' || own === market;
const fileOf = ({ value }: StoredLeaf): string =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string'
    ? value.file
    : '';

/** A market's own picture takes precedence over the one for all. */
const ownFirst = (leaves: readonly StoredLeaf[], market: Spot['market']): readonly StoredLeaf[] =>
  leaves.toSorted((a, b) => Number(b.market === market) - Number(a.market === market));

function fieldOf(
  { code, words, picture }: RenderedFinding,
  leaves: readonly StoredLeaf[],
  { language, market }: Spot,
): string | undefined {
  const read = leaves.filter((leaf) => isRead(leaf, language) && isSold(leaf, market));
  const pictures = ownFirst(
    read.filter(({ field }) => field.kind === 'image'),
    market,
  );
  const named =
    picture === undefined
      ? undefined
      : pictures.find(
          (leaf) => fileOf(leaf) !== '' && decodeURIComponent(picture).includes(fileOf(leaf)),
        );
  if (named) return named.path;
  const searched = words === undefined ? '' : plain(words);
  const texts = read.flatMap(wordsOf);
  const message =
    searched === ''
      ? undefined
      : (texts.find(({ text }) => plain(text) === searched) ??
        texts.find(
          ({ text }) =>
            plain(text).includes(searched) || (text !== '' && searched.includes(plain(text))),
        ));
  // The picture can be changed where text over it is illegible: that of the same item, where it is
  // one of a list.
  const item = message && /^.*\[\d+\]\./.exec(message.path)?.[0];
  if (code === 'low-contrast' || code === 'contrast-unknown')
    return (
      (pictures.find(({ path }) => item !== undefined && path.startsWith(item)) ?? pictures[0])
        ?.path ?? message?.path
    );
  return message?.path ?? (picture === undefined ? undefined : pictures[0]?.path);
}

/** What no field of a widget can fix concerns the whole of it. */
function pathOf(
  finding: RenderedFinding,
  spot: Spot,
  { document, areaId }: InspectedArea,
): string | undefined {
  const shown = pageLeaves(document);
  const placed = document.containers.flatMap(({ widgets }, row) =>
    widgets.map(({ id }, at) => ({
      id: `${String(areaId)}-${id}`,
      path: `containers[${String(row)}].widgets[${String(at)}]`,
    })),
  );
  const widgetPath = placed.find(({ id }) => id === finding.widgetId)?.path;
  if (widgetPath === undefined) {
    // A finding of the page leads to its first heading; what surrounds the page is not edited here.
    const heading =
      finding.widgetId === null && finding.words === undefined
        ? shown
            .flatMap(({ leaves }) => leaves)
            .find(({ path }) => /\.fields\.heading(\.|$)/.test(path))
        : undefined;
    return (
      heading?.path.replace(/(\.fields\.heading).*/, '$1') ??
      (finding.widgetId === null && finding.words === undefined ? placed[0]?.path : undefined)
    );
  }
  const leaves = shown
    .flatMap((widget) => widget.leaves)
    .filter(({ path }) => path.startsWith(`${widgetPath}.`));
  return fieldOf(finding, leaves, spot) ?? widgetPath;
}

const numberOf = (value: string | number | undefined): number =>
  typeof value === 'number' ? value : 0;

/** Of several widths in one spot the worst is reported. */
function worst(a: RenderedFinding, b: RenderedFinding): RenderedFinding {
  const isWorse =
    a.code === 'low-contrast'
      ? numberOf(b.values?.['ratio']) < numberOf(a.values?.['ratio'])
      : numberOf(b.values?.['kilobytes']) > numberOf(a.values?.['kilobytes']);
  return isWorse ? b : a;
}

/**
 * One finding for each code and field, with all the spots and widths where it occurs. Numbers are
 * formatted in the editor's language.
 */
export function locateFindings(
  drawn: readonly InspectedSpot[],
  area: InspectedArea,
  locale: string,
): readonly LocatedFinding[] {
  const found = new Map<
    string,
    {
      readonly path: string;
      readonly finding: RenderedFinding;
      readonly widths: ReadonlySet<number>;
      readonly occursOn: readonly Spot[];
    }
  >();
  for (const { width, findings, channel, language, market } of drawn) {
    const spot = { channel, language, market };
    for (const finding of findings) {
      const path = pathOf(finding, spot, area);
      if (path === undefined) continue;
      const key = `${path} ${finding.code}`;
      const before = found.get(key);
      const { occursOn = [], widths = [] } = before ?? {};
      const isFirst = occursOn.every((each) => isSameSpot(each, spot));
      found.set(key, {
        path,
        // The text is that of the first reported spot: an editor finds it there.
        finding: !before ? finding : isFirst ? worst(before.finding, finding) : before.finding,
        widths: new Set([...widths, width]),
        occursOn: occursOn.some((each) => isSameSpot(each, spot)) ? occursOn : [...occursOn, spot],
      });
    }
  }
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return [...found.values()].map(
    ({ path, finding: { level, code, words, values = {} }, widths, occursOn }) => ({
      level,
      path,
      code,
      occursOn,
      values: {
        ...Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'number' && name !== 'count' ? format.format(value) : value,
          ]),
        ),
        ...(words !== undefined && { words }),
        widths: [...widths].toSorted((a, b) => a - b).join(', '),
      },
    }),
  );
}
