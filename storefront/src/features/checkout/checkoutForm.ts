import { allMarkets, deliveries } from '@solvik/shop';
import { isEmail, normalisePostalCode, type PhoneFault, phoneFault } from '@solvik/shop-rules';
import type { Site } from '@solvik/addresses';

/** What a shopper fills in for a delivery (spec section 3, Checkout form fields). */
export interface CheckoutForm {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly careOf: string;
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly entryCode: string;
  readonly mobile: string;
  readonly message: string;
}

export const emptyForm: CheckoutForm = {
  email: '',
  firstName: '',
  lastName: '',
  careOf: '',
  addressLine1: '',
  zip: '',
  city: '',
  entryCode: '',
  mobile: '',
  message: '',
};

export type CheckoutField = keyof CheckoutForm;

/** Why a field is refused; the screen has the messages (spec section 5). */
export type FieldProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'email' }
  | { readonly kind: 'zip'; readonly digits: number }
  | { readonly kind: 'phone'; readonly fault: PhoneFault }
  | { readonly kind: 'too-long'; readonly count: number };

/** Digits of a postal code by country (ISO 3166 alpha-2). */
export const postalCodeDigits = Object.fromEntries(
  allMarkets.map(({ id, country }) => [country.code, deliveries[id].zips[0].length]),
) as Readonly<Record<Site['country'], number>>;

/** Maximum length of a field; a label printer takes no more. */
const longest: Readonly<Record<CheckoutField, number>> = {
  email: 254,
  firstName: 60,
  lastName: 60,
  careOf: 80,
  addressLine1: 100,
  zip: 12,
  city: 60,
  entryCode: 20,
  mobile: 24,
  message: 500,
};

const required: readonly CheckoutField[] = [
  'email',
  'firstName',
  'lastName',
  'addressLine1',
  'zip',
  'city',
  'mobile',
];

/** The field's position, so that the first error gets the focus. */
export const fieldOrder = Object.keys(emptyForm) as readonly CheckoutField[];

/** The form's errors, by field; empty if there are none. */
export function checkForm(
  form: CheckoutForm,
  country: Site['country'],
): ReadonlyMap<CheckoutField, FieldProblem> {
  const problems = new Map<CheckoutField, FieldProblem>();
  for (const field of fieldOrder) {
    const text = form[field].trim();
    if (text === '') {
      if (required.includes(field)) problems.set(field, { kind: 'required' });
      continue;
    }
    if ([...text].length > longest[field])
      problems.set(field, { kind: 'too-long', count: longest[field] });
    else if (field === 'email' && !isEmail(text)) problems.set(field, { kind: 'email' });
    else if (
      field === 'zip' &&
      !new RegExp(`^\\d{${String(postalCodeDigits[country])}}$`).test(normalisePostalCode(text))
    )
      problems.set(field, { kind: 'zip', digits: postalCodeDigits[country] });
    else if (field === 'mobile') {
      const fault = phoneFault(text);
      if (fault) problems.set(field, { kind: 'phone', fault });
    }
  }
  return problems;
}
