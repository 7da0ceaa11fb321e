import ts from 'typescript';
import { visitAll } from './readScript';

/**
 * Defaults that a component's code gives to its props where it takes them apart:
 * `const { layout = 'vertical' } = props;` -> `{ layout: "'vertical'" }`
 */
export function readCodeDefaults(script: ts.SourceFile, component: string): Map<string, string> {
  const defaults = new Map<string, string>();
  const body = findComponent(script, component);
  if (!body) {
    return defaults;
  }
  const readPattern = (pattern: ts.ObjectBindingPattern) => {
    for (const { name, propertyName, initializer } of pattern.elements) {
      const prop = propertyName ?? name;
      if (initializer && ts.isIdentifier(prop) && isPlain(initializer)) {
        defaults.set(prop.text, initializer.getText());
      }
    }
  };
  const [parameter] = body.parameters;
  if (parameter && ts.isObjectBindingPattern(parameter.name)) {
    readPattern(parameter.name);
  }
  const props = new Set(['props', 'inProps', 'themeProps', parameter?.name.getText() ?? 'props']);
  visitAll(body, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      if (node.initializer && ts.isIdentifier(node.initializer) && props.has(node.initializer.text)) {
        readPattern(node.name);
      }
    }
  });
  return defaults;
}

/** The function that is the component: by name, also inside of `forwardRef` and `memo`. */
function findComponent(script: ts.SourceFile, component: string) {
  let found: ts.FunctionDeclaration | ts.FunctionExpression | undefined;
  visitAll(script, (node) => {
    if ((ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name) {
      found ??= node.name.text.replace(/(Raw)?\d?$/, '') === component ? node : undefined;
    }
  });
  return found;
}

/** A value that reads the same outside of its file. */
function isPlain(node: ts.Expression): boolean {
  return (
    ts.isLiteralExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0) ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0)
  );
}
