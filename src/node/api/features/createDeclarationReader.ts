import path from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  skipLibCheck: true,
};

/** The exports of a module, with the checker that knows their types. */
export interface Declarations {
  checker: ts.TypeChecker;
  exports: ReadonlyMap<string, ts.Symbol>;
}

/** Reads the declarations of an import path; undefined when it does not exist. */
export type ReadDeclarations = (specifier: string) => Declarations | undefined;

/**
 * Makes a reader of the type declarations that a project has installed.
 *
 * Each import path is a program of its own: packages of higher plans add members to the types of the lower
 * ones, and in one program for all of them the free packages would seem to have everything.
 */
export function createDeclarationReader(projectDirectory: string): ReadDeclarations {
  const host = ts.createCompilerHost(OPTIONS);
  const readSourceFile = host.getSourceFile.bind(host);
  const sourceFiles = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (file, ...rest) => {
    if (!sourceFiles.has(file)) {
      sourceFiles.set(file, readSourceFile(file, ...rest));
    }
    return sourceFiles.get(file);
  };
  const importer = path.join(projectDirectory, 'index.ts');

  const read = (specifier: string): Declarations | undefined => {
    const { resolvedModule } = ts.resolveModuleName(specifier, importer, OPTIONS, host);
    if (!resolvedModule) {
      return undefined;
    }
    const { resolvedFileName } = resolvedModule;
    const program = ts.createProgram({ rootNames: [resolvedFileName], options: OPTIONS, host });
    const checker = program.getTypeChecker();
    const module = checker.getSymbolAtLocation(program.getSourceFile(resolvedFileName)!);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return { checker, exports: new Map(symbols.map((symbol) => [symbol.name, symbol])) };
  };
  const known = new Map<string, Declarations | undefined>();
  return (specifier) => {
    if (!known.has(specifier)) {
      known.set(specifier, read(specifier));
    }
    return known.get(specifier);
  };
}
