import { VisuallyHidden } from './VisuallyHidden.tsx';

type NotedLabelProps = {
  readonly label: string;
  /** Announced after the label and not shown. */
  readonly note: string | undefined;
};

/**
 * A label whose note is announced alone. Both are one text: browsers put a space between texts of
 * which one is hidden, and "38 , few left" is read with two pauses.
 */
export function NotedLabel({ label, note }: NotedLabelProps) {
  if (!note) return <span>{label}</span>;
  return (
    <span>
      <span aria-hidden>{label}</span>
      <VisuallyHidden>{`${label}, ${note}`}</VisuallyHidden>
    </span>
  );
}
