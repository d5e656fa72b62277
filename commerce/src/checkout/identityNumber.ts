/**
 * Whether a number can identify a buyer: by the rules of the country, check digits and dates
 * included. Whether the number is the buyer's own is for the identity service.
 */
import { validate as cprOf } from 'stdnum/lib/cjs/dk/cpr.js';
import { validate as cvrOf } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as hetuOf } from 'stdnum/lib/cjs/fi/hetu.js';
import { validate as yTunnusOf } from 'stdnum/lib/cjs/fi/ytunnus.js';
import { validate as fodselsnummerOf } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as norwegianOrgnrOf } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as swedishOrgnrOf } from 'stdnum/lib/cjs/se/orgnr.js';
import { validate as personnummerOf } from 'stdnum/lib/cjs/se/personnummer.js';

type Validate = (text: string) => { readonly isValid: boolean };

interface CountryRules {
  readonly persons: readonly Validate[];
  readonly organisations: readonly Validate[];
}

const finland: CountryRules = { persons: [hetuOf], organisations: [yTunnusOf] };

/** Shoppers leave the hyphen out, which tells centuries apart only where it is a plus. */
const swedish: Validate = (text) =>
  personnummerOf(/^(?:\d{2})?\d{10}$/.test(text) ? `${text.slice(0, -4)}-${text.slice(-4)}` : text);

/** By country (ISO 3166 alpha-2); Åland's numbers are Finland's. */
const rules: Readonly<Record<string, CountryRules>> = {
  // A sole trader's organisation number is the person's own.
  SE: { persons: [swedish], organisations: [swedishOrgnrOf, swedish] },
  NO: { persons: [fodselsnummerOf], organisations: [norwegianOrgnrOf] },
  DK: { persons: [cprOf], organisations: [cvrOf] },
  FI: finland,
  AX: finland,
};

/** Characters of a Danish organisation's number. */
const shortest = 8;

/** What shoppers write between digits, and no rule has. */
const spaces = /[\s\u2007\u202f]/g;

export interface IdentityOf {
  /** ISO 3166 alpha-2; another than the shop's countries, or none, is checked by all their rules. */
  readonly country: string | undefined;
  /** Persons' numbers are no organisations', and the other way round; without it both are. */
  readonly customerType: 'PERSON' | 'ORGANIZATION' | undefined;
}

export function isIdentityNumber(text: string, { country, customerType }: IdentityOf): boolean {
  const number = text.replace(spaces, '').toUpperCase();
  // What has nothing to split is not expected by the rules.
  if (number.length < shortest) return false;
  const own = rules[country?.toUpperCase() ?? ''];
  const all = own ? [own] : Object.values(rules);
  return all.some(({ persons, organisations }) => {
    const validators = {
      PERSON: persons,
      ORGANIZATION: organisations,
      either: [...persons, ...organisations],
    }[customerType ?? 'either'];
    return validators.some((validate) => validate(number).isValid);
  });
}
