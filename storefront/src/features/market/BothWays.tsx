import type { ReactNode } from 'react';

/** Words about money with and without VAT: both stand in the page, so that a cached one suits everybody, and `data-vat` on its root chooses. */
export function BothWays({
  incVat,
  exVat,
}: {
  readonly incVat: ReactNode;
  readonly exVat: ReactNode;
}) {
  return (
    <>
      <span data-vat-amount="inc">{incVat}</span>
      <span data-vat-amount="ex">{exVat}</span>
    </>
  );
}
