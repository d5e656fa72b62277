import { describe, expect, it } from 'vitest';
import type { CurrencyCode, Locale } from '@solvik/shop';
import { renderOrderConfirmation, type ConfirmedOrder } from './orderConfirmation.ts';

const piece = (name: string, unitRegular: number, unitSelling: number, size = 'L') => ({
  quantity: 1,
  unitRegular,
  unitSelling,
  snapshot: { name, brand: null, colour: null, size },
});
const context = { origin: 'https://solvik.example', ordered: new Date('2026-11-20T09:00:00Z') };

interface Changes {
  readonly channel?: 'se' | 'no' | 'dk' | 'fi';
  readonly locale?: Locale;
  readonly currency?: CurrencyCode;
  readonly days?: readonly [number, number];
  readonly vatRate?: number;
  readonly name?: string;
  readonly message?: string;
}

/**
 * A blouse of 749 that a promo code reduces by 149,80, and a coat on sale from 2 499 to 2 299 that
 * it does not apply to.
 */
function order({
  channel = 'se',
  locale = 'sv',
  currency = 'SEK',
  days = [1, 3],
  vatRate = 250,
  name = 'Astrid',
  message,
}: Changes = {}): ConfirmedOrder {
  const address = {
    firstName: name,
    lastName: 'Lindqvist',
    addressLine1: 'Sjöbogatan 14',
    zip: '50336',
    city: 'Borås',
  };
  return {
    order: {
      orderId: 1001,
      publicId: '7d9f5c1e-0000-4000-8000-000000000001',
      channelId: channel,
      marketId: channel,
      locale,
      currency,
      billing: address,
      shipping: address,
      checkout: { message },
      totals: {
        goods: 289820,
        codeDiscount: 14980,
        promoCode: 'HEJ',
        shippingFee: 0,
        shippingName: 'Ombud',
        paymentFee: 0,
        total: 289820,
        vat: 57964,
        vatRate,
        deliveryDays: days,
        paymentName: 'Kort',
      },
    },
    lines: [
      piece('Blus', 74900, 74900),
      piece('Kappa', 249900, 229900),
      piece('Sjal', 0, 0, 'En storlek'),
    ],
  };
}

const spaced = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');
const read = async (changes: Changes) =>
  spaced((await renderOrderConfirmation(order(changes), context)).text);

describe('the confirmation of an order', () => {
  it('adds up: lines before the promo code, their sum, the promo code once, the total', async () => {
    const { text } = await renderOrderConfirmation(order(), context);
    const amounts = [...text.matchAll(/[−-]?\d[\d\s]*(?:,\d\d)?\s?kr/g)].map(([amount]) =>
      spaced(amount),
    );
    expect(amounts.slice(0, 6)).toEqual([
      '749 kr',
      '2 299 kr',
      '0 kr',
      '3 048 kr',
      '−149,80 kr',
      '2 898,20 kr',
    ]);
    expect(text).toContain('Rabatt (HEJ)');
  });

  it('writes each amount on the line of its label in the plain version', async () => {
    const lines = (await renderOrderConfirmation(order(), context)).text
      .split('\n')
      .map((line) => spaced(line).trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'Varor 3 048 kr',
        'Rabatt (HEJ) −149,80 kr',
        'Frakt Fri',
        'Ombud',
        'Totalt 2 898,20 kr',
        'Varav moms 25 % 579,64 kr',
      ]),
    );
  });

  it.each([
    ['se', 'sv', '20 november 2026'],
    ['fi', 'fi', '21. marraskuuta 2026'],
  ] as const)('is dated by the clock of market %s', async (channel, locale, date) => {
    const ordered = new Date('2026-11-20T22:30:00Z');
    const { text } = await renderOrderConfirmation(order({ channel, locale }), {
      ...context,
      ordered,
    });
    expect(spaced(text)).toContain(date);
  });

  it('labels a size that is a number or a letter, but not one in words', async () => {
    const text = await read({});
    expect(text).toContain('Storlek L ·');
    expect(text).toContain('En storlek · 1 st');
    expect(text).not.toContain('Storlek En');
  });

  it('writes a Swedish postal code as Swedes do', async () =>
    expect(await read({})).toContain('503 36 Borås'));

  it.each([
    [[1, 3], 'Kommer mellan måndag 23 november och onsdag 25 november.'],
    [[1, 1], 'Kommer måndag 23 november.'],
  ] as const)('promises the days of the delivery option: %o', async (days, expected) =>
    expect(await read({ days })).toContain(expected),
  );
});

/**
 * What the law requires in a confirmation on a durable medium (directive 2011/83 on consumer
 * rights, articles 6 and 8.7), as each market words it.
 */
