import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { getReadingOrder } from '../../base/navigation/getReadingOrder';
import { findLine } from '../../base/problems/findLine';
import type { SourceFile } from '../../base/problems/findQuoted';
import type { Problem } from '../../base/problems/problem';
import { sectionToFile, type FactsByPathname } from './guideFacts';

interface CheckGuideFactsOptions {
  facts: FactsByPathname;
  /** The menu. */
  entries: readonly NavigationEntry[];
  /** The files of the facts, to name the line of a guide. */
  sourceFiles: readonly SourceFile[];
}

function findRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** Checks that facts are those of guides in the menu, with each id and each name once. */
export function checkGuideFacts({ facts, entries, sourceFiles }: CheckGuideFactsOptions): Problem[] {
  const pathnames = new Set(getReadingOrder(entries).map(({ pathname }) => pathname));
  return [...facts].flatMap(([pathname, { section, ids, names }]) => {
    const file = sectionToFile(section);
    const text = sourceFiles.find((source) => source.file === file)?.text;
    const line = findLine(text, (content) => content.startsWith(`${pathname}:`));
    const messages = [
      ...(pathnames.has(pathname)
        ? []
        : ['The menu has no such guide. Write the address that it has there.']),
      ...[findRepeated(ids), findRepeated(names)]
        .filter((name) => name !== undefined)
        .map((name) => `\`${name}\` is there twice. Remove one.`),
    ];
    return messages.map((message) => ({ file, line, message: `\`${pathname}\`: ${message}` }));
  });
}
