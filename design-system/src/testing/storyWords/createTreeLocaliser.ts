/** Translates what a story renders: every text in the props of its elements, however deep. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { storySum } from '../storySum.ts';
import { isStoryLanguage, type StoryLanguage } from './storyLanguages.ts';
import { localiseSums } from './storyMoney.ts';
import type { Localiser } from './createLocaliser.ts';

export type Localisers = Readonly<Partial<Record<StoryLanguage, Localiser>>>;

/** Props that nobody reads, though they may be spelt like a word. */
const unread = new Set([
  'id',
  'key',
  'href',
  'src',
  'value',
  'lang',
  'ref',
  'style',
  'className',
  'channel',
  'aria-describedby',
  'aria-labelledby',
  'aria-controls',
  'srcDoc',
  'markup',
]);
/** Functions that return text, or render it. */
const givesWords = /^children$|^format|words$|label$/i;

const finnishVat = 1.255;

/**
 * A figure whose unit is rendered beside it is a sum too: 25 and kr are 2,50 and €, whole ones
 * without decimals. Of a sum with and without VAT, the latter is lower with Finland's rate.
 */
function localiseSum(props: object, language: StoryLanguage): object {
  const { figure, unit, incVat, exVat } = props as Readonly<Record<string, unknown>>;
  if (language === 'fi' && typeof incVat === 'string' && typeof exVat === 'string')
    return { ...props, ...storySum(incVat, finnishVat) };
  if (typeof figure !== 'string' || unit !== 'kr') return props;
  const [, amount, sign] = /^(.*)\s(\S+)$/.exec(localiseSums(`${figure} kr`, language)) ?? [];
  return { ...props, figure: amount?.replace(/,00$/, '') ?? figure, unit: sign ?? unit };
}

/**
 * A translator for one language; the content of an element with another `lang` is translated to
 * that one. What was translated before keeps its identity, so that nothing is rendered again without
 * need.
 */
export function createTreeLocaliser(
  localisers: Localisers,
): <T>(value: T, language: StoryLanguage) => T {
  const localised = new Map<StoryLanguage, WeakMap<object, unknown>>();

  function once(given: object, language: StoryLanguage, compute: () => unknown): unknown {
    const known = localised.get(language) ?? new WeakMap<object, unknown>();
    localised.set(language, known);
    if (!known.has(given)) known.set(given, compute());
    return known.get(given);
  }

  const localiseProps = (props: object, language: StoryLanguage) =>
    Object.fromEntries(
      Object.entries(localiseSum(props, language)).map(([name, value]) => [
        name,
        unread.has(name) ? value : localiseValue(value, language, name),
      ]),
    );

  function localiseElement(
    element: ReactElement<Readonly<Record<string, unknown>>>,
    language: StoryLanguage,
  ): ReactElement {
    const { lang } = element.props;
    const { children, ...props } = localiseProps(
      element.props,
      isStoryLanguage(lang) ? lang : language,
    );
    // Several children are passed on one by one: as a list React would require keys.
    return Array.isArray(children)
      ? cloneElement(element, props, ...(children as readonly ReactNode[]))
      : cloneElement(element, {
          ...props,
          ...('children' in element.props && { children: children as ReactNode }),
        });
  }

  function localiseValue(value: unknown, language: StoryLanguage, name = ''): unknown {
    const localise = localisers[language];
    if (typeof value === 'string') return localise?.(value) ?? value;
    if (typeof value === 'function')
      return givesWords.test(name)
        ? once(
            value,
            language,
            () =>
              (...given: readonly unknown[]): unknown =>
                localiseValue(
                  (value as (...all: readonly unknown[]) => unknown)(...given),
                  language,
                ),
          )
        : value;
    if (typeof value !== 'object' || value === null) return value;
    if (isValidElement<Readonly<Record<string, unknown>>>(value))
      return once(value, language, () => localiseElement(value, language));
    if (Array.isArray(value))
      return once(value, language, () => value.map((each) => localiseValue(each, language)));
    if (Object.getPrototypeOf(value) === Object.prototype)
      return once(value, language, () => localiseProps(value, language));
    return value;
  }

  return <T>(value: T, language: StoryLanguage): T => localiseValue(value, language) as T;
}
