/** Words without the marks that keyboards lack: both what is searched and what is found are folded alike. */
import { foldAlias } from '@solvik/addresses';

export const foldWords = (text: string): string => foldAlias(text).replaceAll('-', ' ');
