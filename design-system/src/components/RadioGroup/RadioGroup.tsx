/** RadioGroup: RadioCards of which one is chosen. */
import { styled } from 'styled-components';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';

const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

/** A Fieldset with its cards 8 px apart; the cards share one `name`. */
export function RadioGroup({ children, ...native }: FieldsetProps) {
  return (
    <Fieldset {...native}>
      <Cards>{children}</Cards>
    </Fieldset>
  );
}
