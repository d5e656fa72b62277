import {
  Button,
  Fieldset,
  Inline,
  Stack,
  TextButton,
  TextField,
  Tiles,
} from '@solvik/design-system';
import { numberFormat } from '@solvik/shop-rules';
import { type FormEvent, useRef, useState } from 'react';
import type { MeasuredPart } from '../../features/sizeGuide/guideTable.ts';
import { ownMeasures, plausible, readMeasure } from '../../features/sizeGuide/ownMeasures.ts';
import { useOwnMeasures } from '../../features/sizeGuide/useOwnMeasures.ts';
import { useServices } from '../../page/services.ts';

type Line = MeasuredPart['line'];
type Texts = Readonly<Partial<Record<Line, string>>>;

interface Props {
  /** The parts that the product's table measures. */
  readonly parts: readonly MeasuredPart[];
  /** Called when it is saved, cleared or cancelled. */
  readonly onClose: () => void;
}

/** The shopper's measures, stored on this device only; those of other tables stay. */
export function MeasuresForm({ parts, onClose }: Props) {
  const { text, site } = useServices();
  const measures = useOwnMeasures();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(
      parts.flatMap(({ line }) => {
        const measure = measures?.[line];
        return measure === undefined
          ? []
          : [[line, numberFormat(site.languageId, { useGrouping: false }).format(measure)]];
      }),
    ),
  );
  const [errors, setErrors] = useState<Texts>({});
  const [first] = parts;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = parts.flatMap(({ line }) => {
      const written = texts[line]?.trim();
      return written ? [{ line, measure: readMeasure(line, written) }] : [];
    });
    const wrong = filled.filter(({ measure }) => measure === undefined);
    const found = wrong.map(({ line }) => [line, text('sizeGuide.wrong', plausible[line])]);
    if (filled.length === 0 && first) found.push([first.line, text('sizeGuide.empty')]);
    setErrors(Object.fromEntries(found));
    const [faulty] = found;
    if (faulty) {
      form.current?.querySelector<HTMLElement>(`[name="${String(faulty[0])}"]`)?.focus();
      return;
    }
    const others = Object.entries(measures ?? {}).filter(([line]) =>
      parts.every((part) => part.line !== line),
    );
    const own = filled.map(({ line, measure }) => [line, measure]);
    ownMeasures.save(Object.fromEntries([...others, ...own]));
    onClose();
  };
  const remove = () => {
    ownMeasures.clear();
    onClose();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="16">
        <Fieldset legend={text('sizeGuide.mine')} hint={text('sizeGuide.private')}>
          <Tiles columns="3" phoneColumns="2" gap="16">
            {parts.map(({ line, name, instruction }) => (
              <TextField
                key={line}
                name={line}
                label={text('sizeGuide.field', { part: name })}
                hint={instruction}
                inputMode="decimal"
                autoComplete="off"
                value={texts[line] ?? ''}
                error={errors[line]}
                onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [line]: value })}
              />
            ))}
          </Tiles>
        </Fieldset>
        <Inline gap="24">
          <Button type="submit">{text('sizeGuide.save')}</Button>
          {measures && <TextButton onClick={remove}>{text('sizeGuide.remove')}</TextButton>}
          <TextButton onClick={onClose}>{text('sizeGuide.cancel')}</TextButton>
        </Inline>
      </Stack>
    </form>
  );
}
