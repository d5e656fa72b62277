/** Letters that fit below a dot in a sixth of a column of 312 px. */
const maxLetters = 6;

/** Columns of names below dots: six, or four if a part of a name that cannot break is longer. */
export const narrowColumns = (labels: readonly string[]): 4 | 6 =>
  labels.some((label) => label.split(/[\s\u00AD-]/).some((part) => part.length > maxLetters))
    ? 4
    : 6;
