import { DataFolderInUseError } from '@solvik/commerce';

/** Why the shop did not start, and what to do about it, in one or two sentences. */
export function startSentence(
  error: unknown,
  { port, dataDir }: { readonly port: number; readonly dataDir: string },
): string {
  const { code, message } =
    error instanceof Error
      ? { code: 'code' in error ? String(error.code) : '', message: error.message }
      : { code: '', message: String(error) };
  if (error instanceof DataFolderInUseError) return message;
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is taken by another program. Stop that one, or choose another port: PORT=${String(port + 1)} npm start.`;
  if (code === 'EACCES' && /listen/.test(message))
    return `This user may not listen on port ${String(port)}. Choose one above 1023: PORT=3000 npm start.`;
  if (code === 'ENOSPC' || /no space left|disk full/i.test(message))
    return `The disk is full. Free about 2 GB and start again; what is in ${dataDir} is kept.`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${dataDir} is a file, and the shop keeps its data in a folder. Choose another: DATA_DIR=/some/folder npm start.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The folder ${dataDir} cannot be written. Check who owns it, or choose another: DATA_DIR=/some/folder npm start.`;
  if (
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    /password authentication|database .* does not exist/i.test(message)
  ) {
    return `The database of DATABASE_URL does not respond (${message}). Check the address, or leave DATABASE_URL out to use the embedded one.`;
  }
  return `The shop could not start: ${message}`;
}
