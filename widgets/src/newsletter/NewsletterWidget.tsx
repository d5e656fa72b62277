import {
  Button,
  Card,
  Columns,
  Container,
  Heading,
  InlineAlert,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@solvik/design-system';
import { useWidgetForm } from '../form/useWidgetForm.ts';
import type { WidgetForm, WidgetProps } from '../widgetProps.ts';

type Props = WidgetProps<'newsletter'>;

function SignUp({
  configuration: { terms, link, tag },
  text,
  form,
}: Omit<Props, 'form'> & { readonly form: WidgetForm }) {
  const { answer, isPending, isLive, submit, thanks } = useWidgetForm(form);
  if (answer?.kind === 'received') {
    return (
      <Text ref={thanks} role="status" tabIndex={-1}>
        {text('newsletter.done')}
      </Text>
    );
  }
  return (
    <form method="post" action={form.action} onSubmit={submit} noValidate={isLive}>
      <input type="hidden" name="_back" value={form.back} />
      {tag && <input type="hidden" name="tag" value={tag} />}
      <Stack gap="12">
        <TextField
          label={text('newsletter.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={answer?.kind === 'invalid' ? text('newsletter.invalid') : undefined}
          action={
            <Button type="submit" isPending={isPending}>
              {text('newsletter.send')}
            </Button>
          }
        />
        {(answer?.kind === 'failed' || answer?.kind === 'too-many') && (
          <InlineAlert tone="error">{text('newsletter.failed')}</InlineAlert>
        )}
        <Text size="small">
          {terms}
          {link && ' '}
          {link && <TextLink href={link.href}>{link.label}</TextLink>}
        </Text>
      </Stack>
    </form>
  );
}

/** An invitation to the newsletter; nothing where it cannot be subscribed to. */
export function NewsletterWidget(props: Props) {
  const { configuration, headingLevel, form } = props;
  const { heading, text: words, tone } = configuration;
  if (!form) return null;
  return (
    <Container>
      <Card as="section" tone={tone} id="form-newsletter">
        <Columns split="halves">
          <Stack gap="16">
            <Heading level={headingLevel} size={headingLevel === 1 ? 'page' : 'section'}>
              {heading}
            </Heading>
            {words && <Text>{words}</Text>}
          </Stack>
          <SignUp {...props} form={form('newsletter')} />
        </Columns>
      </Card>
    </Container>
  );
}
