import { useCallback } from 'react';
import { useHost } from '../host.ts';
import type { WorkbenchWords } from '../workbenchState.ts';

/** Titles of definitions and timestamps in the editor's own language. */
export function useTitles(
  titles: Readonly<Record<string, string>>,
): Pick<WorkbenchWords, 'title' | 'timeText' | 'locale'> {
  const {
    site: { locale, timeZone: ownZone },
  } = useHost();
  const title = useCallback((english: string) => titles[english] ?? english, [titles]);
  const timeText = useCallback(
    (moment: string, timeZone = ownZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        new Date(moment),
      ),
    [locale, ownZone],
  );
  return { title, timeText, locale };
}
