import ts from 'typescript';
import { locateFile } from './locateFile';

const NAMED =
  ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum | ts.SymbolFlags.Class;

/** What only the packages themselves may call. */
const PRIVATE_NAME = /Private(Only)?Api/;

/** The named types of the suite that were mentioned. Grows while they are described. */
export interface TypeRegistry {
  /** The id of a type of the suite; undefined for those of React, the DOM and others. */
  getId: (symbol: ts.Symbol) => string | undefined;
  /** In the order of their first mention. */
  symbols: Map<string, ts.Symbol>;
}

function countDeclarations({ declarations = [] }: ts.Symbol): number {
  return declarations.length;
}

export function createTypeRegistry(): TypeRegistry {
  const symbols = new Map<string, ts.Symbol>();
  // One type may have several symbols, before and after a module augmented it; it has one first declaration.
  const ids = new Map<ts.Declaration, string | undefined>();

  function createId(symbol: ts.Symbol, declaration: ts.Declaration): string | undefined {
    const location = locateFile(declaration.getSourceFile().fileName);
    if (!location?.isSuite || !(symbol.flags & NAMED) || PRIVATE_NAME.test(symbol.name)) {
      return undefined;
    }
    const copy = location.isNested ? `@${location.version}` : '';
    const id = `${location.packageName.replace('@mui/', '')}${copy}/${symbol.name}`;
    // Files may each have a private type of that name.
    return symbols.has(id) ? `${id}~${location.file.replace(/(\.d)?\.m?ts$/, '')}` : id;
  }

  return {
    symbols,
    getId(symbol) {
      const [declaration] = symbol.declarations ?? [];
      if (!declaration) {
        return undefined;
      }
      if (!ids.has(declaration)) {
        ids.set(declaration, createId(symbol, declaration));
      }
      const id = ids.get(declaration);
      const known = id === undefined ? undefined : symbols.get(id);
      if (id && (!known || countDeclarations(known) < countDeclarations(symbol))) {
        symbols.set(id, symbol);
      }
      return id;
    },
  };
}
