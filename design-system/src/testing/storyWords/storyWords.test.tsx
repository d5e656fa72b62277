// @vitest-environment happy-dom
/** Every text of every story is translated to each language: none is left in Swedish. */
import { composeStory, type Decorator, type Meta, type StoryObj } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageDictionaries } from './languageDictionaries.ts';
import { namesInStories } from './namesInStories.ts';
import { createLocaliser } from './createLocaliser.ts';
import { withTranslations } from './withTranslations.ts';

type StoryModule = Readonly<Record<string, StoryObj>> & { readonly default: Meta };
const modules = import.meta.glob<StoryModule>(
  [
    '../../**/*.stories.tsx',
    '../../../../widgets/src/*/*.stories.tsx',
    '../../../../workbench/src/components/*/*.stories.tsx',
    '!**/widgets/src/testing/*',
  ],
  { eager: true },
);
const files = Object.entries(modules).map(([path, module]) => ({
  title: module.default.title ?? path,
  module,
}));

/** Every translation in brackets, so that what is outside of them is known to be untranslated. */
const marked = Object.fromEntries(
  Object.keys(languageDictionaries.nb).map((key) => [
    key,
    key
      .split(/(\{(?:#|kr|)\}|\n+)/)
      .map((part, at) => (at % 2 === 0 ? `⟦${part}⟧` : part))
      .join(''),
  ]),
);
const localise = createLocaliser('nb', marked);
const missed = new Set<string>();
const localised = withTranslations({
  localisers: {
    nb: (words) => {
      const found = localise(words);
      // What only appears when something is used is not in the document yet, but resembles text.
      if (found === undefined && /[åäöÅÄÖ ]/.test(words)) missed.add(words);
      return found;
    },
  },
  languageOf: () => 'nb',
});

/** A widget's built-in texts come from its own catalogue, which has every language. */
const withOwnWords: Decorator = (Story, { args }) => {
  const { text } = args as { readonly text?: unknown };
  return typeof text === 'function'
    ? Story({
        args: {
          ...args,
          text: (...given: readonly unknown[]) =>
            `⟦${String((text as (...all: readonly unknown[]) => unknown)(...given))}⟧`,
        },
      })
    : Story();
};

/** The names of variants and of tokens, which some stories show, are identifiers. */
const codeModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../{components,layout,icons,tokens/generated}/**/*.{ts,tsx}',
    '../../../../workbench/src/components/**/*.{ts,tsx}',
    '!**/*.{stories,test,pairs}.*',
  ],
  { eager: true },
);
const codeWords: readonly string[] = Object.values(codeModules)
  .flatMap((exported) => Object.values(exported))
  .filter(Array.isArray)
  .flat()
  .filter((word): word is string => typeof word === 'string' && /^[a-z0-9-]+$/.test(word))
  .flatMap((word) => [word, word.replace(/^color-/, '')]);
const alike = new RegExp(
  `(?<![\\p{L}-])(?:${[...namesInStories, ...codeWords, '\\S+@\\S+', '\\S+\\.(?:jpe?g|png|pdf|mov)', '#\\w{6}', 'rgb\\([^)]*\\)', '--[a-z-]+', '[A-Z]{3,}\\d+'].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}-])`,
  'gu',
);
/**
 * What is left of a text without its translations, sums, and names that are the same everywhere.
 */
function untold(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;)
    [before, rest] = [rest, rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')];
  return /\p{L}{2}/u.test(rest.replaceAll(alike, ' ')) ? rest.trim() : '';
}

const spoken = [
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
];
function textsOf(root: Element): readonly string[] {
  const texts: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('style, script') || element.closest('[lang]') !== document.documentElement)
      continue;
    for (const node of element.childNodes)
      if (node.nodeType === 3) texts.push(node.textContent ?? '');
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts;
}

beforeEach(() => {
  document.documentElement.lang = 'nb';
  missed.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
  vi.restoreAllMocks();
});

describe.each(files.filter(({ module: { default: meta } }) => meta.globals?.['channel'] !== 'fi'))(
  '$title',
  ({ module }) => {
    const { default: meta, ...stories } = module;
    // A story for Finland is written in Finnish, as its page is.
    const swedish = Object.entries(stories).filter(
      ([, story]) => story.globals?.['channel'] !== 'fi',
    );
    it.each(swedish.map(([name, story]) => ({ name, story })))(
      '$name is in the page’s language',
      ({ name, story }) => {
        const Story = composeStory(story, meta, { decorators: [localised, withOwnWords] }, name);
        const { baseElement } = render(<Story />);
        // The content of an element with another language is checked for that one.
        const elsewhere = [...baseElement.querySelectorAll('[lang]')]
          .map((element) => element.outerHTML)
          .join();
        const left = [
          ...new Set([
            ...textsOf(baseElement).map(untold).filter(Boolean),
            ...[...missed].filter((words) => untold(words) && !elsewhere.includes(words)),
          ]),
        ];
        expect(
          left.join('\n'),
          `said in Swedish only, to be added to nb.json, da.json and fi.json beside this test: ${left.map((words) => JSON.stringify(words)).join(', ')}`,
        ).toBe('');
      },
    );
  },
);
