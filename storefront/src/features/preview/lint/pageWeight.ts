/** A page's weight at a width, and whether its first picture loads early enough. */
import type { RenderedFinding } from '@solvik/content-schema/editing';

export interface WeighedPicture {
  readonly url: string;
  /** Bytes as transferred. */
  readonly bytes: number;
  readonly widgetId: string | null;
  /** CSS pixels it covers of the first screen. */
  readonly firstScreen: number;
  /** Whether it is lazy. */
  readonly isLazy: boolean;
}

export interface Weighed {
  /** The document, styles, scripts and fonts. */
  readonly otherBytes: number;
  readonly pictures: readonly WeighedPicture[];
  readonly screen: { readonly width: number; readonly height: number };
}

/**
 * On a slow phone connection (1.6 Mbit/s) a page of that size takes eight seconds; a picture of
 * that size, one and a quarter.
 */
const [maxOfPage, maxOfPicture] = [1_600, 250];
/** A smaller picture does not determine the first screen's loading time. */
const minShare = 0.1;

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

export function checkWeight({ otherBytes, pictures, screen }: Weighed): readonly RenderedFinding[] {
  const each = [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
  const whole = kilobytes(otherBytes + each.reduce((sum, { bytes }) => sum + bytes, 0));
  const heaviest = each.toSorted((a, b) => b.bytes - a.bytes)[0];
  const first = pictures
    .filter(({ firstScreen }) => firstScreen >= screen.width * screen.height * minShare)
    .toSorted((a, b) => b.firstScreen - a.firstScreen)[0];
  return [
    ...(whole > maxOfPage
      ? [
          {
            level: 'warning',
            code: 'heavy-page',
            widgetId: heaviest?.widgetId ?? null,
            ...(heaviest && { picture: heaviest.url }),
            values: { kilobytes: whole, most: maxOfPage },
          } as const,
        ]
      : []),
    ...(first && kilobytes(first.bytes) > maxOfPicture
      ? [
          {
            level: 'warning',
            code: 'heavy-first-picture',
            widgetId: first.widgetId,
            picture: first.url,
            values: { kilobytes: kilobytes(first.bytes), most: maxOfPicture },
          } as const,
        ]
      : []),
    ...(first?.isLazy
      ? [
          {
            level: 'hint',
            code: 'late-first-picture',
            widgetId: first.widgetId,
            picture: first.url,
          } as const,
        ]
      : []),
  ];
}
