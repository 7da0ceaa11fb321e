import path from 'node:path';
import ts from 'typescript';

/**
 * Moves the text of a module to another folder: relative imports lead where they led before. Style sheets
 * are not imported any more, they come with the demo.
 */
export function relocateImports(source: string, fromDirectory: string, toDirectory: string): string {
  const { importedFiles } = ts.preProcessFile(source, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .toReversed()
    .reduce((text, { fileName, pos }) => {
      // `pos` is that of the quote.
      const start = pos + 1;
      const end = start + fileName.length;
      if (fileName.endsWith('.css')) {
        return text.slice(0, text.lastIndexOf('import', start)) + text.slice(text.indexOf('\n', end) + 1);
      }
      const target = path.relative(toDirectory, path.resolve(fromDirectory, fileName));
      return text.slice(0, start) + target + text.slice(end);
    }, source);
}
