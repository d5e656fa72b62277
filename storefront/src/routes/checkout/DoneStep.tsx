import { StepSummary, TextButton } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';

/** A step that is done: what was said, and the way to change it. */
export function DoneStep({
  title,
  lines,
  onChange,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly onChange: () => void;
}) {
  const { text } = useServices();
  return (
    <StepSummary
      title={title}
      lines={lines}
      action={
        <TextButton onClick={onChange} aria-label={text('checkout.changeStep', { step: title })}>
          {text('checkout.change')}
        </TextButton>
      }
    />
  );
}
