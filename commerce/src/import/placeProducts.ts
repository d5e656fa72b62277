/** Gives products what only the shop knows: a shelf, a brand, pictures. */
import { foldAlias } from '@solvik/addresses';
import { join } from 'node:path';
import type { CategoryDraft, Localised, ProductDraft } from '../catalogue/catalogueDraft.ts';
import type { Queries } from '../database/database.ts';
import { openBrandShelf, type BrandShelf } from './brandShelf.ts';
import { chooseShelf, type ShelfRules } from './categories/chooseShelf.ts';
import { otherShelf } from './categories/otherShelf.ts';
import { readCategoryFile } from './categories/readCategoryFile.ts';
import { readShelves, shelfOf, type Shelf } from './categories/shelves.ts';
import { problem, type ImportProblem } from './importProblem.ts';
import type { Mapping } from './mapping/mapping.ts';
import { bringPicture } from './pictures/bringPicture.ts';
import { openPictureFolder, type PictureFolder } from './pictures/pictureFolder.ts';
import type { ImportedProduct } from './products/draftProducts.ts';
import type { StoredProduct } from './storedProducts.ts';

/** A product that lacks only what an earlier import may have given it. */
export interface PlacedProduct {
  readonly imported: ImportedProduct;
  readonly placed: Pick<ProductDraft, 'primaryCategoryKey' | 'categoryKeys' | 'brandKey' | 'alias'>;
  /** Undefined when no folder of pictures was given: the product keeps those it has. */
  readonly images: ProductDraft['images'] | undefined;
  readonly problems: readonly ImportProblem[];
}

export interface Placing {
  readonly place: (product: ImportedProduct) => Promise<PlacedProduct>;
  readonly brands: BrandShelf;
  /** Categories that the placed products need and that this import brings. */
  readonly categories: () => readonly CategoryDraft[];
}

const longestAlias = 90;
const mostPictures = 12;

/** An address of whole words; what has no letters of ours is named after its key. */
function aliasOf(address: Localised, key: string): Localised {
  const cut = (folded: string) =>
    folded.length <= longestAlias ? folded : folded.slice(0, longestAlias).replace(/-[^-]*$/, '');
  const usable = Object.entries(address)
    .map(([locale, text]) => [locale, cut(foldAlias(text))] as const)
    .filter(([, alias]) => alias !== '');
  return usable.length > 0 ? Object.fromEntries(usable) : { sv: cut(foldAlias(key)) || 'produkt' };
}

interface PictureWay {
  readonly folder: PictureFolder;
  /** Where the shop keeps pictures. */
  readonly keptIn: string;
}

async function bringPictures(
  { draft, line, pictures }: ImportedProduct,
  { folder, keptIn }: PictureWay,
): Promise<{ images: ProductDraft['images']; problems: readonly ImportProblem[] }> {
  const ids = [
    ...draft.skus.map(({ articleNumber }) => articleNumber),
    draft.articleNumber,
    draft.key.slice(draft.key.indexOf(':') + 1),
  ];
  const named = pictures.map((written) => ({ written, path: folder.byName(written) }));
  const found = [
    ...new Set([...named.flatMap(({ path }) => (path ? [path] : [])), ...folder.byIds(ids)]),
  ].slice(0, mostPictures);
  const problems = named
    .filter(({ path }) => !path)
    .map(({ written }) => problem('picture-missing', { line, value: written }));
  const images: { fileName: string; tags: readonly string[] }[] = [];
  for (const path of found) {
    const fileName = await bringPicture(path, keptIn);
    if (fileName === undefined) problems.push(problem('picture-refused', { line, value: path }));
    else if (!images.some((image) => image.fileName === fileName))
      images.push({ fileName, tags: images.length === 0 ? ['front'] : [] });
  }
  return { images, problems };
}

interface PlacingOptions {
  readonly queries: Queries;
  readonly mapping: Mapping;
  /** The merchant's file. */
  readonly file: string;
  readonly dataDir: string;
  /** The merchant's folder of pictures. */
  readonly pictures: string | undefined;
}

/** @throws ImportRefusedError when the mapping's categories or the folder of pictures are not there */
export async function preparePlacing({
  queries,
  mapping,
  file,
  dataDir,
  pictures,
}: PlacingOptions): Promise<Placing> {
  const stored = new Map((await readShelves(queries)).map((shelf) => [shelf.key, shelf]));
  const brought = await readCategoryFile(file, mapping);
  const defined = mapping.categories.define.filter(({ key }) => !stored.has(key));
  const made = [...defined, ...brought.drafts];
  const shelves: ReadonlyMap<string, Shelf> = new Map([
    ...stored,
    ...made.map((draft) => [draft.key, shelfOf(draft)] as const),
  ]);
  const rules: ShelfRules = { shelves, map: mapping.categories.map, brought: brought.find };
  const brands = await openBrandShelf(queries);
  const way =
    pictures === undefined
      ? undefined
      : { folder: await openPictureFolder(pictures), keptIn: join(dataDir, 'pictures') };
  let isOtherUsed = false;
  return {
    brands,
    categories: () => (isOtherUsed ? [...made, otherShelf] : made),
    async place(imported) {
      const choice = chooseShelf(imported.kind, rules);
      isOtherUsed ||= choice === undefined;
      const { kind, line, brand, draft } = imported;
      const written = [
        ...kind.categories,
        ...(kind.googleCategory ? [kind.googleCategory] : []),
      ].join(' | ');
      const { images, problems } = way
        ? await bringPictures(imported, way)
        : { images: undefined, problems: [] };
      const brandKey = brand === undefined ? undefined : brands.keyOf(brand);
      return {
        imported,
        placed: {
          primaryCategoryKey: choice?.primary ?? otherShelf.key,
          categoryKeys: choice?.all ?? [otherShelf.key],
          alias: aliasOf(imported.address, draft.key),
          ...(brandKey !== undefined && { brandKey }),
        },
        images,
        problems: choice
          ? problems
          : [problem('category-unknown', { line, value: written }), ...problems],
      };
    },
  };
}

/** The product whole. @param now ISO instant that a product new to the shop came at */
export function wholeProduct(
  { imported, placed, images }: PlacedProduct,
  { stored, now }: { stored: StoredProduct | undefined; now: string },
): ProductDraft {
  return {
    ...imported.draft,
    ...placed,
    images: images ?? stored?.images ?? [],
    firstAvailableOn: imported.firstAvailable ?? stored?.firstAvailableOn ?? now,
  };
}
