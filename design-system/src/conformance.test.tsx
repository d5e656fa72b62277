// @vitest-environment happy-dom
/** What every part owes whatever it is for: the same first picture from the server as in the browser, a quiet console, native props and ref on its root. */
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrationComplaints } from './testing/hydrationComplaints.ts';

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
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) =>
      said.push(words.map(String).join(' ')),
    );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(files)('$title', ({ title, module }) => {
  it.each(storiesOf(module).map((Story) => ({ name: Story.storyName, Story })))(
    '$name: the server draws what the browser draws first, and nothing is said',
    ({ Story }) => {
      expect(hydrationComplaints(<Story />)).toEqual([]);
      expect(said).toEqual([]);
    },
  );

  const { component, args: metaArgs, parameters } = module.default;
  const Component = component as ComponentType<Readonly<Record<string, unknown>>> | undefined;
  // A board of the foundations shows no one part; a part without a root of its own says so in its stories.
  if ((title.startsWith('Foundations/') && !Component) || parameters?.conformance?.root === 'none')
    return;
  it('hands native props and ref to its root', () => {
    if (!Component) throw new Error('The stories do not say which part they show: meta.component.');
    const [first] = storiesOf(module);
    let held: Element | null = null;
    const hold = (element: Element | null) => {
      held ??= element;
    };
    const args = { ...metaArgs, ...first?.args };
    const { baseElement } = render(
      (<Component {...args} ref={hold} data-probe="here" dir="auto" />) as ReactNode,
    );
    const root = baseElement.querySelector('[data-probe="here"]');
    expect(root, 'no element carries the native attribute').not.toBeNull();
    expect(root?.getAttribute('dir')).toBe('auto');
    expect(held, 'the ref holds another element').toBe(root);
  });
});
