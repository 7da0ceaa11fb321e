import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Lists the names that a declaration file exports, types included. */
export type ListExports = (file: string) => ReadonlySet<string>;

/** `'./BarChart/index.js' -> '<folder of the file>/BarChart/index.d.ts'` */
function locateDeclarations(file: string, specifier: string, packagesDirectory: string): string | undefined {
  const directory = specifier.startsWith('.') ? path.dirname(file) : packagesDirectory;
  const target = path.join(directory, specifier.replace(/\.m?js$/, ''));
  return [`${target}.d.ts`, path.join(target, 'index.d.ts')].find(fs.existsSync);
}

function readBindingNames(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? readBindingNames(element.name) : [],
      );
}

/** A default export has a name that nobody imports it by. */
function isNamedExport(statement: ts.Statement): boolean {
  const kinds = ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)?.map(({ kind }) => kind)
    : undefined;
  return (
    kinds?.includes(ts.SyntaxKind.ExportKeyword) === true && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
  );
}

/** The names that a statement declares, if it exports them. */
function readDeclared(statement: ts.Statement): string[] {
  if (!isNamedExport(statement)) {
    return [];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => readBindingNames(name));
  }
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/**
 * Makes a reader of the names that declaration files export. It follows `export *` from file to file and reads no types,
 * so it takes milliseconds where a program of the compiler takes seconds.
 *
 * @param packagesDirectory where installed packages are
 */
export function createListExports(packagesDirectory: string): ListExports {
  const known = new Map<string, Set<string>>();
  const list = (file: string): ReadonlySet<string> => {
    const found = known.get(file);
    if (found) {
      return found;
    }
    const names = new Set<string>();
    // Files that export each other find the names so far.
    known.set(file, names);
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement)) {
        readDeclared(statement).forEach((name) => names.add(name));
      } else if (statement.exportClause === undefined) {
        const { text } = statement.moduleSpecifier as ts.StringLiteral;
        const target = locateDeclarations(file, text, packagesDirectory);
        (target ? [...list(target)] : []).forEach((name) => names.add(name));
      } else if (ts.isNamedExports(statement.exportClause)) {
        statement.exportClause.elements.forEach(({ name }) => names.add(name.text));
      } else {
        names.add(statement.exportClause.name.text);
      }
    }
    names.delete('default');
    return names;
  };
  return list;
}
