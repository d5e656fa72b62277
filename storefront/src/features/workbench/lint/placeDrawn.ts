/** Leads what was seen of a drawn page to the fields it comes from. */
import {
  type DrawnFinding,
  type Language,
  linksOf,
  pageLeaves,
  type PageDocument,
  type StoredLeaf,
} from '@solvik/content-schema/editing';
import { isSameSpot, type Spot } from './spots.ts';
import type { DrawnTold } from './toldFinding.ts';

/** What a page said of itself in one place, as wide as a screen. */
export interface DrawnAt extends Spot {
  readonly width: number;
  readonly findings: readonly DrawnFinding[];
}

interface Place {
  readonly document: PageDocument;
  /** The page's number, with which the ids of its widgets begin. */
  readonly areaId: number;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The words of a leaf and where each of them is written. */
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

/** A market's own picture stands before the one for all. */
const ownFirst = (leaves: readonly StoredLeaf[], market: Spot['market']): readonly StoredLeaf[] =>
  leaves.toSorted((a, b) => Number(b.market === market) - Number(a.market === market));

function fieldOf(
  { code, words, picture }: DrawnFinding,
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
  const wanted = words === undefined ? '' : plain(words);
  const texts = read.flatMap(wordsOf);
  const said =
    wanted === ''
      ? undefined
      : (texts.find(({ text }) => plain(text) === wanted) ??
        texts.find(
          ({ text }) =>
            plain(text).includes(wanted) || (text !== '' && wanted.includes(plain(text))),
        ));
  // The picture is what can be changed about words that do not hold over it: that of the same item, where it is one of a list.
  const item = said && /^.*\[\d+\]\./.exec(said.path)?.[0];
  if (code === 'low-contrast' || code === 'contrast-unknown')
    return (
      (pictures.find(({ path }) => item !== undefined && path.startsWith(item)) ?? pictures[0])
        ?.path ?? said?.path
    );
  return said?.path ?? (picture === undefined ? undefined : pictures[0]?.path);
}

/** What no field of a widget can mend is about the whole of it. */
function pathOf(
  finding: DrawnFinding,
  spot: Spot,
  { document, areaId }: Place,
): string | undefined {
  const shown = pageLeaves(document);
  const places = document.containers.flatMap(({ widgets }, row) =>
    widgets.map(({ id }, at) => ({
      id: `${String(areaId)}-${id}`,
      path: `containers[${String(row)}].widgets[${String(at)}]`,
    })),
  );
  const place = places.find(({ id }) => id === finding.widgetId)?.path;
  if (place === undefined) {
    // What is the page's own leads to its first heading; what stands round the page is no editor's of this one.
    const heading =
      finding.widgetId === null && finding.words === undefined
        ? shown
            .flatMap(({ leaves }) => leaves)
            .find(({ path }) => /\.fields\.heading(\.|$)/.test(path))
        : undefined;
    return (
      heading?.path.replace(/(\.fields\.heading).*/, '$1') ??
      (finding.widgetId === null && finding.words === undefined ? places[0]?.path : undefined)
    );
  }
  const leaves = shown
    .flatMap((widget) => widget.leaves)
    .filter(({ path }) => path.startsWith(`${place}.`));
  return fieldOf(finding, leaves, spot) ?? place;
}

const numberOf = (value: string | number | undefined): number =>
  typeof value === 'number' ? value : 0;

/** Of several widths in one place the worst is said. */
function worst(a: DrawnFinding, b: DrawnFinding): DrawnFinding {
  const isWorse =
    a.code === 'low-contrast'
      ? numberOf(b.values?.['ratio']) < numberOf(a.values?.['ratio'])
      : numberOf(b.values?.['kilobytes']) > numberOf(a.values?.['kilobytes']);
  return isWorse ? b : a;
}

/** One finding for each code and field, with all the places and widths it was seen at. Numbers are written as the editor's language writes them. */
export function placeDrawn(
  drawn: readonly DrawnAt[],
  place: Place,
  locale: string,
): readonly DrawnTold[] {
  const found = new Map<
    string,
    {
      readonly path: string;
      readonly finding: DrawnFinding;
      readonly widths: ReadonlySet<number>;
      readonly seenOn: readonly Spot[];
    }
  >();
  for (const { width, findings, front, language, market } of drawn) {
    const spot = { front, language, market };
    for (const finding of findings) {
      const path = pathOf(finding, spot, place);
      if (path === undefined) continue;
      const key = `${path} ${finding.code}`;
      const before = found.get(key);
      const { seenOn = [], widths = [] } = before ?? {};
      const isFirst = seenOn.every((each) => isSameSpot(each, spot));
      found.set(key, {
        path,
        // The words are those of the place that is told of first: an editor reads them there.
        finding: !before ? finding : isFirst ? worst(before.finding, finding) : before.finding,
        widths: new Set([...widths, width]),
        seenOn: seenOn.some((each) => isSameSpot(each, spot)) ? seenOn : [...seenOn, spot],
      });
    }
  }
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return [...found.values()].map(
    ({ path, finding: { level, code, words, values = {} }, widths, seenOn }) => ({
      level,
      path,
      code,
      seenOn,
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
