import { describe, expect, it } from 'vitest';
import { customerStatus } from '../../features/checkout/customerStatus.ts';
import { OrderRefused } from '../../features/checkout/useCheckout.ts';
import { loadText } from '../../languages/loadText.ts';
import { refusalText } from './refusalText.ts';

const texts = await Promise.all((['sv', 'nb', 'da', 'fi'] as const).map(loadText));
const [sv] = texts;

/** The Data API's refusals of an invoice, and the messages for the shopper. */
describe('a refused order explains why and what to do', () => {
  it.each([
    [
      'NOCREDIT-SerialReturner',
      'Eftersom många av dina köp har kommit i retur kan vi inte erbjuda faktura eller delbetalning. Välj ett annat sätt att betala.',
    ],
    [
      'NO CREDIT - Suspected Fraud',
      'Vi kan inte godkänna faktura eller delbetalning för den här beställningen. Välj ett annat sätt att betala, eller kontakta kundservice.',
    ],
    [
      'NOCREDIT',
      'Du kan inte välja faktura eller delbetalning den här gången. Välj ett annat sätt att betala.',
    ],
    [
      'NOCREDIT-Blacklisted',
      'Du kan inte välja faktura eller delbetalning den här gången. Välj ett annat sätt att betala.',
    ],
    [
      'NOCREDIT-OverLimit',
      'Du kan inte välja faktura eller delbetalning den här gången. Välj ett annat sätt att betala.',
    ],
  ])('to a member who is %s and chose invoice', (memberType, message) => {
    const status = customerStatus({ isValid: true, memberType }, 'DirectInvoice');
    expect(sv && refusalText(new OrderRefused(status, { isCredit: true }), sv)).toBe(message);
  });

  it('to a blocked customer, and to one with an invalid address', () => {
    expect(
      sv &&
        ['Customer is blacklisted', 'Email seems to be invalid'].map((message) =>
          refusalText(new OrderRefused(customerStatus({ isValid: false, message }, 'Card')), sv),
        ),
    ).toEqual([
      'Vi kan inte ta emot den här beställningen. Kontakta kundservice så hjälper vi dig.',
      'Du måste ange en giltig email',
    ]);
  });

  it('without accusing a customer of what is only suspected, in any language', () => {
    const message = texts.map((text) => refusalText(new OrderRefused('suspectedfraud'), text));
    expect(new Set(message).size).toBe(4);
    expect(message.filter((text) => /bedräg|svindel|bedrag|svig|petos|fraud/i.test(text))).toEqual(
      [],
    );
  });
});
