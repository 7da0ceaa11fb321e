/** How many files a step wrote, and their size in bytes. */
export interface FileSizes {
  files: number;
  bytes: number;
}

/** Adds up texts that are written as UTF-8, each to a file of its own. */
export function sumSizes(texts: readonly string[]): FileSizes {
  return { files: texts.length, bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) };
}
