/**
 * Reads pages and areas in the reader's language. The area with the most matching filters wins; one
 * without filters matches every request.
 */
import type { Locale, Localised } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import { viewContainers, type Visitor } from '@solvik/content-schema/editing';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { localise } from '../markets/localise.ts';
import type { PageRow, PageSource } from './pageSource.ts';

export interface AreaView {
  readonly id: number;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly familyName: string | null;
  readonly areaName: string | null;
  readonly tags: string[];
  readonly containers: {
    readonly id: number;
    readonly sortOrder: number;
    readonly name: string;
    readonly layout: string;
    readonly responsiveMode: string;
    readonly design: string;
    readonly classNames?: readonly string[];
    readonly widgets: {
      id: string;
      classNames?: readonly string[];
      name: string;
      type: string;
      size: string;
      configuration: string;
      sortOrder: number;
      images: string[];
    }[];
  }[];
}

export interface PageView {
  readonly id: number;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly alias?: string;
  readonly canonicalUrl?: string;
  readonly activeFrom: Date | null;
  readonly activeTo: Date | null;
  readonly tags: string[];
}

/** Picture files named anywhere in a widget's configuration. */
function imagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(fileName|image|file)$/.test(key) && typeof inner === 'string' ? [inner] : imagesIn(inner),
  );
}

/** The visitor an area is shown to; `language` is that of its texts. */
type AreaVisitor = Visitor & { readonly language: Locale };

function viewArea(row: PageRow, visitor: AreaVisitor): AreaView {
  const { language } = visitor;
  return {
    id: row.pageId,
    name: row.name,
    title: localise(row.title, language),
    description: localise(row.description, language),
    familyName: row.family,
    areaName: row.areaName,
    tags: [...row.tags],
    containers: viewContainers(row, { areaId: row.pageId, visitor }).map((container) => ({
      ...container,
      widgets: container.widgets.map((widget) => ({
        ...widget,
        images: imagesIn(JSON.parse(widget.configuration)),
      })),
    })),
  };
}

export interface AreaRequest {
  readonly alias?: string | null;
  readonly family?: string | null;
  readonly areaName?: string | null;
  readonly filters: readonly { readonly key: string; readonly value: string }[];
  readonly visitor: AreaVisitor;
}

/** The key and value to match a filter by: editors filter by imported key, id or any alias. */
function namesOf({ key, value }: { key: string; value: string }, index: CatalogueIndex): string[] {
  const rows: Record<string, readonly { key: string; alias: Localised | string; id: number }[]> = {
    Category: [...index.categories.values()].map((row) => ({
      key: row.key,
      alias: row.alias,
      id: row.categoryId,
    })),
    Brand: [...index.brands.values()].map((row) => ({
      key: row.key,
      alias: row.alias,
      id: row.brandId,
    })),
    Campaign: [...index.campaigns.values()].map((row) => ({
      key: row.key,
      alias: row.alias,
      id: row.campaignId,
    })),
  };
  const aliases = (alias: Localised | string) =>
    typeof alias === 'string' ? [alias] : Object.values(alias);
  const found = rows[key]?.find(
    (row) => row.key === value || String(row.id) === value || aliases(row.alias).includes(value),
  );
  return found ? [found.key, value] : [value];
}

/** @param source published pages, or those with an editor's drafts */
export async function readArea(
  source: PageSource,
  index: CatalogueIndex,
  request: AreaRequest,
): Promise<AreaView | undefined> {
  const { alias, family, areaName, visitor } = request;
  if (alias) {
    const row = await source.byAlias({ alias, locale: visitor.language });
    return row && viewArea(row, visitor);
  }
  if (!family) return undefined;
  const given = request.filters.map((filter) => ({
    key: filter.key,
    names: namesOf(filter, index),
  }));
  const fits = (row: PageRow) =>
    row.filters.every(({ key, value }) =>
      given.some((filter) => filter.key === key && filter.names.includes(value)),
    );
  const [best] = (await source.byArea({ family, areaName }))
    .filter(fits)
    .toSorted((a, b) => b.filters.length - a.filters.length);
  return best && viewArea(best, visitor);
}

export async function readPages(
  source: PageSource,
  {
    includeTags,
    excludeTags,
    locale,
  }: { includeTags: string[]; excludeTags: string[]; locale: Locale },
): Promise<PageView[]> {
  const isWanted = ({ tags }: PageRow): boolean =>
    (includeTags.length === 0 || tags.some((tag) => includeTags.includes(tag))) &&
    !tags.some((tag) => excludeTags.includes(tag));
  return (await source.pages()).filter(isWanted).map((row) => {
    const alias = localise(row.alias, locale);
    return {
      id: row.pageId,
      name: row.name,
      title: localise(row.title, locale),
      description: localise(row.description, locale),
      alias,
      canonicalUrl: alias ? writeAddress('page', locale, { alias }) : undefined,
      activeFrom: row.activeFrom,
      activeTo: row.activeTo,
      tags: [...row.tags],
    };
  });
}
