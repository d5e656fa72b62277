/** The address of the shopper in stories, in each site's country, in Sweden where it has none. */
import type { Site } from '@solvik/addresses';

interface Home {
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly mobile: string;
}

const swedish: Home = {
  addressLine1: 'Sjöbogatan 14',
  zip: '503 36',
  city: 'Borås',
  mobile: '070-123 45 67',
};
const homes: Readonly<Record<string, Home>> = {
  SE: swedish,
  NO: { addressLine1: 'Storgata 14', zip: '0155', city: 'Oslo', mobile: '412 34 567' },
  DK: { addressLine1: 'Nørregade 14', zip: '1165', city: 'København K', mobile: '20 12 34 56' },
  FI: {
    addressLine1: 'Mannerheimintie 14',
    zip: '00100',
    city: 'Helsinki',
    mobile: '040 123 4567',
  },
};

/** In the form of the checkout's fields. */
export const storyAddress = ({ country }: Site) => ({
  firstName: 'Astrid',
  lastName: 'Lindqvist',
  ...(homes[country] ?? swedish),
});
