/**
 * An EAN-13 from GS1's range for use within a shop (020–029), which no real product has: twelve
 * digits and their check digit.
 */
export function inStoreGtin(serial: number): string {
  const digits = `2${String(serial % 100_000_000_000).padStart(11, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
