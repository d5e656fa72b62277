/**
 * Runs within the sources' own module graph: renders each recorded component once in isolation,
 * and reads the resulting style sheet.
 */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import 'virtual:all-sources';
import type { CompiledStyle, CompiledStyles } from './compiledStyles.ts';
import { onOneLine } from './onOneLine.ts';
import { recorded } from './recordTemplate.ts';

interface Group {
  readonly order: number;
  readonly id: string;
  readonly names: readonly string[];
  readonly css: string;
}

const marker = /data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}/;

/**
 * The groups of a style sheet as styled-components prints them: rules, then the marker of their
 * component.
 */
function readGroups(printed: string): readonly Group[] {
  const groups: Group[] = [];
  let rules = '';
  for (const part of printed.replaceAll(/<\/?style[^>]*>/g, '').split(/\/\*!sc\*\/\s*/)) {
    const [, order, id = '', names = ''] = marker.exec(part) ?? [];
    if (order === undefined) rules += onOneLine(part.trim());
    else {
      groups.push({
        order: Number(order),
        id,
        names: names.split(',').filter(Boolean),
        css: rules,
      });
      rules = '';
    }
  }
  return groups;
}

function sheetOf(key: string, component: Parameters<typeof createElement>[0]): readonly Group[] {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(createElement(component, { as: 'i' } as object)));
    return readGroups(sheet.getStyleTags());
  } catch (error) {
    throw new Error(
      `The styles of ${key} cannot be extracted: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    sheet.seal();
  }
}

interface StyledInternals {
  readonly styledComponentId: string;
  readonly componentStyle: { readonly rules: readonly unknown[] };
}

/** A result of `styled`, as far as styled-components exposes it to plugins. */
const internalsOf = (component: unknown): StyledInternals | undefined =>
  typeof component === 'object' && component !== null && 'styledComponentId' in component
    ? (component as StyledInternals)
    : undefined;

function compile(key: string, component: Parameters<typeof createElement>[0]): CompiledStyle {
  const internals = internalsOf(component);
  if (!internals) throw new Error(`${key} is no styled component.`);
  const { styledComponentId: id, componentStyle } = internals;
  if (componentStyle.rules.some((rule) => typeof rule === 'function')) {
    throw new Error(
      `The styles of ${key} hold a function. Variants are data attributes and channels are variables, so that styles are known before anything is rendered.`,
    );
  }
  const groups = sheetOf(key, component);
  const own = groups.find((group) => group.id === id);
  const keyframes = groups.filter((group) => group.id.startsWith('sc-keyframes-'));
  return {
    key,
    id,
    order: own?.order ?? 0,
    className: own?.names[0] ?? id,
    css: [...keyframes, ...(own ? [own] : [])].map(({ css }) => css).join(''),
  };
}

export function compileStyles(): CompiledStyles {
  const components: CompiledStyle[] = [];
  let global = '';
  for (const [key, component] of recorded) {
    if (internalsOf(component)) components.push(compile(key, component));
    else
      global += sheetOf(key, component)
        .map(({ css }) => css)
        .join('');
  }
  return { global, components: components.toSorted((a, b) => a.order - b.order) };
}
