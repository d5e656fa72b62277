import { SizeAnswer, TextButton } from '@solvik/design-system';
import { numberFormat } from '@solvik/shop-rules';
import type { SizeAnswer as Answer } from '../../features/sizeGuide/sizeAnswer.ts';
import { useServices } from '../../page/services.ts';

interface Props {
  readonly answer: Answer;
  readonly brand: string | undefined;
  /** Whether the product has the size. */
  readonly isMade: boolean;
  /** Opens the fields for measures. */
  readonly onEdit: () => void;
}

/** The shopper's size and why it is theirs, or an offer to find it. */
export function SizeReason({ answer, brand, isMade, onEdit }: Props) {
  const { text, site } = useServices();
  if (answer.kind === 'none')
    return (
      <SizeAnswer tabIndex={-1}>
        {text('sizeGuide.offer')}{' '}
        <TextButton emphasis="inline" hasLargeTarget onClick={onEdit}>
          {text('sizeGuide.enter')}
        </TextButton>
      </SizeAnswer>
    );
  const { languageId } = site;
  const listed = (centimetres: readonly number[]) => ({
    measures: new Intl.ListFormat(languageId, { type: 'conjunction' }).format(
      centimetres.map((each) => numberFormat(languageId, {}).format(each)),
    ),
  });
  if (answer.kind === 'outside')
    return (
      <SizeAnswer tabIndex={-1}>{text('sizeGuide.outside', listed(answer.measures))}</SizeAnswer>
    );
  const { size } = answer;
  return (
    <SizeAnswer size={size} tabIndex={-1}>
      <strong>{brand ? text('sizeGuide.answer', { brand }) : text('sizeGuide.answerAny')}</strong>{' '}
      {answer.kind === 'own'
        ? text('sizeGuide.own', { size })
        : text('sizeGuide.measured', { size, ...listed(answer.measures) })}
      {!isMade && ` ${text('sizeGuide.notMade', { size })}`}
    </SizeAnswer>
  );
}
