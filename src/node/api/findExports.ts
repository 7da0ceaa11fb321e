import ts from 'typescript';
import type { ProductFolder } from '../../shared/products/products';
import type { ApiPackage } from './apiPackages';
import type { ApiProgram } from './createApiProgram';
import { locateFile } from './locateFile';

/** A public export of a product, with all the ways to reach it. */
export interface ApiExport {
  /** As exported: `Unstable_SankeyChart`. */
  exportName: string;
  product: ProductFolder;
  /** Packages whose root or folders export it, from the free plan up. */
  sources: ExportSource[];
}

interface ExportSource {
  packageName: string;
  /** What the name stands for in that package: plans may give one name different types. */
  symbol: ts.Symbol;
  /** Deepest first. */
  specifiers: string[];
}

/** `'Unstable_SankeyChart' -> 'SankeyChart'` */
export function removeUnstable(exportName: string): string {
  return exportName.replace(/^unstable_/i, '');
}

/** What the name means in the highest plan; copies that a package brings along are older, and are ignored. */
export function getRichestSource({ sources }: ApiExport): ExportSource | undefined {
  const own = sources.filter(({ symbol }) => {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    return !file || !locateFile(file)?.isNested;
  });
  return own.at(-1) ?? sources.at(-1);
}

/** What a symbol stands for, through all re-exports. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** All public exports, by product and name. */
export function findExports(
  { checker, entryPoints }: ApiProgram,
  packages: readonly ApiPackage[],
): Map<ProductFolder, Map<string, ApiExport>> {
  const products = new Map<ProductFolder, Map<string, ApiExport>>();
  for (const { name, product } of packages) {
    if (!product) {
      continue;
    }
    const exports = products.get(product) ?? new Map<string, ApiExport>();
    products.set(product, exports);
    for (const { specifier, file } of entryPoints.filter(({ packageName }) => packageName === name)) {
      const module = checker.getSymbolAtLocation(file);
      for (const exported of module ? checker.getExportsOfModule(module) : []) {
        const symbol = resolveAlias(checker, exported);
        if (!isStub(symbol)) {
          addExport(exports, product, { exportName: exported.name, packageName: name, symbol, specifier });
        }
      }
    }
  }
  return products;
}

/** The packages export the names of their siblings too, as functions that only say what to import instead. */
function isStub({ valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isFunctionDeclaration(valueDeclaration) &&
    valueDeclaration.parameters.length === 0 &&
    valueDeclaration.type?.getText() === 'null' &&
    ts.getJSDocDeprecatedTag(valueDeclaration) !== undefined
  );
}

function addExport(
  exports: Map<string, ApiExport>,
  product: ProductFolder,
  found: { exportName: string; packageName: string; symbol: ts.Symbol; specifier: string },
): void {
  const { exportName, packageName, symbol, specifier } = found;
  const known = exports.get(exportName) ?? { exportName, product, sources: [] };
  exports.set(exportName, known);
  const source = known.sources.find((candidate) => candidate.packageName === packageName);
  if (!source) {
    known.sources.push({ packageName, symbol, specifiers: [specifier] });
    return;
  }
  source.specifiers.push(specifier);
  source.specifiers.sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b));
  if (specifier === packageName) {
    // The root may give the name another meaning than a folder does; what users import is the root's.
    source.symbol = symbol;
  }
}
