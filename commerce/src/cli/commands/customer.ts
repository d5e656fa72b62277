/** `customer`: shows or sets whether a customer's orders are accepted. */
import {
  creditReasons,
  noCredit,
  readCustomerStatus,
  setCustomerStatus,
  type CustomerStatus,
} from '../../customers/customerStatus.ts';
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import { CommandError, readOptions, type Command } from '../command.ts';

const described = ({ isBlocked, memberType }: CustomerStatus): string => {
  if (isBlocked) return 'orders are refused.';
  return memberType === null
    ? 'orders are accepted without restriction.'
    : `orders are accepted, but not on credit (${memberType}).`;
};

function decide(decision: string, reason: string | undefined): CustomerStatus {
  switch (decision) {
    case 'block':
      return { isBlocked: true, memberType: null };
    case 'no-credit': {
      const creditReason = creditReasons.find(
        (each) => each.toLowerCase() === reason?.toLowerCase(),
      );
      if (reason !== undefined && !creditReason)
        throw new CommandError(
          `“${reason}” is not a reason. Choose one of: ${creditReasons.join(', ')}, or none.`,
        );
      return { isBlocked: false, memberType: noCredit(creditReason) };
    }
    case 'clear':
      return { isBlocked: false, memberType: null };
    default:
      throw new CommandError(`“${decision}” is not block, no-credit or clear.`);
  }
}

export const customer: Command = {
  usage: 'customer <e-mail> [block | no-credit [reason] | clear]',
  meaning: 'shows or sets whether a customer’s orders are accepted',
  async run({ shop, print }, args) {
    const [email, decision, reason] = readOptions(args).positionals;
    if (!email || !isEmail(normaliseEmail(email)))
      throw new CommandError('Give the customer’s e-mail address.');
    const { handle } = shop.database;
    if (decision !== undefined) await setCustomerStatus(handle, email, decide(decision, reason));
    print(`${normaliseEmail(email)}: ${described(await readCustomerStatus(handle, email))}`);
  },
};
