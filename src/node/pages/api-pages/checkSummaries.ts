import type { ApiIndexEntry } from '../../api/types/apiIndex';
import type { SymbolSummaries } from '../../../shared/search/symbolSummary';
import { LANGUAGES } from '../../../shared/languages/languages';
import { PRODUCT_FOLDERS, type ByProduct } from '../../../shared/products/products';
import { findLine } from '../../base/problems/findLine';
import type { Problem } from '../../base/problems/problem';
import type { SourceFile } from '../../base/problems/findQuoted';
import { productToRecordName } from '../../base/files/productToRecordName';

interface CheckSummariesOptions {
  entries: readonly Pick<ApiIndexEntry, 'exportName' | 'product' | 'pathname'>[];
  summaries: ByProduct<SymbolSummaries>;
  /** The files of `data/api`, to name the line of an entry. */
  sourceFiles: readonly SourceFile[];
}

/** Compares what is written of the symbols with the symbols that have a page: one sentence for each. */
export function checkSummaries({ entries, summaries, sourceFiles }: CheckSummariesOptions): Problem[] {
  return PRODUCT_FOLDERS.flatMap((product) => {
    const file = `data/api/${productToRecordName(product)}.ts`;
    const text = sourceFiles.find((source) => source.file === file)?.text;
    const pages = new Set(
      entries
        .filter((entry) => entry.product === product && entry.pathname)
        .map(({ exportName }) => exportName),
    );
    const written = new Set(Object.keys(summaries[product] ?? {}));
    const missing = [...pages]
      .filter((name) => !written.has(name))
      .map((name) => ({
        file,
        message: `\`${name}\` has an API page and no sentence. Add \`${name}: { ${LANGUAGES.map((language) => `${language}: '…'`).join(', ')} }\`, which says what it is for.`,
      }));
    const needless = [...written]
      .filter((name) => !pages.has(name))
      .map((name) => ({
        file,
        line: findLine(text, (line) => line.trimStart().startsWith(`${name}:`)),
        message: `No API page is that of \`${name}\`. Write the export's name as the package does, or remove the entry.`,
      }));
    return [...missing, ...needless];
  });
}
