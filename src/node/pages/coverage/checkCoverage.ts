import type { Coverage } from '../../base/store/coverage';
import type { Problem } from '../../base/problems/problem';

/** A problem for each name of the packages that no demo uses and no guide explains. */
export function checkCoverage(coverage: readonly Coverage[]): Problem[] {
  return coverage.flatMap(({ product, kind, missing }) =>
    missing.map((name) => ({
      file: `data/${product}`,
      message: `No demo uses the ${kind} \`${name}\`, and no guide explains it. Use it or explain it.`,
    })),
  );
}
