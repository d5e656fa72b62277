/**
 * Replaces React's JSX runtime in a build: a component whose styles were extracted becomes its
 * element at once, without a separate render.
 */
import type { ElementType } from 'react';
import { Fragment, jsx as createChild, jsxs as createChildren } from 'react/jsx-runtime';
import { type StaticStyled, withClasses } from './staticStyled.ts';

type Create = typeof createChild;

const isStyled = (type: ElementType | StaticStyled): type is StaticStyled =>
  typeof type === 'function' && 'classes' in type;

const withElements =
  (create: Create): Create =>
  (type, given, key) => {
    // Compiled JSX makes this object for this call alone.
    const props = given as { className?: string; readonly as?: unknown };
    if (!isStyled(type) || 'as' in props) return create(type, props, key);
    props.className = withClasses(props.className, type.classes);
    return create(type.target, props, key);
  };

export const jsx = withElements(createChild);
export const jsxs = withElements(createChildren);
export { Fragment };
