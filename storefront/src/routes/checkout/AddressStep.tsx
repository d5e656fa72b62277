import {
  Button,
  ErrorSummary,
  FieldGrid,
  FieldGridWide,
  Heading,
  InlineAlert,
  Stack,
  TextField,
} from '@solvik/design-system';
import {
  type FormEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useServices } from '../../page/services.ts';
import { useEarlySubmit } from '../../device/useEarlySubmit.ts';
import {
  type CheckoutField,
  checkForm,
  type CheckoutForm,
  emptyForm,
  type FieldProblem,
} from '../../features/checkout/checkoutForm.ts';
import type { Text as ShopText } from '../../languages/createText.ts';

const phoneTexts = {
  form: 'validation.phoneForm',
  short: 'validation.phone',
  repeated: 'validation.phoneRepeated',
} as const;

export function problemText(problem: FieldProblem | undefined, text: ShopText): string | undefined {
  if (!problem) return undefined;
  switch (problem.kind) {
    case 'required':
      return text('validation.requiredText');
    case 'email':
      return text('email.invalid');
    case 'zip':
      return text('validation.zip', { digits: problem.digits });
    case 'phone':
      return text(phoneTexts[problem.fault]);
    case 'too-long':
      return text('validation.tooLong', { count: problem.count });
  }
}

const idOf = (field: CheckoutField) => `checkout-${field}`;

interface LinkedProblem {
  readonly href: string;
  readonly label: string;
}

/**
 * The fields' current values, which React may not have received: typed before hydration, or filled
 * in by the browser.
 */
function readFields(form: HTMLFormElement | null): Partial<CheckoutForm> {
  const inputs = [...(form?.querySelectorAll('input') ?? [])].filter(
    ({ name, value }) => name in emptyForm && value !== '',
  );
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

interface Props {
  readonly form: CheckoutForm;
  /** Input from earlier in this tab is in the form. */
  readonly isKnown: boolean;
  readonly onFill: (part: Partial<CheckoutForm>) => void;
  readonly onDone: (form: CheckoutForm) => void;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  /** Shown at the postal code: no delivery there. */
  readonly zipFailure: string | undefined;
}

/**
 * The customer and the address. Errors are shown at their fields and in a summary above them,
 * which gets the focus.
 */
export function AddressStep({
  form,
  isKnown,
  onFill,
  onDone,
  isPending,
  failure,
  zipFailure,
}: Props) {
  const { text, site } = useServices();
  const root = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [reported, setReported] = useState<{
    readonly attempt: number;
    readonly problems: readonly LinkedProblem[];
  }>({ attempt: 0, problems: [] });
  const fillAtFirst = useRef(onFill);
  useLayoutEffect(() => fillAtFirst.current(readFields(root.current)), []);
  const earlySubmit = useEarlySubmit(root, { isReady: isKnown });
  useEffect(() => {
    if (zipFailure) root.current?.querySelector<HTMLInputElement>('[name="zip"]')?.focus();
  }, [zipFailure]);
  const labels: Readonly<Record<CheckoutField, string>> = {
    email: text('email.label'),
    firstName: text('checkout.firstName'),
    lastName: text('checkout.lastName'),
    addressLine1: text('checkout.addressLine1'),
    zip: text('checkout.zip'),
    city: text('checkout.city'),
    careOf: text('checkout.careOf'),
    entryCode: text('checkout.entryCode'),
    mobile: text('checkout.mobile'),
    message: text('checkout.message'),
  };
  const problems = isChecked
    ? checkForm(form, site.country)
    : new Map<CheckoutField, FieldProblem>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const fields = readFields(root.current);
    const filled = { ...form, ...fields };
    onFill(fields);
    const found = [...checkForm(filled, site.country)];
    // As of the submission: a summary that changed with every key would take the focus from the
    // field.
    setReported(({ attempt }) => ({
      attempt: attempt + 1,
      problems: found.map(([field, problem]) => ({
        href: `#${idOf(field)}`,
        label: `${labels[field]}: ${problemText(problem, text) ?? ''}`,
      })),
    }));
    if (found.length === 0) onDone(filled);
  };
  const followProblem = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  };
  const field = (name: CheckoutField) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: form[name],
    error: problemText(problems.get(name), text),
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      onFill({ [name]: event.currentTarget.value }),
  });
  const optional = text('checkout.optional');
  return (
    <form
      {...earlySubmit}
      ref={root}
      onSubmit={submit}
      noValidate
      aria-label={text('checkout.addressHeading')}
    >
      <Stack gap="24">
        <Heading level={2} size="section">
          {text('checkout.addressHeading')}
        </Heading>
        <ErrorSummary
          key={reported.attempt}
          title={text('validation.checkout')}
          errors={reported.problems}
          onClick={followProblem}
        />
        <FieldGrid>
          <FieldGridWide>
            <TextField
              {...field('email')}
              hint={text('checkout.emailHelp')}
              type="email"
              autoComplete="email"
              required
            />
          </FieldGridWide>
          <TextField {...field('firstName')} autoComplete="given-name" required />
          <TextField {...field('lastName')} autoComplete="family-name" required />
          <FieldGridWide>
            <TextField {...field('addressLine1')} autoComplete="address-line1" required />
          </FieldGridWide>
          <TextField
            {...field('zip')}
            error={field('zip').error ?? zipFailure}
            autoComplete="postal-code"
            inputMode="numeric"
            required
          />
          <TextField {...field('city')} autoComplete="address-level2" required />
          <TextField {...field('careOf')} labelAside={optional} />
          <TextField {...field('entryCode')} labelAside={optional} autoComplete="off" />
          <FieldGridWide>
            <TextField
              {...field('mobile')}
              hint={text('checkout.mobileHelp')}
              type="tel"
              autoComplete="tel"
              required
            />
          </FieldGridWide>
        </FieldGrid>
        {failure && <InlineAlert tone="error">{failure}</InlineAlert>}
        <div>
          <Button type="submit" width="phone" isPending={isPending}>
            {text('checkout.toDelivery')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
