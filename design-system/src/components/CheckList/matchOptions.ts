/** Which options of a list contain what was typed, those that begin with it first. */

/** Letters without case and accents, so that "angso" finds "Ängsö". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .trim();

export function matchOptions<Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const words = plain(typed);
  const found = options
    .map((option) => ({ option, at: plain(option.label).indexOf(words) }))
    .filter(({ at }) => at >= 0);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ option }) => option,
  );
}
