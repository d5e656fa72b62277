import type { LinkTarget } from '@solvik/content-schema/editing';
import { useCallback, useMemo, useState } from 'react';
import type { OpenPage } from '../document/useDocument.ts';
import { useHost } from '../host.ts';
import type { PreviewSettings } from '../preview/previewSettings.ts';
import { dropStale, type InspectedDocument } from './dropStale.ts';
import { locateFindings } from './locateFindings.ts';
import type { ReportedFinding } from '../findings/reportedFinding.ts';
import { isSameSpot, planInspections } from './spots.ts';
import { useInspection } from './useInspection.ts';

interface RenderedFindingsOptions {
  /** Nothing is inspected where no page is open. */
  readonly page: {
    readonly editing?: Pick<NonNullable<OpenPage['editing']>, 'document' | 'saved'> | undefined;
    readonly summary?: Pick<NonNullable<OpenPage['summary']>, 'key' | 'pageId'> | undefined;
  };
  readonly preview: PreviewSettings;
  readonly now: Date;
  /** The labels of the shop's own locations. */
  readonly targets: readonly LinkTarget[] | undefined;
}

interface Inspected {
  readonly of: string;
  readonly documents: readonly InspectedDocument[];
}

/** The last inspection of each spot and width; those of another page or visitor are dropped. */
function useInspected(of: string) {
  const [inspected, setInspected] = useState<Inspected>({ of: '', documents: [] });
  const receive = useCallback(
    (next: InspectedDocument) =>
      setInspected((before) => {
        const others = (before.of === of ? before.documents : []).filter(
          (each) => !(isSameSpot(each, next) && each.width === next.width),
        );
        return { of, documents: [...others, next] };
      }),
    [of],
  );
  return { inspected: inspected.of === of ? inspected.documents : undefined, receive };
}

/**
 * The findings of the rendered page, on every channel and at every width, the previewed one first,
 * as they arrive. Earlier findings stay until then where nothing has changed.
 */
export function useRenderedFindings({
  page: { editing, summary },
  preview: { channel, language, market, customerType, membership, at },
  now,
  targets,
}: RenderedFindingsOptions): readonly ReportedFinding[] {
  const { locale } = useHost().site;
  const { document, saved } = editing ?? {};
  const { key = '', pageId } = summary ?? {};
  // A preview of another time or visitor may render another page.
  const { inspected, receive } = useInspected([key, customerType, membership, at].join(' '));
  const spots = useMemo(
    () => planInspections({ channel, language, market }),
    [channel, language, market],
  );
  const visitor = useMemo(() => ({ customerType, membership, at }), [customerType, membership, at]);
  useInspection({
    document,
    saved,
    pageId,
    spots,
    visitor,
    now,
    targets,
    onInspected: receive,
  });
  return useMemo(() => {
    if (!document || pageId === undefined || !inspected) return [];
    const place = { document, areaId: pageId };
    return locateFindings(dropStale(inspected, { ...place, spots }), place, locale);
  }, [document, pageId, inspected, spots, locale]);
}
