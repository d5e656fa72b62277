/** Which files may come along: the kinds the field takes, no larger than it takes, and no more of them. */

/** Why a file may not come along. */
export const fileProblems = ['wrong-kind', 'too-large', 'empty', 'too-many'] as const;
export type FileProblem = (typeof fileProblems)[number];

export type CheckedFile = {
  readonly file: File;
  /** Why it may not come along; absent when it may. */
  readonly problem?: FileProblem;
};

export type FileLimits = {
  /** As in the native attribute: ".pdf,image/*". Everything unless given. */
  readonly accept?: string;
  /** In bytes. */
  readonly largest?: number;
  /** How many there may be in all. */
  readonly most?: number;
};

/** A name's ending, a kind (`image/*`) or one type, told as the native attribute tells them. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const wanted = accept.split(',').map((each) => each.trim().toLowerCase());
  return wanted.some((each) =>
    each.startsWith('.')
      ? name.toLowerCase().endsWith(each)
      : each.endsWith('/*')
        ? type.startsWith(each.slice(0, -1))
        : type === each,
  );
}

/** Every file with what is wrong with it, in the order they came. Only those that may come along count towards `most`, after those that are there already. */
export function checkFiles(
  files: readonly File[],
  { accept, largest, most, taken = 0 }: FileLimits & { readonly taken?: number },
): readonly CheckedFile[] {
  let room = (most ?? Number.POSITIVE_INFINITY) - taken;
  return files.map((file) => {
    const problem: FileProblem | undefined =
      accept && !isAccepted(file, accept)
        ? 'wrong-kind'
        : file.size === 0
          ? 'empty'
          : largest !== undefined && file.size > largest
            ? 'too-large'
            : room <= 0
              ? 'too-many'
              : undefined;
    if (problem) return { file, problem };
    room -= 1;
    return { file };
  });
}
