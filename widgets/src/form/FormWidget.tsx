import {
  Button,
  Checkbox,
  Container,
  ErrorSummary,
  Heading,
  InlineAlert,
  Notice,
  Stack,
  Text,
  TextLink,
} from '@solvik/design-system';
import { useId } from 'react';
import type { FormProblem, WidgetForm, WidgetProps } from '../widgetProps.ts';
import { FormField } from './FormField.tsx';
import { useWidgetForm } from './useWidgetForm.ts';

type Props = WidgetProps<'form'>;

function Questions({
  configuration: { topic, heading, fields, consent, link, send, thanks: thanked },
  text,
  form,
}: Omit<Props, 'form'> & { readonly form: WidgetForm }) {
  const { answer, isPending, isLive, submit, thanks } = useWidgetForm(form);
  const formId = useId();
  if (answer?.kind === 'received') {
    return (
      <Notice tone="success">
        <Text ref={thanks} role="status" tabIndex={-1}>
          {thanked}
        </Text>
      </Notice>
    );
  }
  const problems = answer?.kind === 'invalid' ? answer.problems : [];
  // A field is named in any letters; ids that are referred to allow no spaces.
  const names = [...fields.map(({ name }) => name), '_consent'];
  const idOf = (name: string) => `${formId}-${String(names.indexOf(name))}`;
  const errorOf = (name: string) =>
    problems.flatMap((problem) => (problem.name === name ? [text(`form.${problem.code}`)] : []))[0];
  const errorLink = ({ name, code }: FormProblem) => {
    const label = fields.find((field) => field.name === name)?.label;
    const problem = text(`form.${code}`);
    return {
      href: `#${idOf(name)}`,
      label: label ? text('form.field', { label, problem }) : problem,
    };
  };
  return (
    <form
      method="post"
      action={form.action}
      onSubmit={submit}
      noValidate={isLive}
      aria-label={heading ?? topic}
    >
      <input type="hidden" name="_back" value={form.back} />
      <Stack gap="24">
        <ErrorSummary title={text('form.wrong')} errors={problems.map(errorLink)} />
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            error={errorOf(field.name)}
            text={text}
          />
        ))}
        <Stack gap="0">
          <Checkbox
            id={idOf('_consent')}
            name="_consent"
            label={consent}
            required
            error={errorOf('_consent')}
          />
          {link && (
            <Text size="small">
              <TextLink href={link.href}>{link.label}</TextLink>
            </Text>
          )}
        </Stack>
        {(answer?.kind === 'failed' || answer?.kind === 'too-many') && (
          <InlineAlert tone="error">
            {text(answer.kind === 'failed' ? 'form.failed' : 'form.tooMany')}
          </InlineAlert>
        )}
        <div>
          <Button type="submit" width="phone" isPending={isPending}>
            {send ?? text('form.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Questions to the visitor; nothing where the answers could not be sent. */
export function FormWidget(props: Props) {
  const { configuration, id, form, headingLevel } = props;
  const { heading, lead } = configuration;
  if (!form) return null;
  return (
    <Container as="section" measure="reading" id={`form-${id}`}>
      <Stack gap="24">
        {heading && (
          <Heading level={headingLevel} size={headingLevel === 1 ? 'page' : 'section'}>
            {heading}
          </Heading>
        )}
        {lead && <Text>{lead}</Text>}
        <Questions {...props} form={form(id)} />
      </Stack>
    </Container>
  );
}
