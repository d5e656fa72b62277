/** Markup that is not rendered again where it is known: what a server has kept, and what a browser was sent. */
import { createContext, type ReactElement, type ReactNode, use, useState } from 'react';

export interface KnownMarkup {
  /** In a browser: whether what is rendered now takes over the server's markup. */
  readonly isHydrating?: () => boolean;
  /**
   * On a server: the markup of an element that follows from `source` and `variant` alone, rendered once for as long as
   * `source` is held, or what stands for it until the page is whole. The element may not take ids of React's own, which
   * depend on the page: `slots` are replaced in the markup by what they are on this page. Undefined where the element cannot
   * be rendered alone.
   */
  readonly markupOf?: (part: KeptPart) => string | undefined;
  /** On a server: the same as a text, which stands for the element among other children until the page is whole. */
  readonly textOf?: (part: KeptPart) => string | undefined;
}

const KnownMarkupContext = createContext<KnownMarkup>({});

/** Without it everything is rendered in full. */
export const KnownMarkupProvider = KnownMarkupContext.Provider;

type Slots = Readonly<Record<string, string>>;

/** An element and what it follows from. */
export interface KeptPart {
  readonly source: object;
  readonly variant: string;
  readonly element: ReactElement;
  /** Texts of the markup, each there once, and what stands in their place on this page. */
  readonly slots?: Slots | undefined;
}

interface InnerMarkup {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
  readonly suppressHydrationWarning?: true;
}

// React compares no inner markup while it hydrates, and no later render changes it.
const asServerSentIt: InnerMarkup = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
};

/**
 * Props of an element whose children the server rendered: a browser hydrates it without them. Undefined where the children
 * must be rendered: on the server, after a navigation, and for good once they were not `isStatic`.
 */
export function useStaticMarkup(isStatic: boolean): InnerMarkup | undefined {
  const { isHydrating } = use(KnownMarkupContext);
  const [isServers, setIsServers] = useState(isHydrating?.() ?? false);
  // What has been rendered has replaced the server's markup, which is not here any more.
  if (isServers && !isStatic) setIsServers(false);
  return isServers && isStatic ? asServerSentIt : undefined;
}

export interface KeptMarkupProps {
  /** What a server keeps, of the children unless it names an `element`; not called in a browser. */
  readonly part: () => Omit<KeptPart, 'element'> & Partial<Pick<KeptPart, 'element'>>;
  readonly children: ReactElement;
}

/** What a server renders once for its source and variant, and a browser hydrates as all else: it may not take ids of React's own. */
export function KeptMarkup({ part, children }: KeptMarkupProps): ReactNode {
  const { textOf } = use(KnownMarkupContext);
  return textOf?.({ element: children, ...part() }) ?? children;
}

/** What an element shows, and what that follows from. */
export interface KeptElement extends Omit<KeptPart, 'source' | 'variant'> {
  /** Undefined for what follows from more than one object. */
  readonly source: object | undefined;
  /** What else it follows from. */
  readonly variant?: string;
}

/** Props of an element whose children a server keeps; undefined where they are rendered. */
export function useKeptMarkup({
  source,
  variant = '',
  ...part
}: KeptElement): InnerMarkup | undefined {
  const { markupOf } = use(KnownMarkupContext);
  const markup = source && markupOf?.({ ...part, source, variant });
  return markup === undefined ? undefined : { dangerouslySetInnerHTML: { __html: markup } };
}

export interface StaticMarkupProps extends Partial<Pick<KeptElement, 'source' | 'variant'>> {
  /** Whether the children are still what the server rendered. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

/** A block whose children answer to nothing but the browser itself: links, words and pictures. */
export function StaticMarkup({ isStatic = true, source, variant, children }: StaticMarkupProps) {
  const sent = useStaticMarkup(isStatic);
  const kept = useKeptMarkup({ source, variant, element: <>{children}</> });
  const markup = sent ?? kept;
  return markup ? <div {...markup} /> : <div>{children}</div>;
}
