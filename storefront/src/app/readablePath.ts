/** A decoded path, for comparing with menu addresses; unchanged if it is malformed. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
