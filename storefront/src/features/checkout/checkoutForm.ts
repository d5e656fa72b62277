import { normaliseZip } from '@solvik/shop-rules';
import type { Site } from '../market/sites.ts';
import { isEmail } from './isEmail.ts';

/** What a shopper fills in to be sent something (spec section 3, Checkout form fields). */
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

/** Why a field is refused; the screen says it in the shopper's language (spec section 5). */
export type FieldProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'email' }
  | { readonly kind: 'zip'; readonly digits: number }
  | { readonly kind: 'phone' }
  | { readonly kind: 'too-long'; readonly count: number };

/** Digits of a postal code by country. Which of them a country has, its ways of delivery tell. */
export const zipDigits: Readonly<Record<Site['country'], number>> = { SE: 5, NO: 4, DK: 4, FI: 5 };

/** Longest text a field takes; a label printer takes no more. */
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

/** The field in order, so that the first mistake is the one that gets the focus. */
export const fieldOrder = Object.keys(emptyForm) as readonly CheckoutField[];

/** What is wrong with the form, by field; empty when nothing is. */
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
      !new RegExp(`^\\d{${String(zipDigits[country])}}$`).test(normaliseZip(text))
    )
      problems.set(field, { kind: 'zip', digits: zipDigits[country] });
    else if (
      field === 'mobile' &&
      (!/^[+\d][\d\s()-]*$/.test(text) || text.replace(/\D/g, '').length < 8)
    )
      problems.set(field, { kind: 'phone' });
  }
  return problems;
}
