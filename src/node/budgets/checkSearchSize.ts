import type { Problem } from '../problems/problem';
import { BUDGETS } from './budgets';
import { formatSize } from './formatSize';

/** What the search of a language loads, in gzipped bytes. */
export interface SearchWeight {
  language: string;
  /** Code and texts, which the page has not. */
  script: number;
  index: number;
  /** The files of the full text, by address. */
  files: Map<string, number>;
}

/** Checks what opening the search loads, and a query after that. */
export function checkSearchSize({ language, script, index, files }: SearchWeight): Problem[] {
  const problems: Problem[] = [];
  const opening = script + index;
  if (opening > BUDGETS.searchOpening) {
    const parts = `${formatSize(index)} of index and ${formatSize(script)} of code and texts`;
    const message = `Opening the search (${language}) loads ${formatSize(opening)}, ${parts}; the budget is ${formatSize(BUDGETS.searchOpening)}. Index less, or load code of the dialog when it is needed.`;
    problems.push({ file: 'src/node/search/writeSearchIndex.ts', message });
  }
  for (const [address, size] of files) {
    if (size > BUDGETS.searchFile) {
      const message = `A file of the full text has ${formatSize(size)}, the budget is ${formatSize(BUDGETS.searchFile)}. Lower \`TARGET_SIZE\` in src/node/search/buildTextShards.ts.`;
      problems.push({ file: `out${address}`, message });
    }
  }
  return problems;
}
