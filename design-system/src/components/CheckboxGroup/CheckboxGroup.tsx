/** CheckboxGroup: Checkboxes that answer one question together. For a filter with counts there is CheckList. */
import { styled } from 'styled-components';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';

const Boxes = styled.div`
  display: flex;
  flex-direction: column;
  /* The rows include their own spacing: the first begins where the legend ends. */
  margin-block: -10px;
  &[data-is-invalid] input {
    border: 2px solid var(--color-reduced);
  }
`;

/**
 * A Fieldset with stacked rows of 44; hint and error are read with the legend, and an error reddens
 * every box.
 */
export function CheckboxGroup({ error, children, ...native }: FieldsetProps) {
  return (
    <Fieldset error={error} {...native}>
      <Boxes data-is-invalid={error ? '' : undefined}>{children}</Boxes>
    </Fieldset>
  );
}
