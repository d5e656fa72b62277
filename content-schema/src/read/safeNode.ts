/** Markup that has been read, as a tree: what may be rendered and nothing else. */
export const safeElements = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'a',
  'strong',
  'em',
  's',
  'u',
  'sub',
  'sup',
  'small',
  'abbr',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const;
export type SafeElement = (typeof safeElements)[number];

export type SafeNode =
  | string
  | {
      readonly element: SafeElement;
      /** By React's names: `href`, `scope`, `colSpan`, `rowSpan`, `title`. */
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly SafeNode[];
    };
