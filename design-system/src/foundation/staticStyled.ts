/** What a styled component is once a build has extracted its rules: an element with class names, and nothing at run time. */
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createElement,
  type ElementType,
} from 'react';

interface StyledProps extends ComponentPropsWithRef<'div'> {
  /** Another element or component in place of the styled one. */
  readonly as?: ElementType;
}

export interface StaticStyled {
  (props: StyledProps): ReturnType<typeof createElement>;
  readonly target: ElementType;
  readonly classes: string;
}

const isStaticStyled = (
  target: ElementType | StaticStyled,
): target is StaticStyled & ComponentType<StyledProps> =>
  typeof target === 'function' && 'classes' in target;

export const withClasses = (own: string | undefined, classes: string): string =>
  own ? `${own} ${classes}` : classes;

/**
 * Replaces, in a bundle, a source's `styled.tag` or `styled(Component)` with a template; `own` are
 * the template's classes.
 */
export function staticStyled(styled: ElementType | StaticStyled, own: string): StaticStyled {
  const target = isStaticStyled(styled) ? styled.target : styled;
  const classes = isStaticStyled(styled) ? `${styled.classes} ${own}` : own;
  const Styled = ({ as, className, ...props }: StyledProps) =>
    createElement(as ?? target, { ...props, className: withClasses(className, classes) });
  return Object.assign(Styled, { target, classes });
}

/** Replaces a source's global style: its rules are in the document already. */
export const staticGlobalStyle = (): null => null;
