import { alternatesOf } from '../market/alternatesOf.ts';
import type { ListPageInfoQuery } from '../../data-api/generated/operations.ts';

/** The catalogue's information on a list at a path. */
export interface ListPageView {
  readonly name: string;
  readonly isNameHidden?: true;
  /** The list's own address. */
  readonly href?: string;
  /** For browser tabs and search engines only. */
  readonly title?: string;
  readonly description?: string;
  /** Shown on the page. */
  readonly intro?: string;
  readonly subCategories?: readonly { readonly label: string; readonly href: string }[];
  /** Paths of the same list in other sites, by channel. */
  readonly alternates?: Readonly<Record<string, string>>;
}

/**
 * The texts of a list, for its page and its head. What the page hides still describes it in the
 * head.
 */
export function listPageView(info: NonNullable<ListPageInfoQuery['listPageInfo']>): ListPageView {
  const intro = info.hideDescription ? undefined : info.primaryDescription;
  const description = info.meta?.description || (intro ? undefined : info.primaryDescription);
  const subCategories = (info.subCategories ?? []).flatMap((category) =>
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
    ...(subCategories.length > 0 && { subCategories }),
    ...(Object.keys(alternates).length > 0 && { alternates }),
  };
}