const law = [
  {
    channel: 'se',
    locale: 'sv',
    currency: 'SEK',
    vatRate: 250,
    facts: [
      'Varav moms 25 %',
      '14 dagar',
      'mejla hej@solvik.example',
      'Returfrakten är 39 kr.',
      'Ångerblankett',
      'frånträder köpet',
      'tre års reklamationsrätt',
      '033-123 45 67',
      'Solvik AB, Sjöbogatan 14, 503 36 Borås',
      'Organisationsnummer: 559999-0000',
      'Kommer mellan måndag 23 november och onsdag 25 november.',
      '/kopvillkor',
      '/retur',
      'Rabatt (HEJ) −149,80 kr',
      'Totalt 2 898,20 kr',
    ],
  },
  {
    channel: 'no',
    locale: 'nb',
    currency: 'NOK',
    vatRate: 250,
    facts: [
      'Hvorav mva. 25 %',
      '14 dager',
      'hei@solvik.example',
      'Returfrakten er 49 kr.',
      'Angrerettskjema',
      'gå fra avtalen',
      'fem år',
      '+46 33 123 45 67',
      'Solvik AB, Sjöbogatan 14, 503 36 Borås, Sverige',
      'Organisasjonsnummer: 559999-0000 (Sverige)',
      'Kommer mellom mandag 23. november og onsdag 25. november.',
      '/kjopsvilkar',
      '/retur',
      'Rabatt (HEJ) −149,80 kr',
      'Totalt 2 898,20 kr',
    ],
  },
  {
    channel: 'dk',
    locale: 'da',
    currency: 'DKK',
    vatRate: 250,
    facts: [
      'Heraf moms 25 %',
      '14 dage',
      'hej@solvik.example',
      'Du betaler 35 kr. for returfragten.',
      'Fortrydelsesformular',
      'fortrydelsesretten gældende',
      'to års reklamationsret',
      '+46 33 123 45 67',
      'Solvik AB, Sjöbogatan 14, 503 36 Borås, Sverige',
      'Organisationsnummer: 559999-0000 (Sverige)',
      'Kommer mellem mandag 23. november og onsdag 25. november.',
      '/handelsbetingelser',
      '/retur',
      'Rabat (HEJ) −149,80 kr.',
      'I alt 2.898,20 kr.',
    ],
  },
  {
    channel: 'fi',
    locale: 'fi',
    currency: 'EUR',
    vatRate: 255,
    facts: [
      'Josta alv 25,5 %',
      '14 päivän',
      'hei@solvik.example',
      'Palautus maksaa 3,90 €.',
      'Peruuttamislomake',
      'peruuttaa seuraavien tuotteiden kaupan',
      'kuluttajansuojalain',
      '+46 33 123 45 67',
      'Solvik AB, Sjöbogatan 14, 503 36 Borås, Ruotsi',
      'Yritystunnus: 559999-0000 (Ruotsi)',
      'Arvioitu toimitus: maanantai 23. marraskuuta – keskiviikko 25. marraskuuta.',
      '/toimitusehdot',
      '/palautus',
      'Alennus (HEJ) −149,80 €',
      'Yhteensä 2 898,20 €',
    ],
  },
] as const;

describe.each(law)('the confirmation in $locale', ({ facts, ...changes }) => {
  it.each(facts)('contains “%s”, as text and as HTML', async (fact) => {
    const { html, text } = await renderOrderConfirmation(order(changes), context);
    expect(spaced(text)).toContain(fact);
    expect(spaced(fact.startsWith('/') ? html : html.replaceAll(/<[^>]*>/g, ' '))).toContain(fact);
  });

  it('contains none of another market’s texts', async () => {
    const text = await read(changes);
    const foreign = law
      .filter(({ locale }) => locale !== changes.locale)
      .flatMap((other) => [other.facts[0].replace(/ [\d,]+ %$/, ''), other.facts[4]]);
    expect(foreign.filter((words) => text.includes(words))).toEqual([]);
  });
});

describe('hostile texts', () => {
  const script = '<script>alert(1)</script>';
  const image = '"><img src=x onerror=alert(1)>';

  it('are escaped in the HTML', async () => {
    const { html, subject } = await renderOrderConfirmation(
      order({ name: script, message: image }),
      context,
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img/i);
    expect(subject).toBe('Orderbekräftelse: beställning nr 1001');
    expect(html).toContain(`<title>${subject}</title>`);
  });

  it('with line breaks stay on one line, so that a name cannot add a paragraph', async () => {
    const { text } = await renderOrderConfirmation(
      order({ name: 'Maja\r\n\r\nBetala 500 kr till 123-4567' }),
      context,
    );
    expect(text).toContain('Hej Maja Betala 500 kr till 123-4567!');
  });
});
