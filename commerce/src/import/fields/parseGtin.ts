/** A barcode of 8, 12, 13 or 14 digits whose last digit is the GS1 check digit of the others; undefined for anything else. */
export function parseGtin(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : undefined;
}
