import { distance } from 'fastest-levenshtein';
import type { NavigationEntry } from '../../shared/navigation/navigation';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../shared/products/products';
import type { Problem } from '../base/problems/problem';
import { removeUnstable, type ApiExport } from './findExports';

/** `'/x/api/charts/bar-chart'` */
const SYMBOL_PATHNAME = /^\/x\/api\/([\w-]+)\/([\w-]+)$/;

/** A page of the menu that shows a symbol. */
export interface ApiEntry {
  pathname: string;
  product: ProductFolder;
  /** `bar-chart` */
  name: string;
}

/** The pages of the menu that show a symbol each. Index pages are not among them. */
export function listApiEntries(entries: readonly NavigationEntry[]): ApiEntry[] {
  return entries.flatMap(({ pathname, children = [] }) => {
    const [, folder, name] = SYMBOL_PATHNAME.exec(pathname) ?? [];
    const product = PRODUCT_FOLDERS.find((candidate) => candidate === folder);
    const own = product && name && children.length === 0 ? [{ pathname, product, name }] : [];
    return [...own, ...listApiEntries(children)];
  });
}

/** `'DateRangePickerDay2' -> 'date-range-picker-day-2'` */
export function nameToSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** Joins the pages of the menu to the exports that they show. A page without one is a problem. */
export function findApiEntries(
  exports: Map<ProductFolder, Map<string, ApiExport>>,
  problems: Problem[],
  entries: readonly ApiEntry[],
): Map<string, ApiExport> {
  const found = new Map<string, ApiExport>();
  for (const { pathname, product, name } of entries) {
    const candidates = [...(exports.get(product)?.values() ?? [])].filter(({ exportName }) =>
      /^(use|Unstable_|unstable_)?[A-Z]/.test(exportName),
    );
    const match = candidates.find(({ exportName }) => nameToSlug(removeUnstable(exportName)) === name);
    if (match) {
      found.set(pathname, match);
    } else {
      problems.push(describeMissing({ pathname, product, name }, candidates));
    }
  }
  return found;
}

function describeMissing({ pathname, product, name }: ApiEntry, candidates: ApiExport[]): Problem {
  const nearest = [...new Set(candidates.map(({ exportName }) => removeUnstable(exportName)))]
    .map((known) => ({ known, difference: distance(nameToSlug(known), name) }))
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, 3)
    .map(({ known }) => `\`${known}\` (${nameToSlug(known)})`);
  const message = `\`${pathname}\` names nothing that @mui/x-${product} or its Pro and Premium packages export. The nearest are ${nearest.join(', ')}.`;
  return { file: 'data/navigation', message };
}
