import ts from 'typescript';
import { getUseKey, type ApiUse } from './apiUse';
import { listFittingTypes } from './listFittingTypes';

/** The packages of the suite, whatever the entry point: `@mui/x-charts/BarChart`. */
const SUITE = /^@mui\/x-/;
const SUITE_FILE = /\/node_modules\/@mui\/x-/;
const CLASS_NAME = /\.(Mui[A-Z]\w*-\w+)/g;

/** Names that a file imports from the suite: local name to exported name. */
function readImports(file: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of file.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      !SUITE.test(statement.moduleSpecifier.text)
    ) {
      continue;
    }
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, propertyName } of bindings.elements) {
        imports.set(name.text, (propertyName ?? name).text);
      }
    }
  }
  return imports;
}

function getLiteralKeys(expression: ts.Expression | undefined): string[] {
  if (!expression || !ts.isObjectLiteralExpression(expression)) {
    return [];
  }
  return expression.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

/** The interface of the suite that declares a member, by name. */
function findOwner(member: ts.Symbol | undefined): string | undefined {
  const declaration = member?.declarations?.find((node) => SUITE_FILE.test(node.getSourceFile().fileName));
  for (let node = declaration?.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
  }
  return undefined;
}

/**
 * What a source file uses of the suite's API: read from its syntax tree, with the types that the packages
 * declare for object literals.
 */
export function readUses(file: ts.SourceFile, checker: ts.TypeChecker): ApiUse[] {
  const imports = readImports(file);
  const uses = new Map<string, ApiUse>();
  const add = (kind: ApiUse['kind'], owner: string, name: string) => {
    const use = { kind, owner, name };
    uses.set(getUseKey(use), use);
  };
  for (const name of imports.values()) {
    add('export', '', name);
  }

  const readElement = (node: ts.JsxOpeningLikeElement) => {
    const component = ts.isIdentifier(node.tagName) ? imports.get(node.tagName.text) : undefined;
    if (component === undefined) {
      return;
    }
    for (const attribute of node.attributes.properties) {
      if (ts.isJsxAttribute(attribute) && ts.isIdentifier(attribute.name)) {
        const name = attribute.name.text;
        add('prop', component, name);
        if (name === 'slots' || name === 'slotProps') {
          const { initializer } = attribute;
          const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
          for (const slot of getLiteralKeys(value)) {
            add('slot', component, slot);
          }
        }
      }
    }
  };
  const readObject = (node: ts.ObjectLiteralExpression) => {
    const types = listFittingTypes(node, checker);
    for (const name of getLiteralKeys(node)) {
      const owners = types.flatMap((type) => findOwner(checker.getPropertyOfType(type, name)) ?? []);
      for (const owner of [...new Set(owners)].toSorted()) {
        add('prop', owner, name);
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      readElement(node);
    } else if (ts.isObjectLiteralExpression(node)) {
      readObject(node);
    } else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const object = imports.get(node.expression.text);
      if (object?.endsWith('Classes')) {
        add('class', object, node.name.text);
      }
    } else if (ts.isStringLiteralLike(node)) {
      for (const [, name] of node.text.matchAll(CLASS_NAME)) {
        add('class', '', name!);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...uses.values()];
}
