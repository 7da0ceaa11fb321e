import ts from 'typescript';

/**
 * The names that a module declares in any scope, imports included.
 *
 * @param isLeftOut imports whose names do not count
 */
export function listDeclaredNames(
  source: ts.SourceFile,
  isLeftOut: (statement: ts.ImportDeclaration) => boolean = () => false,
): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && isLeftOut(node)) {
      return;
    }
    const { name } = node as { name?: ts.Node };
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node);
    if (isDeclaration && name && ts.isIdentifier(name)) {
      names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
