// @vitest-environment happy-dom
/**
 * What every component must fulfil: the same markup from the server as in the browser's first
 * render, a quiet console, native props and ref on its root.
 */
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrationErrors } from './testing/hydrationErrors.ts';

type StoryModule = Readonly<Record<string, StoryObj>> & { readonly default: Meta };

const modules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true });
const files = Object.entries(modules).map(([path, module]) => ({
  path,
  title: module.default.title ?? path,
  module,
}));

function storiesOf({ default: meta, ...stories }: StoryModule) {
  return Object.entries(stories).map(([name, story]) => composeStory(story, meta, {}, name));
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const findings: string[] = [];
beforeEach(() => {
  findings.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) =>
      findings.push(words.map(String).join(' ')),
    );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(files)('$title', ({ title, module }) => {
  it.each(storiesOf(module).map((Story) => ({ name: Story.storyName, Story })))(
    '$name: the server renders what the browser renders first, without console output',
    ({ Story }) => {
      expect(hydrationErrors(<Story />)).toEqual([]);
      expect(findings).toEqual([]);
    },
  );

  const { component, args: metaArgs, parameters } = module.default;
  const Component = component as ComponentType<Readonly<Record<string, unknown>>> | undefined;
  // A board of the foundations is not a part; a part without a root of its own declares that in its
  // stories.
  if ((title.startsWith('Foundations/') && !Component) || parameters?.conformance?.root === 'none')
    return;
  it('passes native props and ref to its root', () => {
    if (!Component)
      throw new Error('The stories do not name their component: meta.component is missing.');
    const [first] = storiesOf(module);
    let referenced: Element | null = null;
    const hold = (element: Element | null) => {
      referenced ??= element;
    };
    const args = { ...metaArgs, ...first?.args };
    const { baseElement } = render(
      (<Component {...args} ref={hold} data-probe="here" dir="auto" />) as ReactNode,
    );
    const root = baseElement.querySelector('[data-probe="here"]');
    expect(root, 'no element carries the native attribute').not.toBeNull();
    expect(root?.getAttribute('dir')).toBe('auto');
    expect(referenced, 'the ref holds another element').toBe(root);
  });
});
