import { shopPages, writeAddress } from '@solvik/addresses';
import {
  Button,
  Divider,
  Inline,
  MeasureGuide,
  returnFocusTo,
  SizeGuideTable,
  Stack,
  Text,
  TextButton,
  TextLink,
} from '@solvik/design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { ownSizesIn } from '../../features/ownSizes/ownSizesIn.ts';
import type { SizeKindView } from '../../features/ownSizes/sizeKindsQuery.ts';
import { usePinnedSizes } from '../../features/ownSizes/useOwnSizes.ts';
import type { ProductView } from '../../features/product/productView.ts';
import type { GuideTable } from '../../features/sizeGuide/guideTable.ts';
import { partsFor } from '../../features/sizeGuide/partsFor.ts';
import { sizeAnswer } from '../../features/sizeGuide/sizeAnswer.ts';
import { useOwnMeasures } from '../../features/sizeGuide/useOwnMeasures.ts';
import { PanelFoot, useLeavePanel } from '../../interface/panelParts.tsx';
import { useServices } from '../../page/services.ts';
import { MeasuresForm } from './MeasuresForm.tsx';
import { SizeReason } from './SizeReason.tsx';

interface Props {
  readonly table: GuideTable;
  readonly product: ProductView;
  /** Name of the chosen size. */
  readonly chosen: string | undefined;
  readonly formId: string;
  readonly onChoose: (skuId: string) => void;
  readonly kinds: readonly SizeKindView[];
}

/** The shopper's size in the product's table, with how it is measured and a way to choose it. */
export function ProductSizeGuide({ table, product, chosen, formId, onChoose, kinds }: Props) {
  const { text, site } = useServices();
  const leave = useLeavePanel();
  const measures = useOwnMeasures();
  const pinned = usePinnedSizes();
  const [isEditing, setEditing] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  // The answer and the form replace each other, and the new one gets the focus.
  useLayoutEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const next = top.current?.querySelector<HTMLElement>(isEditing ? 'input' : '[tabindex]');
    next?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [isEditing]);

  const sizes = product.sizes.map(({ name }) => name);
  const kind = kinds.find(({ categoryIds }) =>
    categoryIds.some((id) => id === product.categoryId),
  )?.kind;
  const parts = partsFor(table.parts, kind);
  const ownSizes = ownSizesIn(product.categoryId, pinned?.sizes, kinds);
  const answer = sizeAnswer({ parts, rows: table.rows }, { measures, ownSizes, sizes, chosen });
  const size = 'size' in answer ? answer.size : undefined;
  const offered = product.sizes.find(({ name }) => name === size);
  const marked = size ?? chosen;
  const row = table.rows.findIndex((each) => each.size === marked);
  const choose = (skuId: string) => {
    onChoose(skuId);
    const control = document.getElementById(formId)?.querySelector(`[value="${skuId}"]`);
    if (control) returnFocusTo(control);
    leave();
  };
  const edit = () => setEditing(true);
  const isFoot = parts.every(({ line }) => line === 'foot');
  const heading = text(isFoot ? 'sizeGuide.foot' : 'sizeGuide.body');
  const isSoldOut = offered?.state === 'OUT_OF_STOCK';
  return (
    <Stack gap="24">
      <div ref={top}>
        {isEditing ? (
          <MeasuresForm parts={parts} onClose={() => setEditing(false)} />
        ) : (
          <SizeReason
            answer={answer}
            brand={product.brand}
            isMade={offered !== undefined}
            onEdit={edit}
          />
        )}
      </div>
      <Stack gap="8">
        <Inline spread="between" align="baseline">
          <Text emphasis="strong">
            {marked === undefined ? heading : text('sizeGuide.of', { heading, size: marked })}
          </Text>
          <Text size="small" tone="muted">
            {text('sizeGuide.unit', { table: table.caption })}
          </Text>
        </Inline>
        <Divider />
      </Stack>
      <MeasureGuide
        unit="cm"
        measures={parts.map(({ line, name, instruction, texts }) => ({
          line,
          name,
          instruction,
          figure: texts[row],
        }))}
      />
      <SizeGuideTable
        caption={table.caption}
        isCaptionHidden
        columns={table.columns}
        rows={table.rows}
        chosen={
          marked === undefined
            ? undefined
            : { size: marked, label: text(size ? 'sizeGuide.yours' : 'sizeGuide.chosen') }
        }
      />
      <Inline spread="between" gap="8">
        <Text size="small" tone="muted">
          {text(isFoot ? 'sizeGuide.onFoot' : 'sizeGuide.onBody')}{' '}
          {!isEditing && answer.kind !== 'none' && (
            <TextButton emphasis="inline" hasLargeTarget onClick={edit}>
              {text(answer.kind === 'own' ? 'sizeGuide.enter' : 'sizeGuide.change')}
            </TextButton>
          )}
        </Text>
        <Text size="small">
          <TextLink
            href={writeAddress('page', site.locale, { alias: shopPages[site.locale].sizeGuide })}
            hasLargeTarget
          >
            {text('sizeGuide.all')}
          </TextLink>
        </Text>
      </Inline>
      {offered && !isEditing && (
        <PanelFoot>
          <Button width="full" onClick={() => choose(String(offered.skuId))}>
            {text('sizeGuide.choose', { size: offered.name })}
            {isSoldOut && `, ${text('product.soldOut')}`}
          </Button>
        </PanelFoot>
      )}
    </Stack>
  );
}
