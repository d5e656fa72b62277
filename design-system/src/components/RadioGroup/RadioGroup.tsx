/** RadioGroup: RadioCards of which one is chosen. */
import { styled } from 'styled-components';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';

const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  &[data-is-invalid] > label { border-color: var(--color-reduced); }
`;

/** A Fieldset with its cards 8 px apart; the cards share one `name`, and an error reddens their edges. */
export function RadioGroup({ error, children, ...native }: FieldsetProps) {
  return (
    <Fieldset error={error} {...native}>
      <Cards data-is-invalid={error ? '' : undefined}>{children}</Cards>
    </Fieldset>
  );
}
