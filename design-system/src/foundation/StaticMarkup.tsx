/** Markup that the server rendered and that never changes: the browser keeps it as it came, and React leaves it alone. */
import { createContext, type ReactNode, use, useState } from 'react';

export interface Hydration {
  /** Whether what is rendered now takes over the server's markup. */
  readonly isUnderway: () => boolean;
}

const HydrationContext = createContext<Hydration>({ isUnderway: () => false });

/** Around a page that hydrates the server's markup; without it everything is rendered in full. */
export const HydrationProvider = HydrationContext.Provider;

interface KeptMarkup {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
  readonly suppressHydrationWarning: true;
}

// React compares no inner markup while it hydrates, and no later render changes it.
const kept: KeptMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Props of an element whose children the server rendered: it is hydrated without them. Undefined where the children must
 * be rendered: on the server, after a navigation, and as soon as they are not `isStatic` any more.
 */
export function useStaticMarkup(isStatic: boolean): KeptMarkup | undefined {
  const hydration = use(HydrationContext);
  const [isServers] = useState(hydration.isUnderway);
  return isServers && isStatic ? kept : undefined;
}

export interface StaticMarkupProps {
  /** Whether the children are still what the server rendered. */
  readonly isStatic?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A block whose children answer to nothing but the browser itself: links, words and pictures. */
export function StaticMarkup({ isStatic = true, className, children }: StaticMarkupProps) {
  const markup = useStaticMarkup(isStatic);
  return markup ? <div className={className} {...markup} /> : <div className={className}>{children}</div>;
}
