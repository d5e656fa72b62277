import type { WidgetConfiguration } from '@solvik/content-schema';
import { Select, Textarea, TextField } from '@solvik/design-system';
import type { WidgetText } from '../languages/createWidgetText.ts';

type Field = WidgetConfiguration<'form'>['fields'][number];

interface Props {
  readonly field: Field;
  readonly id: string;
  readonly error: string | undefined;
  readonly text: WidgetText;
}

/** One question of a form, rendered by the kind of its answer. */
export function FormField({
  field: { name, label, answer, isRequired, hint, options },
  id,
  error,
  text,
}: Props) {
  const words = {
    id,
    name,
    label,
    hint,
    error,
    required: isRequired,
    labelAside: isRequired ? undefined : text('form.optional'),
  };
  switch (answer) {
    case 'line':
      return <TextField {...words} maxLength={200} />;
    case 'email':
      return <TextField {...words} type="email" autoComplete="email" maxLength={200} />;
    case 'text':
      return <Textarea {...words} maxLength={4000} />;
    case 'choice':
      return (
        <Select
          {...words}
          defaultValue=""
          options={[
            { value: '', label: text('form.choose') },
            ...options.map((option) => ({ value: option.label, label: option.label })),
          ]}
        />
      );
  }
}
