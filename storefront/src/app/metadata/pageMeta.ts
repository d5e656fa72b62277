/** All that a page says about itself, to browsers, search engines and those it is shared with. */
export interface PageMeta {
  /** Without the shop's name; the front page leaves it out. */
  readonly title?: string;
  readonly description: string;
  /** Path from the root, without market prefix. Absent for pages that are nobody's canonical. */
  readonly canonicalPath?: string;
  /** The same page in the other fronts: path by channel. */
  readonly alternates?: Readonly<Record<string, string>>;
  /** File name of the image service. */
  readonly image?: string;
  readonly isHiddenFromSearch?: boolean;
  /** schema.org objects without their `@context`. */
  readonly structuredData?: readonly object[];
  /** What the page is made of, for dropping it from caches: `product:12`, `category:kappor`, `content:front`. */
  readonly cacheTags?: readonly string[];
}
