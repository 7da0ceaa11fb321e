/** A file of a fence: most have one. */
interface FenceFile {
  /** As `// @filename: theme.ts` says. */
  name?: string;
  code: string;
  /** The line of the fence on which the file begins, counted from 0. */
  line: number;
}

const FILENAME = /^\s*\/\/ @filename: (\S+)\s*$/;

/**
 * Splits a fence at lines like `// @filename: theme.ts`, which begin a file that the fence imports.
 *
 * @returns at least one file; the last is the one that is shown
 */
export function splitFiles(code: string): FenceFile[] {
  const files: FenceFile[] = [];
  let lines: string[] = [];
  let current: Omit<FenceFile, 'code'> = { line: 0 };
  const endFile = () => {
    if (lines.some((line) => line.trim())) {
      files.push({ ...current, code: lines.join('\n') });
    }
  };
  for (const [index, line] of code.split(/\r?\n/).entries()) {
    const name = FILENAME.exec(line)?.[1];
    if (name) {
      endFile();
      current = { name, line: index + 1 };
      lines = [];
    } else {
      lines.push(line);
    }
  }
  endFile();
  return files.length > 0 ? files : [{ code: '', line: 0 }];
}
