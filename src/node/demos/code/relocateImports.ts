import path from 'node:path';
import { replaceImports } from './replaceImports';

/**
 * Moves the text of a module to another folder: relative imports lead where they led before. Style sheets
 * are not imported any more, they come with the demo.
 */
export function relocateImports(source: string, fromDirectory: string, toDirectory: string): string {
  return replaceImports(source, (text, { fileName, start, end }) => {
    if (fileName.endsWith('.css')) {
      return text.slice(0, text.lastIndexOf('import', start)) + text.slice(text.indexOf('\n', end) + 1);
    }
    const target = path.relative(toDirectory, path.resolve(fromDirectory, fileName));
    return text.slice(0, start) + target + text.slice(end);
  });
}
