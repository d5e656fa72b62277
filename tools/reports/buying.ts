/**
 * `npm run report:buying`: what is proven of buying. So far the sums of generated carts; `-- 100000`
 * chooses how many. A fault is printed with the cart that has it, and ends with exit code 1.
 */
import fc from 'fast-check';
import { anyCart, cartFaults } from '../../commerce/src/carts/testing/anyCart.ts';

const carts = Number(process.argv[2] ?? 100_000);
const print = (line: string) => process.stdout.write(`${line}\n`);

const counts = { campaigns: 0, fixed: 0, free: 0 };
const { failed, counterexample, numRuns } = fc.check(
  fc.property(anyCart, (cart) => {
    const kinds = new Set((cart.offers ?? []).map(({ effect }) => effect.kind));
    if (kinds.size > 0) counts.campaigns += 1;
    if (kinds.has('amount')) counts.fixed += 1;
    if (kinds.has('shipping')) counts.free += 1;
    return cartFaults(cart).length === 0;
  }),
  { numRuns: carts },
);
const [broken] = counterexample ?? [];
if (failed && broken) {
  print(`A cart does not add up: ${cartFaults(broken).join('; ')}`);
  print(JSON.stringify(broken, (_, value: unknown) => (value instanceof Set ? [...value] : value)));
  process.exitCode = 1;
} else {
  print(
    `${numRuns.toLocaleString('en')} generated carts add up to the minor unit, with and without VAT: ${counts.campaigns.toLocaleString('en')} with campaigns, ${counts.fixed.toLocaleString('en')} with fixed amounts, ${counts.free.toLocaleString('en')} with free delivery.`,
  );
}
