/** Makes the brotli and gzip copies that are not there or older than their file; resolves to how many. */
export declare function compressFiles(folder: string): Promise<number>;
