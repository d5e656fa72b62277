import { type Language, type LinkTarget, pickLanguage } from '@solvik/content-schema/editing';
import { IconButton, Inline, Text } from '@solvik/design-system';
import { targetLabel } from '../targets/targetLabel.ts';
import { useFieldContext } from './fieldContext.ts';

/**
 * How a widget refers to an entry of the catalogue: the last segment of its address in a language.
 */
export const aliasOf = ({ path }: LinkTarget, language: Language): string | undefined =>
  pickLanguage(path, language)?.value.split('/').at(-1);

interface ChosenTargetProps {
  readonly kind: LinkTarget['kind'];
  readonly alias: string;
  /** Before the name: its kind. */
  readonly title?: string;
  readonly advice?: string | undefined;
  readonly onRemove: () => void;
}

/** An entry of the catalogue by its name; by its alias when the shop has none of that name. */
export function SelectedTarget({ kind, alias, title, advice, onRemove }: ChosenTargetProps) {
  const { text, language, locale = language, targets } = useFieldContext();
  const target = targets?.find((each) => each.kind === kind && aliasOf(each, language) === alias);
  const message = target ? targetLabel(target, { text, language: locale }) : { name: alias };
  return (
    <div>
      <Inline gap="8" spread="between">
        <Text as="span">
          {title !== undefined && `${title}: `}
          <strong>{message.name}</strong>
          {message.within !== undefined && `, ${message.within}`}
        </Text>
        <IconButton
          icon="close"
          label={text('target.remove', { name: message.name })}
          onClick={onRemove}
        />
      </Inline>
      {advice !== undefined && <Text tone="muted">{advice}</Text>}
    </div>
  );
}
