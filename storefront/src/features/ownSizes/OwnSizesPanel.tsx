import {
  Button,
  ChoiceCells,
  Drawer,
  Fieldset,
  Inline,
  InlineAlert,
  Spinner,
  Stack,
  Text,
  TextButton,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useServices } from '../../page/services.ts';
import { sizeGroups } from '../lists/sizeSystems.ts';
import { ownSizes } from './ownSizes.ts';
import { type SizeKindView, sizeKindsQuery } from './sizeKindsQuery.ts';
import { usePinnedSizes } from './useOwnSizes.ts';
import { useUndoUnreached } from './useUndoUnreached.ts';

function KindOfSizes({ kind, sizes }: SizeKindView) {
  const { text } = useServices();
  const chosen = usePinnedSizes()?.sizes[kind] ?? [];
  const undoUnreached = useUndoUnreached();
  return (
    <Fieldset legend={text(`ownSizes.${kind}`)}>
      {sizeGroups(sizes).map(({ system, sizes: own }) => (
        <ChoiceCells
          key={system}
          kind="several"
          name={`own-${kind}-${system}`}
          cells={own.map(({ id, label }) => ({ value: id, label }))}
          chosen={chosen.map(({ id }) => id)}
          onChoose={(value) => {
            const size = own.find(({ id }) => id === value);
            if (!size) return;
            ownSizes.toggle(kind, size);
            // What was chosen stays chosen.
            undoUnreached(() => ownSizes.lift(true));
          }}
        />
      ))}
    </Fieldset>
  );
}

/** The sizes of tops, bottoms and shoes to pin; each choice applies at once. */
export default function OwnSizesPanel({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { text, dataApi } = useServices();
  const pinned = usePinnedSizes();
  const { data: kinds, error, refetch, isFetching } = useQuery(sizeKindsQuery(dataApi));
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={text('ownSizes.title')}
      closeLabel={text('close')}
      footer={
        <Inline gap="8" spread="last">
          {pinned && (
            <Button emphasis="outlined" size="narrow" onClick={() => ownSizes.clear()}>
              {text('ownSizes.clear')}
            </Button>
          )}
          <Button size="narrow" onClick={onClose}>
            {text('ownSizes.done')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="24">
        <Text>{text('ownSizes.intro')}</Text>
        {kinds?.map((kind) => (
          <KindOfSizes key={kind.kind} {...kind} />
        ))}
        {!kinds && !error && (
          <p role="status">
            <Spinner /> {text('ownSizes.loading')}
          </p>
        )}
        {error && (
          <Stack gap="16" align="start">
            <InlineAlert tone="error">
              {text(isUnreachable(error) ? 'error.offline' : 'error.generic.text')}
            </InlineAlert>
            <TextButton onClick={() => void refetch()} aria-disabled={isFetching}>
              {text('error.retry')}
            </TextButton>
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
