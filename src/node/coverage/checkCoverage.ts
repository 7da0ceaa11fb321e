import type { Coverage, CoverageFloors } from '../../shared/coverage';
import { findLine } from '../problems/findLine';
import type { Problem } from '../problems/problem';
import type { SourceFile } from '../problems/findQuoted';

/** At most this many names are in a message. */
const MAX_NAMES = 12;

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => `\`${name}\``);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

/** Compares what is covered with the floors: a name that was covered must stay so. */
export function checkCoverage(
  coverage: readonly Coverage[],
  floors: CoverageFloors,
  { file, text }: SourceFile,
): Problem[] {
  return coverage.flatMap(({ product, kind, total, missing }) => {
    const covered = total - missing.length;
    const given = floors[product][kind] ?? 0;
    const floor = given === 'all' ? total : given;
    if (covered >= floor) {
      return [];
    }
    const message =
      `Demos and guides of ${product} cover ${covered} of ${total} ${kind}s; they have to cover ${floor}. ` +
      `Use in a demo, or explain in a guide, what is missing: ${listNames(missing)}.`;
    return [{ file, line: findLine(text, (line) => line.includes(product)), message }];
  });
}
