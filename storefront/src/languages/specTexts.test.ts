import { expect, it } from 'vitest';
import { loadText } from './loadText.ts';

/** Texts that specification sections 2, 5 and 8 give word for word, and their keys in the shop. */
const text = await loadText('sv');

it.each([
  ['Du måste ange en giltig email', text('email.invalid')],
  ['Du måste fylla i det här fältet', text('validation.requiredText')],
  ['Detta fält är obligatoriskt', text('validation.required')],
  ['Se till att alla fält är korrekt ifyllda', text('validation.checkout')],
  ['Du måste godkänna köpvillkoren innan du slutför ditt köp', text('validation.terms')],
  ['Du måste välja storlek först', text('product.chooseSize')],
  [
    'Du kan tyvärr inte lägga fler i varukorgen. Endast 3 kvar på lager',
    text('quantity.onlyLeft', { stock: 3 }),
  ],
  [
    'Du kan inte addera flera då du redan har 2 i varukorgen',
    text('quantity.alreadyHas', { quantity: 2 }),
  ],
  ['Sidan kan inte hittas', text('error.notFound.title')],
  [
    'Något gick tyvärr fel. Försök gärna igen och kontakta kundtjänst om problemet kvarstår.',
    text('error.generic.text'),
  ],
])('the shop shows “%s”', (expected, actual) => expect(actual).toBe(expected));
