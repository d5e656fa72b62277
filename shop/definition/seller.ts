/**
 * The seller, as the law requires it in terms and confirmations, and the contact details of each
 * channel.
 */
import type { ChannelId } from '../src/channels.ts';
import type { Seller } from '../src/shapes.ts';
import { shopName } from './identity.ts';

const company = {
  name: `${shopName} AB`,
  number: '559999-0000',
  address: 'Sjöbogatan 14, 503 36 Borås',
  town: 'Borås',
  tel: '+46331234567',
};
const fromAbroad = {
  ...company,
  number: `${company.number} (Sverige)`,
  address: `${company.address}, Sverige`,
  phone: '+46 33 123 45 67',
};

export const sellers: Readonly<Record<ChannelId, Seller>> = {
  se: {
    ...company,
    phone: '033-123 45 67',
    email: 'hej@solvik.example',
    privacyEmail: 'integritet@solvik.example',
    returnFee: 3_900,
  },
  no: {
    ...fromAbroad,
    email: 'hei@solvik.example',
    privacyEmail: 'personvern@solvik.example',
    returnFee: 4_900,
  },
  dk: {
    ...fromAbroad,
    email: 'hej@solvik.example',
    privacyEmail: 'privatliv@solvik.example',
    returnFee: 3_500,
  },
  fi: {
    ...fromAbroad,
    number: `${company.number} (Ruotsi)`,
    address: `${company.address}, Ruotsi`,
    email: 'hei@solvik.example',
    privacyEmail: 'tietosuoja@solvik.example',
    returnFee: 390,
  },
};

/** Sender of the shop's mails unless MAIL_FROM names another. */
export const mailFrom = `${shopName} <order@solvik.example>`;
