/** Where the shopper of stories lives, in each front's country. */
import type { Site } from '../features/market/sites.ts';

interface Home {
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly mobile: string;
}

const homes: Readonly<Record<Site['country'], Home>> = {
  SE: { addressLine1: 'Sjöbogatan 14', zip: '503 36', city: 'Borås', mobile: '070-123 45 67' },
  NO: { addressLine1: 'Storgata 14', zip: '0155', city: 'Oslo', mobile: '412 34 567' },
  DK: { addressLine1: 'Nørregade 14', zip: '1165', city: 'København K', mobile: '20 12 34 56' },
  FI: {
    addressLine1: 'Mannerheimintie 14',
    zip: '00100',
    city: 'Helsinki',
    mobile: '040 123 4567',
  },
};

/** As the checkout's form asks for it. */
export const storyAddress = ({ country }: Site) => ({
  firstName: 'Astrid',
  lastName: 'Lindqvist',
  ...homes[country],
});
