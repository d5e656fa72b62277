export const searchFieldId = 'header-search';

/** The header’s field, which only a desktop shows. */
export const searchField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`#${searchFieldId}`);
