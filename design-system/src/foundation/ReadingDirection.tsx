/** ReadingDirection: tells react-aria which way lines run where it stands; by itself it would ask the browser's own language, which may be another than the page's. */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

/** A language for each way: nothing but the direction is taken from it. */
const languages = { ltr: 'sv', rtl: 'ar' } as const;

export type ReadingDirectionProps = {
  /** Whose direction counts. */
  readonly place: RefObject<Element | null>;
  readonly children: ReactNode;
};

/** From start to end as the fronts read, until the place has been asked. */
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
