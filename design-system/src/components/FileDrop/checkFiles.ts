/**
 * Which files are accepted: the kinds the field takes, no larger than it takes, and no more of
 * them.
 */

/** Why a file is refused. */
export const fileProblems = ['wrong-kind', 'too-large', 'empty', 'too-many'] as const;
export type FileProblem = (typeof fileProblems)[number];

export type CheckedFile = {
  readonly file: File;
  /** Why it is refused; absent when it is accepted. */
  readonly problem?: FileProblem;
};

export type FileLimits = {
  /** As in the native attribute: ".pdf,image/*". Everything by default. */
  readonly accept?: string;
  /** In bytes. */
  readonly largest?: number;
  /** How many there may be in all. */
  readonly most?: number;
};

/** A name's ending, a kind (`image/*`) or one type, as the native attribute defines them. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const accepted = accept.split(',').map((each) => each.trim().toLowerCase());
  return accepted.some((each) =>
    each.startsWith('.')
      ? name.toLowerCase().endsWith(each)
      : each.endsWith('/*')
        ? type.startsWith(each.slice(0, -1))
        : type === each,
  );
}

/**
 * Every file with its error, in the order they were added. Only accepted ones count towards `most`,
 * after the existing ones.
 */
export function checkFiles(
  files: readonly File[],
  { accept, largest, most, taken = 0 }: FileLimits & { readonly taken?: number },
): readonly CheckedFile[] {
  let free = (most ?? Number.POSITIVE_INFINITY) - taken;
  return files.map((file) => {
    const problem: FileProblem | undefined =
      accept && !isAccepted(file, accept)
        ? 'wrong-kind'
        : file.size === 0
          ? 'empty'
          : largest !== undefined && file.size > largest
            ? 'too-large'
            : free <= 0
              ? 'too-many'
              : undefined;
    if (problem) return { file, problem };
    free -= 1;
    return { file };
  });
}
