/** A path with its letters as people write them, for comparing with menu addresses; as it is when it is not well encoded. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
