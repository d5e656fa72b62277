import type { ChannelId } from '../src/channels.ts';
import type { Seller } from '../src/shapes.ts';
import { shopName } from './identity.ts';

const company = {
  name: `${shopName} AS`,
  number: '999 888 777',
  address: 'Bryggen 5, 5003 Bergen',
  town: 'Bergen',
  phone: '+47 55 00 00 00',
  tel: '+4755000000',
};

export const sellers: Readonly<Record<ChannelId, Seller>> = {
  no: {
    ...company,
    email: 'hei@bergljos.example',
    privacyEmail: 'personvern@bergljos.example',
    returnFee: 5_900,
  },
  fi: {
    ...company,
    number: `${company.number} (Norja)`,
    email: 'hei@bergljos.example',
    privacyEmail: 'tietosuoja@bergljos.example',
    returnFee: 490,
  },
};

export const mailFrom = `${shopName} <ordre@bergljos.example>`;
