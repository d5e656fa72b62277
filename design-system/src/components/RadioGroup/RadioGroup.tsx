/** RadioGroup: RadioCards of which one is chosen. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';

const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  [aria-invalid='true'] > & > label {
    border-color: var(--color-reduced);
  }
  ${media.forcedColors} {
    [aria-invalid='true'] > & > label {
      border-width: 2px;
    }
  }
`;

/** A Fieldset with its cards 8 px apart; the cards share one `name`, and an error makes the group invalid and reddens their edges. */
export function RadioGroup({ children, ...native }: FieldsetProps) {
  return (
    <Fieldset {...native} role="radiogroup">
      <Cards>{children}</Cards>
    </Fieldset>
  );
}
