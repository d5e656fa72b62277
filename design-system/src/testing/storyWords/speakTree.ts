/** Says what a story renders in another language: every word in the props of its elements, however deep. */
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { storySum } from '../storySum.ts';
import { isStoryLanguage, type StoryLanguage } from './storyLanguages.ts';
import { tellSums } from './storyMoney.ts';
import type { Teller } from './tellIn.ts';

export type Tellers = Readonly<Partial<Record<StoryLanguage, Teller>>>;

/** What is not read by anybody, though it may be spelt like a word. */
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
/** Functions that give words, or render them. */
const saying = /^children$|^format|words$|label$/i;

const finnishVat = 1.255;

/** A figure whose unit is drawn beside it is a sum all the same: 25 and kr are 2,50 and €, whole ones without decimals. A sum both ways leaves less without Finland's VAT. */
function speakSum(props: object, language: StoryLanguage): object {
  const { figure, unit, incVat, exVat } = props as Readonly<Record<string, unknown>>;
  if (language === 'fi' && typeof incVat === 'string' && typeof exVat === 'string')
    return { ...props, ...storySum(incVat, finnishVat) };
  if (typeof figure !== 'string' || unit !== 'kr') return props;
  const [, amount, sign] = /^(.*)\s(\S+)$/.exec(tellSums(`${figure} kr`, language)) ?? [];
  return { ...props, figure: amount?.replace(/,00$/, '') ?? figure, unit: sign ?? unit };
}

/** A speaker for one language; what stands within an element of another `lang` is said in that one. What was said before keeps its identity, so that nothing is drawn anew without need. */
export function createSpeaker(tellers: Tellers): <T>(said: T, language: StoryLanguage) => T {
  const said = new Map<StoryLanguage, WeakMap<object, unknown>>();

  function once(given: object, language: StoryLanguage, say: () => unknown): unknown {
    const known = said.get(language) ?? new WeakMap<object, unknown>();
    said.set(language, known);
    if (!known.has(given)) known.set(given, say());
    return known.get(given);
  }

  const speakProps = (props: object, language: StoryLanguage) =>
    Object.fromEntries(
      Object.entries(speakSum(props, language)).map(([name, value]) => [
        name,
        unread.has(name) ? value : speak(value, language, name),
      ]),
    );

  function speakElement(
    element: ReactElement<Readonly<Record<string, unknown>>>,
    language: StoryLanguage,
  ): ReactElement {
    const { lang } = element.props;
    const { children, ...props } = speakProps(
      element.props,
      isStoryLanguage(lang) ? lang : language,
    );
    // Several children are handed on one by one: as a list React would ask them for keys.
    return Array.isArray(children)
      ? cloneElement(element, props, ...(children as readonly ReactNode[]))
      : cloneElement(element, {
          ...props,
          ...('children' in element.props && { children: children as ReactNode }),
        });
  }

  function speak(value: unknown, language: StoryLanguage, name = ''): unknown {
    const tell = tellers[language];
    if (typeof value === 'string') return tell?.(value) ?? value;
    if (typeof value === 'function')
      return saying.test(name)
        ? once(
            value,
            language,
            () =>
              (...given: readonly unknown[]): unknown =>
                speak((value as (...all: readonly unknown[]) => unknown)(...given), language),
          )
        : value;
    if (typeof value !== 'object' || value === null) return value;
    if (isValidElement<Readonly<Record<string, unknown>>>(value))
      return once(value, language, () => speakElement(value, language));
    if (Array.isArray(value))
      return once(value, language, () => value.map((each) => speak(each, language)));
    if (Object.getPrototypeOf(value) === Object.prototype)
      return once(value, language, () => speakProps(value, language));
    return value;
  }

  return <T>(said: T, language: StoryLanguage): T => speak(said, language) as T;
}
