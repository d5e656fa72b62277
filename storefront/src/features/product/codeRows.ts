import qrcode from 'qrcode-generator';

/** The smallest version of the standard that the text fits in. */
const smallest = 0;

/**
 * The squares of a QR code, row by row, true for a dark one; without the margin around it. Its error
 * correction is M: 15 % of it may be unreadable.
 *
 * @param address in ASCII, as addresses are; at most 2331 characters, or it throws
 */
export function codeRows(address: string): readonly (readonly boolean[])[] {
  const code = qrcode(smallest, 'M');
  code.addData(address);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_place, at) => at);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
