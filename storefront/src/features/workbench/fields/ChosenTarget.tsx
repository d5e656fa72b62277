import { type Language, type LinkTarget, pickLanguage } from '@solvik/content-schema/editing';
import { IconButton, Inline, Text } from '@solvik/design-system';
import { sayTarget } from '../targets/sayTarget.ts';
import { useFieldContext } from './fieldContext.ts';

/** What a widget names a thing of the catalogue by: the last part of its address in a language. */
export const aliasOf = ({ path }: LinkTarget, language: Language): string | undefined =>
  pickLanguage(path, language)?.value.split('/').at(-1);

interface ChosenTargetProps {
  readonly kind: LinkTarget['kind'];
  readonly alias: string;
  /** Before the name: what it is. */
  readonly title?: string;
  readonly advice?: string | undefined;
  readonly onRemove: () => void;
}

/** Something of the catalogue by its name; by its alias when nothing of the shop is called so. */
export function ChosenTarget({ kind, alias, title, advice, onRemove }: ChosenTargetProps) {
  const { text, language, locale = language, targets } = useFieldContext();
  const target = targets?.find((each) => each.kind === kind && aliasOf(each, language) === alias);
  const said = target ? sayTarget(target, { text, language: locale }) : { name: alias };
  return (
    <div>
      <Inline gap="8" spread="between">
        <Text as="span">
          {title !== undefined && `${title}: `}
          <strong>{said.name}</strong>
          {said.within !== undefined && `, ${said.within}`}
        </Text>
        <IconButton
          icon="close"
          label={text('target.remove', { name: said.name })}
          onClick={onRemove}
        />
      </Inline>
      {advice !== undefined && <Text tone="muted">{advice}</Text>}
    </div>
  );
}
