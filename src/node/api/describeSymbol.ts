import ts from 'typescript';
import type { ApiImport } from './types/apiPage';
import { getPackagePlan } from '../base/packages/packagePlans';
import { removeUnstable, type ApiExport } from './findExports';
import { locateFile } from './locateFile';
import { getLowestPlan } from './plans';
import type { Doc } from './readDoc';

const TYPE_ONLY = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias;

/** What all kinds of symbols have: names, packages, imports, place in the source. */
export function describeSymbol(found: ApiExport, symbol: ts.Symbol, doc: Doc) {
  const location = locateFile(symbol.declarations?.[0]?.getSourceFile().fileName ?? '');
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0 && (symbol.flags & TYPE_ONLY) !== 0;
  const plan = getExportPlan(found);
  const description = removeLinkLists(doc.description);
  return {
    exportName: found.exportName,
    name: removeUnstable(found.exportName),
    product: found.product,
    ...(plan && { plan }),
    packageName: location?.packageName ?? '',
    version: location?.version ?? '',
    imports: listImports(found, isType),
    sourceFile: location?.file.replace(/\.d\.(m?)ts$/, isType ? '.d.$1ts' : '.$1js') ?? '',
    ...(description && { description }),
    ...(doc.deprecation !== undefined && { deprecation: doc.deprecation }),
  };
}

/** The lowest plan whose package has an export. */
export function getExportPlan({ sources }: ApiExport) {
  return getLowestPlan(...sources.map(({ packageName }) => getPackagePlan(packageName)));
}

/** The deepest way first, then the roots of all packages that have it. */
function listImports({ exportName, sources }: ApiExport, isType: boolean): ApiImport[] {
  const [first] = sources;
  const deep = first?.specifiers.filter((specifier) => specifier !== first.packageName) ?? [];
  // A folder named after the symbol says more than one that contains everything.
  const best = deep.toSorted((a, b) => scoreSpecifier(b, exportName) - scoreSpecifier(a, exportName))[0];
  const roots = sources
    .filter(({ packageName, specifiers }) => specifiers.includes(packageName))
    .map(({ packageName }) => packageName);
  return [...new Set([...(best ? [best] : []), ...roots])].map((specifier) => ({
    specifier,
    line: `import ${isType ? 'type ' : ''}{ ${exportName} } from '${specifier}';`,
  }));
}

function scoreSpecifier(specifier: string, exportName: string): number {
  const folder = specifier.split('/').at(-1) ?? '';
  const name = removeUnstable(exportName);
  return folder === name ? 2 : name.startsWith(folder) || folder.startsWith(name) ? 1 : 0;
}

/** The packages' descriptions end with lists of links to their own documentation; ours has its own. */
function removeLinkLists(description: string): string {
  return description.replace(/^(Demos|API|Features):[ \t]*(\n+\s*- .*)*/gm, '').trim();
}
