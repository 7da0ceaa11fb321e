export interface SourceFile {
  /** Relative to the project. */
  file: string;
  text: string;
}

export interface SourcePlace {
  file: string;
  line: number;
}

/**
 * Finds a string literal in source files: the place of its n-th occurrence, counted through the files in order.
 *
 * @param occurrence from 1
 * @returns undefined when there are not that many
 */
export function findQuoted(
  sourceFiles: readonly SourceFile[],
  value: string,
  occurrence = 1,
): SourcePlace | undefined {
  const literals = [`'${value}'`, `"${value}"`, `\`${value}\``];
  let count = 0;
  for (const { file, text } of sourceFiles) {
    for (const [index, line] of text.split('\n').entries()) {
      count += literals.reduce((sum, literal) => sum + line.split(literal).length - 1, 0);
      if (count >= occurrence) {
        return { file, line: index + 1 };
      }
    }
  }
  return undefined;
}
