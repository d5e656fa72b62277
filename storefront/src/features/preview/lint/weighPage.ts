import { markAttribute } from '../marks.ts';
import type { Weighed, WeighedPicture } from './pageWeight.ts';
import { overlap } from './pictureArea.ts';

/** This script itself is not loaded by shoppers. */
const own = import.meta.url;

/**
 * The browser's timing of each fetched file, and the state of each picture in a widget. The page
 * is at its top.
 */
export function weighPage(): Weighed {
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const resources = performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming,
    );
  const documents = performance
    .getEntriesByType('navigation')
    .filter(
      (entry): entry is PerformanceNavigationTiming => entry instanceof PerformanceNavigationTiming,
    );
  const bytesOf = new Map(resources.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  const isPicture = ({ initiatorType, name }: PerformanceResourceTiming) =>
    initiatorType === 'img' || /\/images\//.test(name);
  const others = [
    ...documents,
    ...resources.filter((entry) => !isPicture(entry) && entry.name !== own),
  ];
  const pictures = [...document.querySelectorAll('img')].flatMap(
    (picture): readonly WeighedPicture[] => {
      const { currentSrc: url, loading } = picture;
      if (url === '') return [];
      const { x, y, width, height } = picture.getBoundingClientRect();
      const visible = overlap({ x, y, width, height }, { x: 0, y: 0, ...screen });
      return [
        {
          url,
          bytes: bytesOf.get(url) ?? 0,
          widgetId: picture.closest(`[${markAttribute}]`)?.getAttribute(markAttribute) ?? null,
          firstScreen: visible ? visible.width * visible.height : 0,
          isLazy: loading === 'lazy',
        },
      ];
    },
  );
  return {
    otherBytes: others.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    pictures,
    screen,
  };
}
