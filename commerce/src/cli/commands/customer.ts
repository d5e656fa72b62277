/** `customer`: what has been decided about a customer, and deciding it. */
import {
  creditReasons,
  noCredit,
  readMark,
  setMark,
  type CustomerMark,
} from '../../customers/customerMark.ts';
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import { CommandError, readOptions, type Command } from '../command.ts';

const described = ({ isBlocked, memberType }: CustomerMark): string => {
  if (isBlocked) return 'no orders are taken from this customer.';
  return memberType === null
    ? 'orders are taken as from anybody.'
    : `orders are taken, but not on credit (${memberType}).`;
};

function decide(word: string, reason: string | undefined): CustomerMark {
  switch (word) {
    case 'block':
      return { isBlocked: true, memberType: null };
    case 'no-credit': {
      const known = creditReasons.find((each) => each.toLowerCase() === reason?.toLowerCase());
      if (reason !== undefined && !known)
        throw new CommandError(
          `“${reason}” is no reason. Choose one of: ${creditReasons.join(', ')}, or none.`,
        );
      return { isBlocked: false, memberType: noCredit(known) };
    }
    case 'clear':
      return { isBlocked: false, memberType: null };
    default:
      throw new CommandError(`“${word}” is not block, no-credit or clear.`);
  }
}

export const customer: Command = {
  usage: 'customer <e-mail> [block | no-credit [reason] | clear]',
  meaning: 'whether orders are taken from a customer, or decides it',
  async run({ shop, print }, args) {
    const [email, word, reason] = readOptions(args).words;
    if (!email || !isEmail(normaliseEmail(email)))
      throw new CommandError('Say whose: an e-mail address.');
    const { handle } = shop.database;
    if (word !== undefined) await setMark(handle, email, decide(word, reason));
    print(`${normaliseEmail(email)}: ${described(await readMark(handle, email))}`);
  },
};
