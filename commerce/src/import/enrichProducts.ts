/** Adds to products what depends on the shop: category, brand, pictures. */
import { type Localised, sourceLocale } from '@solvik/shop';
import { foldAlias } from '@solvik/addresses';
import { join } from 'node:path';
import type { CategoryDraft, ProductDraft } from '../catalogue/catalogueDraft.ts';
import type { Queries } from '../database/database.ts';
import { openBrandRegistry, type BrandRegistry } from './brandRegistry.ts';
import { chooseCategory, type CategoryRules } from './categories/chooseCategory.ts';
import { otherCategory } from './categories/otherCategory.ts';
import { readCategoryFile } from './categories/readCategoryFile.ts';
import {
  readCategories,
  toImportCategory,
  type ImportCategory,
} from './categories/importCategory.ts';
import { problem, type ImportProblem } from './importProblem.ts';
import type { Mapping } from './mapping/mapping.ts';
import { importPicture } from './pictures/importPicture.ts';
import { openPictureFolder, type PictureFolder } from './pictures/pictureFolder.ts';
import type { ImportedProduct, ProductKind } from './products/draftProducts.ts';
import type { StoredProduct } from './storedProducts.ts';

/** A product that lacks only what an earlier import may have stored. */
export interface EnrichedProduct {
  readonly imported: ImportedProduct;
  readonly placed: Pick<ProductDraft, 'primaryCategoryKey' | 'categoryKeys' | 'brandKey' | 'alias'>;
  /** Undefined without a folder of pictures: the product's stored pictures stay. */
  readonly images: ProductDraft['images'] | undefined;
  readonly problems: readonly ImportProblem[];
  /** Its categories as the file writes them, if the shop has none of them. */
  readonly unplaced?: string;
}

export interface Placing {
  /** The product's categories as the file writes them, if the shop has none of them. */
  readonly unplacedKind: (kind: ProductKind) => string | undefined;
  readonly place: (product: ImportedProduct) => Promise<EnrichedProduct>;
  readonly brands: BrandRegistry;
  /** Categories that this import creates for the placed products. */
  readonly categories: () => readonly CategoryDraft[];
}

const maxAliasLength = 90;
const maxPictures = 12;

/** An alias of whole words; a name without Latin letters falls back to the key. */
function aliasOf(address: Localised, key: string): Localised {
  const cut = (folded: string) =>
    folded.length <= maxAliasLength
      ? folded
      : folded.slice(0, maxAliasLength).replace(/-[^-]*$/, '');
  const usable = Object.entries(address)
    .map(([locale, text]) => [locale, cut(foldAlias(text))] as const)
    .filter(([, alias]) => alias !== '');
  return usable.length > 0
    ? Object.fromEntries(usable)
    : { [sourceLocale]: cut(foldAlias(key)) || 'produkt' };
}

interface PictureFolders {
  readonly folder: PictureFolder;
  /** The shop's folder of pictures. */
  readonly targetFolder: string;
}

async function importPictures(
  { draft, line, pictures }: ImportedProduct,
  { folder, targetFolder }: PictureFolders,
): Promise<{ images: ProductDraft['images']; problems: readonly ImportProblem[] }> {
  const ids = [
    ...draft.skus.map(({ articleNumber }) => articleNumber),
    draft.articleNumber,
    draft.key.slice(draft.key.indexOf(':') + 1),
  ];
  const named = pictures.map((written) => ({ written, path: folder.byName(written) }));
  const found = [
    ...new Set([...named.flatMap(({ path }) => (path ? [path] : [])), ...folder.byIds(ids)]),
  ].slice(0, maxPictures);
  const problems = named
    .filter(({ path }) => !path)
    .map(({ written }) => problem('picture-missing', { line, value: written }));
  const images: { fileName: string; tags: readonly string[] }[] = [];
  for (const path of found) {
    const fileName = await importPicture(path, targetFolder);
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

/**
 * @throws ImportRefusedError when the mapping's categories or the folder of pictures are missing
 */
export async function prepareEnrichment({
  queries,
  mapping,
  file,
  dataDir,
  pictures,
}: PlacingOptions): Promise<Placing> {
  const stored = new Map(
    (await readCategories(queries)).map((category) => [category.key, category]),
  );
  const fromFile = await readCategoryFile(file, mapping);
  const defined = mapping.categories.define.filter(({ key }) => !stored.has(key));
  const made = [...defined, ...fromFile.drafts];
  const categories: ReadonlyMap<string, ImportCategory> = new Map([
    ...stored,
    ...made.map((draft) => [draft.key, toImportCategory(draft)] as const),
  ]);
  const rules: CategoryRules = {
    categories,
    map: mapping.categories.map,
    findByName: fromFile.find,
  };
  const brands = await openBrandRegistry(queries);
  const pictureFolders =
    pictures === undefined
      ? undefined
      : { folder: await openPictureFolder(pictures), targetFolder: join(dataDir, 'pictures') };
  let isOtherUsed = false;
  const choose = (kind: ProductKind) => {
    const choice = chooseCategory(kind, rules);
    return choice
      ? { choice }
      : { written: [...kind.categories, kind.googleCategory].filter(Boolean).join(' | ') };
  };
  return {
    brands,
    unplacedKind: (kind) => choose(kind).written,
    categories: () => (isOtherUsed ? [...made, otherCategory] : made),
    async place(imported) {
      const { kind, line, brand, draft } = imported;
      const { choice, written } = choose(kind);
      isOtherUsed ||= choice === undefined;
      const { images, problems } = pictureFolders
        ? await importPictures(imported, pictureFolders)
        : { images: undefined, problems: [] };
      const brandKey = brand === undefined ? undefined : brands.keyOf(brand);
      return {
        imported,
        placed: {
          primaryCategoryKey: choice?.primary ?? otherCategory.key,
          categoryKeys: choice?.all ?? [otherCategory.key],
          alias: aliasOf(imported.address, draft.key),
          ...(brandKey !== undefined && { brandKey }),
        },
        images,
        ...(written !== undefined && { unplaced: written }),
        problems:
          written === undefined
            ? problems
            : [problem('category-unknown', { line, value: written }), ...problems],
      };
    },
  };
}

/** The complete product. @param now ISO instant at which a new product became available */
export function completeProduct(
  { imported, placed, images }: EnrichedProduct,
  { stored, now }: { stored: StoredProduct | undefined; now: string },
): ProductDraft {
  return {
    ...imported.draft,
    ...placed,
    images: images ?? stored?.images ?? [],
    firstAvailableOn: imported.firstAvailable ?? stored?.firstAvailableOn ?? now,
  };
}
