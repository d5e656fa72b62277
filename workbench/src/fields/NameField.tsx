import { languages, type LinkTarget } from '@solvik/content-schema/editing';
import { Fieldset } from '@solvik/design-system';
import { TargetPicker } from '../targets/TargetPicker.tsx';
import { aliasOf, SelectedTarget } from './SelectedTarget.tsx';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

const words = { category: 'target.findCategory', brand: 'target.findBrand' } as const;

/**
 * An entry of the catalogue, found by its name. A choice applies to every language, each with its
 * own alias.
 */
export function NameField({
  names,
  path,
  label,
  value,
}: Omit<FieldProps<'text'>, 'field'> & { readonly names: 'category' | 'brand' }) {
  const {
    text,
    language,
    locale = language,
    targets,
    write,
    problemAt,
    adviceAt,
  } = useFieldContext();
  const alias = typeof value === 'string' ? value : '';
  const isByLanguage = languages.some((each) => each === path.at(-1));
  const pick = (target: LinkTarget) => {
    if (isByLanguage)
      write(
        path.slice(0, -1),
        Object.fromEntries(languages.map((each) => [each, aliasOf(target, each)])),
      );
    else write(path, aliasOf(target, language));
  };
  return (
    <Fieldset
      legend={label}
      error={problemAt(path)}
      hint={alias === '' ? adviceAt?.(path) : undefined}
    >
      {alias !== '' && (
        <SelectedTarget
          kind={names}
          alias={alias}
          advice={adviceAt?.(path)}
          onRemove={() => write(isByLanguage ? path.slice(0, -1) : path, undefined)}
        />
      )}
      <div id={fieldId(path)}>
        <TargetPicker
          text={text}
          language={locale}
          label={`${text(words[names])}: ${label}`}
          placeholder={text(words[names])}
          targets={targets}
          kinds={[names]}
          onPick={pick}
        />
      </div>
    </Fieldset>
  );
}
