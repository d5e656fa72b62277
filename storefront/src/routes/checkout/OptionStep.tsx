import { Button, Heading, RadioCard, RadioGroup, Stack, Text } from '@solvik/design-system';
import type { FormEvent, ReactNode } from 'react';

export interface Option {
  readonly id: number;
  readonly label: string;
  readonly description?: string | undefined;
  readonly aside?: ReactNode;
}

interface Props {
  readonly heading: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly onDone: () => void;
  readonly isPending: boolean;
  readonly action: string;
  readonly failure?: string | undefined;
  /** Below the options: terms, messages, a refusal. */
  readonly children?: ReactNode;
}

/** One choice among cards, and the button to continue. */
export function OptionStep({
  heading,
  name,
  options,
  chosen,
  onChoose,
  onDone,
  isPending,
  action,
  failure,
  children,
}: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={heading}>
      <Stack gap="24">
        <Heading level={2} size="section">
          {heading}
        </Heading>
        <RadioGroup legend={heading} emphasis="hidden">
          {options.map(({ id, label, description, aside }) => (
            <RadioCard
              key={id}
              name={name}
              value={String(id)}
              label={label}
              description={description}
              aside={aside}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
          ))}
        </RadioGroup>
        {children}
        {failure && (
          <Text tone="reduced" role="alert">
            {failure}
          </Text>
        )}
        <div>
          <Button type="submit" width="phone" isPending={isPending}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
