/** A page's metadata for browsers, search engines and link previews. */
export interface PageMeta {
  /** Without the shop's name; the home page omits it. */
  readonly title?: string;
  readonly description: string;
  /** Path from the root, without market prefix. Absent for pages without a canonical address. */
  readonly canonicalPath?: string;
  /** The same page in the other sites: path by channel. */
  readonly alternates?: Readonly<Record<string, string>>;
  /** File name of the image service. */
  readonly image?: string;
  readonly isHiddenFromSearch?: boolean;
  /**
   * schema.org objects without their `@context`. On the server only: search engines request each
   * page anew.
   */
  readonly structuredData?: readonly object[];
  /**
   * What the page shows, for cache invalidation: `product:12`, `category:kappor`, `content:front`.
   */
  readonly cacheTags?: readonly string[];
}
