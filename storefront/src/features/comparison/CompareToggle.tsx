import { Checkbox, VisuallyHidden } from '@solvik/design-system';
import { useToast } from '../../interface/toast.ts';
import { useText } from '../../page/services.ts';
import { comparison } from './comparison.ts';
import { useIsCompared } from './useComparison.ts';

/** Under a card's price: adds the product to the comparison. Its place is kept until the page runs. */
export default function CompareToggle({
  productId,
  name,
}: {
  readonly productId: number;
  readonly name: string;
}) {
  const text = useText();
  const notify = useToast((notices) => notices.notify);
  const isCompared = useIsCompared(productId);
  return (
    <Checkbox
      label={
        <>
          {isCompared ? text('comparison.included') : text('comparison.include')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
      checked={isCompared ?? false}
      onChange={() => {
        if (!comparison.toggle(productId)) notify(text('comparison.full'));
      }}
    />
  );
}
