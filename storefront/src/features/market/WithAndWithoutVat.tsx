import type { ReactNode } from 'react';

/**
 * Texts about money with and without VAT: both are in the page, so that a cached one suits every
 * visitor, and `data-vat` on its root selects one.
 */
export function WithAndWithoutVat({
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
