import type { OthersWork, Screens, WorkbenchWords } from '../workbenchState.ts';

/** Who else has the page open. A live region has to exist before it has a message. */
export function Present({
  workbench: { text, locale, others, library, isGallery },
}: {
  readonly workbench: WorkbenchWords & OthersWork & Screens;
}) {
  const isOpen = library === undefined && !isGallery;
  return (
    <div role="status">
      {isOpen &&
        others.length > 0 &&
        text('editors.present', {
          names: new Intl.ListFormat(locale).format(new Set(others.map(({ name }) => name))),
        })}
    </div>
  );
}
