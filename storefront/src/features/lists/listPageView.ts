import { alternatesOf } from '../market/alternatesOf.ts';
import type { ListPageInfoQuery } from '../../data-api/generated/operations.ts';

/** What the catalogue says of a list at a path. */
export interface ListPageView {
  readonly name: string;
  readonly isNameHidden?: true;
  /** The list's own address. */
  readonly href?: string;
  /** Said of it elsewhere than on the page: browsers' tabs, search engines. */
  readonly title?: string;
  readonly description?: string;
  /** Said on the page. */
  readonly intro?: string;
  readonly shelves?: readonly { readonly label: string; readonly href: string }[];
  /** Paths of the same list in other fronts, by channel. */
  readonly alternates?: Readonly<Record<string, string>>;
}

/** The words of a list, as its page and its head show them. What the page hides still describes it elsewhere. */
export function listPageView(info: NonNullable<ListPageInfoQuery['listPageInfo']>): ListPageView {
  const intro = info.hideDescription ? undefined : info.primaryDescription;
  const description = info.meta?.description || (intro ? undefined : info.primaryDescription);
  const shelves = (info.subCategories ?? []).flatMap((category) =>
    category ? [{ label: category.name, href: category.canonicalUrl }] : [],
  );
  const alternates = alternatesOf(info.alternativeUrls);
  return {
    name: info.name,
    ...(info.hideTitle && { isNameHidden: true }),
    ...(info.canonicalUrl && { href: info.canonicalUrl }),
    ...(info.meta?.title && { title: info.meta.title }),
    ...(description && { description }),
    ...(intro && { intro }),
    ...(shelves.length > 0 && { shelves }),
    ...(Object.keys(alternates).length > 0 && { alternates }),
  };
}
