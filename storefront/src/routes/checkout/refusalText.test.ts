import { describe, expect, it } from 'vitest';
import { customerStatus } from '../../features/checkout/customerStatus.ts';
import { OrderRefused } from '../../features/checkout/useCheckout.ts';
import { loadText } from '../../languages/loadText.ts';
import { refusalText } from './refusalText.ts';

const texts = await Promise.all((['sv', 'nb', 'da', 'fi'] as const).map(loadText));
const [sv] = texts;

/** What the Data API answers of a shopper who wants to pay by invoice, and what the shopper reads. */
describe('a refused order says why and what to do', () => {
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
  ])('to a member who is %s and wants to pay by invoice', (memberType, said) => {
    const status = customerStatus({ isValid: true, memberType }, 'DirectInvoice');
    expect(sv && refusalText(new OrderRefused(status, { isCredit: true }), sv)).toBe(said);
  });

  it('to one who is blocked, and to one whose address is not one', () => {
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

  it('and accuses nobody of what is only suspected, in any language', () => {
    const said = texts.map((text) => refusalText(new OrderRefused('suspectedfraud'), text));
    expect(new Set(said).size).toBe(4);
    expect(said.filter((words) => /bedräg|svindel|bedrag|svig|petos|fraud/i.test(words))).toEqual(
      [],
    );
  });
});
