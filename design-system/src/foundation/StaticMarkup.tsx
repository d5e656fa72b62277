/**
 * Markup that is not rendered again where it is known: what a server has cached, and what a browser
 * was sent.
 */
import { createContext, type ReactElement, type ReactNode, use, useState } from 'react';

export interface KnownMarkup {
  /** In a browser: whether what is rendered now hydrates the server's markup. */
  readonly isHydrating?: () => boolean;
  /**
   * On a server: the markup of an element that depends on `source` and `variant` alone, rendered
   * once for as long as `source` is held, or a placeholder until the page is complete. The element
   * may not use React's own ids, which depend on the page: `slots` are replaced in the markup by
   * their values on this page. Undefined where the element cannot be rendered alone.
   */
  readonly markupOf?: (part: RetainedPart) => string | undefined;
  /**
   * On a server: the same as a string, a placeholder for the element among other children until the
   * page is complete.
   */
  readonly textOf?: (part: RetainedPart) => string | undefined;
}

const KnownMarkupContext = createContext<KnownMarkup>({});

/** Without it everything is rendered in full. */
export const KnownMarkupProvider = KnownMarkupContext.Provider;

type Slots = Readonly<Record<string, string>>;

/** An element and what it depends on. */
export interface RetainedPart {
  readonly source: object;
  readonly variant: string;
  readonly element: ReactElement;
  /** Texts of the markup, each there once, and their replacements on this page. */
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
 * Props of an element whose children the server rendered: a browser hydrates it without them.
 * Undefined where the children must be rendered: on the server, after a navigation, and permanently
 * once they were not `isStatic`.
 */
export function useStaticMarkup(isStatic: boolean): InnerMarkup | undefined {
  const { isHydrating } = use(KnownMarkupContext);
  const [isServers, setIsServers] = useState(isHydrating?.() ?? false);
  // What has been rendered has replaced the server's markup.
  if (isServers && !isStatic) setIsServers(false);
  return isServers && isStatic ? asServerSentIt : undefined;
}

export interface RetainedMarkupProps {
  /**
   * What a server caches, of the children unless it names an `element`; not called in a browser.
   */
  readonly part: () => Omit<RetainedPart, 'element'> & Partial<Pick<RetainedPart, 'element'>>;
  readonly children: ReactElement;
}

/**
 * What a server renders once for its source and variant, and a browser hydrates as all else: it may
 * not use React's own ids.
 */
export function RetainedMarkup({ part, children }: RetainedMarkupProps): ReactNode {
  const { textOf } = use(KnownMarkupContext);
  return textOf?.({ element: children, ...part() }) ?? children;
}

/** What an element shows, and what that depends on. */
export interface RetainedElement extends Omit<RetainedPart, 'source' | 'variant'> {
  /** Undefined for what depends on more than one object. */
  readonly source: object | undefined;
  /** What else it depends on. */
  readonly variant?: string;
}

/** Props of an element whose children a server caches; undefined where they are rendered. */
export function useRetainedMarkup({
  source,
  variant = '',
  ...part
}: RetainedElement): InnerMarkup | undefined {
  const { markupOf } = use(KnownMarkupContext);
  const markup = source && markupOf?.({ ...part, source, variant });
  return markup === undefined ? undefined : { dangerouslySetInnerHTML: { __html: markup } };
}

export interface StaticMarkupProps extends Partial<Pick<RetainedElement, 'source' | 'variant'>> {
  /** Whether the children are still what the server rendered. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

/** A block whose children need nothing but the browser itself: links, text and pictures. */
export function StaticMarkup({ isStatic = true, source, variant, children }: StaticMarkupProps) {
  const sent = useStaticMarkup(isStatic);
  const retained = useRetainedMarkup({ source, variant, element: <>{children}</> });
  const markup = sent ?? retained;
  return markup ? <div {...markup} /> : <div>{children}</div>;
}
