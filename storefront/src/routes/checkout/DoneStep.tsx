import { StepSummary, TextButton } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';

/** A completed step: its summary, and a button to change it. */
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
