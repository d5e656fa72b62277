/** Who sells in each channel, as the law asks of every confirmation, in the words of the terms page. */
import type { ChannelId } from './markets.ts';

export interface Seller {
  readonly name: string;
  /** Of the Swedish register of companies. */
  readonly number: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** What the shopper pays for sending back, in minor units including VAT. */
  readonly returnFee: number;
}

const solvik = { name: 'Solvik AB', number: '559999-0000', address: 'Sjöbogatan 14, 503 36 Borås' };
const abroad = { ...solvik, address: `${solvik.address}, Sverige`, phone: '+46 33 123 45 67' };

export const sellers: Readonly<Record<ChannelId, Seller>> = {
  se: { ...solvik, phone: '033-123 45 67', email: 'hej@solvik.example', returnFee: 3_900 },
  no: { ...abroad, email: 'hei@solvik.example', returnFee: 4_900 },
  dk: { ...abroad, email: 'hej@solvik.example', returnFee: 3_500 },
  fi: {
    ...abroad,
    address: `${solvik.address}, Ruotsi`,
    email: 'hei@solvik.example',
    returnFee: 390,
  },
};
