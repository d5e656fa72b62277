/**
 * ReadingDirection: sets react-aria's text direction to that of its place; by default it would take
 * the browser's own language, which may differ from the page's.
 */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

/** A language for each direction: nothing but the direction is taken from it. */
const languages = { ltr: 'sv', rtl: 'ar' } as const;

export type ReadingDirectionProps = {
  /** Whose direction counts. */
  readonly place: RefObject<Element | null>;
  readonly children: ReactNode;
};

/** Left to right as the sites are read, until it has been measured. */
export function ReadingDirection({ place, children }: ReadingDirectionProps) {
  const [language, setLanguage] = useState<string>(languages.ltr);
  useEffect(() => {
    if (place.current)
      setLanguage(
        getComputedStyle(place.current).direction === 'rtl' ? languages.rtl : languages.ltr,
      );
  }, [place]);
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
