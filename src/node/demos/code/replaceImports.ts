import ts from 'typescript';

/** Where the name of an imported file is in a text, without its quotes. */
interface ImportedFile {
  fileName: string;
  start: number;
  end: number;
}

/**
 * Rewrites the relative imports of a module, types and exports from other files included.
 *
 * @param replace returns the text of the module after one of its imports was rewritten; it gets the last one first, so
 * that the places of the others hold
 */
export function replaceImports(
  source: string,
  replace: (text: string, imported: ImportedFile) => string,
): string {
  const { importedFiles } = ts.preProcessFile(source, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .toReversed()
    .reduce((text, { fileName, pos }) => {
      // `pos` is that of the quote.
      const start = pos + 1;
      return replace(text, { fileName, start, end: start + fileName.length });
    }, source);
}
