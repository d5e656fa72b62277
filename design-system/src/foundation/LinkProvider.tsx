/**
 * How links are followed: the shop provides its router's link once, and every component with a link
 * uses it.
 */
import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of every link in the design system: those of the native anchor. */
export type LinkProps = ComponentPropsWithRef<'a'>;

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Gives every link below it the shop's own link component; without it links are plain anchors. */
export function LinkProvider({
  link,
  children,
}: {
  readonly link: ComponentType<LinkProps>;
  readonly children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An unstyled link, by the shop's own link component. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
