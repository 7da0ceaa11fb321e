import type ts from 'typescript';
import type { NamedType } from './types/namedType';
import type { ApiContext } from './apiContext';
import { describeNamedType } from './describeNamedType';
import type { ApiExport } from './findExports';

/** What is longer is better read on its own page: the props of a component, the methods of the grid. */
const MAX_MEMBERS_BESIDE_PAGE = 60;

/** Describes all types in the registry, and those that come up meanwhile. */
export function extractNamedTypes(context: ApiContext, pathnames: Map<ApiExport, string>): NamedType[] {
  const exported = new Set<ts.Symbol>();
  const pages = new Map<ts.Symbol, string>();
  for (const found of [...context.exports.values()].flatMap((exports) => [...exports.values()])) {
    const pathname = pathnames.get(found);
    for (const { symbol } of found.sources) {
      exported.add(symbol);
      if (pathname) {
        pages.set(symbol, pathname);
      }
    }
    const propsType = context.exports.get(found.product)?.get(`${found.exportName}Props`);
    if (pathname && propsType) {
      propsType.sources.forEach(({ symbol }) => pages.set(symbol, pathname));
    }
  }
  const types: NamedType[] = [];
  // The map grows while it is read, which its iterator takes into account.
  for (const [id, symbol] of context.registry.symbols) {
    const pathname = pages.get(symbol);
    const type = describeNamedType(context, { id, symbol, isExported: exported.has(symbol) });
    if (pathname && type.members && type.members.length > MAX_MEMBERS_BESIDE_PAGE) {
      delete type.members;
    }
    types.push({ ...type, ...(pathname && { pathname }) });
  }
  return types;
}
