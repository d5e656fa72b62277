import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';

/** Where products stand whose category nothing maps; made when the first of them comes. */
export const otherShelf: CategoryDraft = {
  key: 'import-other',
  name: { sv: 'Övrigt', nb: 'Annet', da: 'Andet', fi: 'Muut' },
  alias: { sv: 'ovrigt', nb: 'annet', da: 'andet', fi: 'muut' },
  order: 900,
};
