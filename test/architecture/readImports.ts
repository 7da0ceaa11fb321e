import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { visitNodes } from './readSources';

export interface Import {
  /** The file that imports, relative to the project. */
  file: string;
  /** As written: `'../shared/page'`, `'react-dom/client'`. */
  specifier: string;
  kind: 'file' | 'package' | 'builtin';
  /** Relative to the project, without extension: `src/shared/page`; or the name of the package: `react-dom`. */
  target: string;
  /** True when nothing is left of it at run time. */
  isType: boolean;
}

/** `'@mui/material/styles' -> '@mui/material'` */
function specifierToPackage(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function createImport(file: string, specifier: string, isType: boolean): Import {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier).replace(/\.(tsx?|js)$/, '');
    return { file, specifier, kind: 'file', target, isType };
  }
  const kind = isBuiltin(specifier) ? 'builtin' : 'package';
  return { file, specifier, kind, target: specifierToPackage(specifier), isType };
}

/** True when all that is named is a type: `import { type A, type B } from …`. */
function namesTypesOnly(elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): boolean {
  return elements.length > 0 && elements.every((element) => element.isTypeOnly);
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  const bindings = importClause?.namedBindings;
  const isNamed = !importClause?.name && bindings !== undefined && ts.isNamedImports(bindings);
  return (
    importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (isNamed && namesTypesOnly(bindings.elements))
  );
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  return (
    isTypeOnly ||
    (exportClause !== undefined && ts.isNamedExports(exportClause) && namesTypesOnly(exportClause.elements))
  );
}

/** Everything that a file imports: static, dynamic, exported on, as a type, by `require`. */
export function readImports(source: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      imports.push(createImport(source.fileName, specifier.text, isType));
    }
  };
  visitNodes(source, (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, isTypeImport(node));
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, isTypeExport(node));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isExternalModuleReference(node)) {
      add(node.expression, false);
    } else if (ts.isCallExpression(node)) {
      const { expression } = node;
      const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
      if (isRequire || expression.kind === ts.SyntaxKind.ImportKeyword) {
        add(node.arguments[0], false);
      }
    }
  });
  return imports;
}
