export const nameLengths = ['short', 'middle', 'long'] as const;
export type NameLength = (typeof nameLengths)[number];

/**
 * How wide the names below dots are, by the longest part of one that cannot break: six letters fit
 * in a sixth of a column of 312 px, eight in a fifth.
 */
export function nameLength(labels: readonly string[]): NameLength {
  const longest = Math.max(
    0,
    ...labels.flatMap((label) => label.split(/[\s\u00AD-]/).map((part) => part.length)),
  );
  if (longest > 8) return 'long';
  return longest > 6 ? 'middle' : 'short';
}
