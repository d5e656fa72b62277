/** FileDrop: files to upload: pictures of a fault, a receipt. */
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { type CheckedFile, checkFiles, type FileLimits } from './checkFiles.ts';
import {
  DropDetail,
  DropError,
  DropList,
  DropName,
  DropProgress,
  DropRow,
  DropZone,
} from './FileDrop.styles.ts';

export type { CheckedFile, FileProblem } from './checkFiles.ts';

/** A file that has been added, as its row shows it. */
export type FileDropItem = {
  /** Passed to `onRemove`. */
  readonly id: string;
  /** As it is shown, and as its cross and its progress are named: "söm.jpg". */
  readonly name: string;
  /** Beside the name: its size, or that it has been sent. */
  readonly detail?: ReactNode;
  /** How much of it has been sent, from 0 to 1; absent when nothing is under way. */
  readonly progress?: number;
  /** Why this one is refused. */
  readonly error?: ReactNode;
};

export type FileDropProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'accept' | 'children'
> &
  FieldWords &
  FileLimits & {
    /** In the field: "Släpp bilder här, eller välj dem". */
    readonly prompt: ReactNode;
    /** A row each: `id`, `name`, perhaps `detail`, `progress` from 0 to 1, `error`; those without `error` count towards `most`. */
    readonly files: readonly FileDropItem[];
    /** Added files, each with its error; the caller words it and stores them. */
    readonly onAdd: (files: readonly CheckedFile[]) => void;
    /** Called with a file's `id` when its cross is pressed. */
    readonly onRemove: (id: string) => void;
    /** Names the cross of one row: "Ta bort söm.jpg". */
    readonly removeLabel: (name: string) => string;
    /** Names the rule that fills: "Skickar söm.jpg". */
    readonly progressLabel: (name: string) => string;
  };

/**
 * A native file field under a larger drop target; native props and ref go to the `input`. `most` is
 * one unless the field is `multiple`. New rows are announced.
 */
export function FileDrop({
  label,
  labelAside,
  hint,
  error,
  id,
  prompt,
  files,
  onAdd,
  onRemove,
  removeLabel,
  progressLabel,
  accept,
  largest,
  most,
  multiple,
  onChange,
  ...native
}: FileDropProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const taken = files.filter((file) => !file.error).length;
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const given = checkFiles([...(event.currentTarget.files ?? [])], {
      accept,
      largest,
      most: most ?? (multiple ? undefined : 1),
      taken,
    });
    // Emptied, so that a removed file can be added again.
    event.currentTarget.value = '';
    if (given.length > 0) onAdd(given);
  };
  const remove = (fileId: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const crosses = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = crosses.indexOf(currentTarget);
    // The focus moves on before its row is removed.
    (crosses[at + 1] ?? crosses[at - 1] ?? root.current?.querySelector('input'))?.focus();
    onRemove(fileId);
  };
  return (
    <Field
      ref={root}
      label={label}
      labelAside={labelAside}
      hint={hint}
      error={error}
      controlId={id}
    >
      {(control) => (
        <>
          <DropZone
            data-is-over={isOver || undefined}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          >
            <span aria-hidden>{prompt}</span>
            <input
              {...native}
              {...control}
              type="file"
              accept={accept}
              multiple={multiple}
              onChange={add}
            />
          </DropZone>
          <DropList aria-live="polite" aria-relevant="additions text">
            {files.map((file) => (
              <DropRow key={file.id}>
                <div>
                  <DropName>
                    <span>{file.name}</span>
                    {file.detail && <DropDetail>{file.detail}</DropDetail>}
                  </DropName>
                  {file.error && <DropError>{file.error}</DropError>}
                  {file.progress !== undefined && (
                    <DropProgress value={file.progress} aria-label={progressLabel(file.name)} />
                  )}
                </div>
                <CloseButton
                  label={removeLabel(file.name)}
                  onClick={(event) => remove(file.id, event)}
                />
              </DropRow>
            ))}
          </DropList>
        </>
      )}
    </Field>
  );
}
