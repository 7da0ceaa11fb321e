import ts from 'typescript';
import type { LineRange } from '../../../shared/demo/keyLines';
import { readKeyRegion } from './keyRegion';

/** What is shown of a demo without a region has as many lines at most. */
const MAX_LINES = 16;

const DOCUMENTED_PACKAGE = /^@mui\/x-/;

type JsxExpression = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

function isJsx(node: ts.Node): node is JsxExpression {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/** The first node that passes, in reading order. */
function findNode<Found extends ts.Node>(
  node: ts.Node,
  test: (node: ts.Node) => node is Found,
): Found | undefined {
  return test(node) ? node : ts.forEachChild(node, (child) => findNode(child, test));
}

/** The component that the module exports by default. */
function findComponent(file: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return file.statements.find(
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true,
  );
}

/** What a component returns at its end. */
function findReturned({ body }: ts.FunctionDeclaration): JsxExpression | undefined {
  const last = body?.statements.findLast(ts.isReturnStatement)?.expression;
  const returned = last && ts.isParenthesizedExpression(last) ? last.expression : last;
  return returned && isJsx(returned) ? returned : undefined;
}

/** Names that are imported from the documented packages. */
function listDocumentedNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const node of file.statements) {
    if (
      ts.isImportDeclaration(node) &&
      DOCUMENTED_PACKAGE.test((node.moduleSpecifier as ts.StringLiteral).text)
    ) {
      const bindings = node.importClause?.namedBindings;
      const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      elements.forEach(({ name }) => names.add(name.text));
    }
  }
  return names;
}

/** Providers set the scene. */
function isDocumented(names: ReadonlySet<string>) {
  return (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement => {
    if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) {
      return false;
    }
    const { tagName } = ts.isJsxElement(node) ? node.openingElement : node;
    const name = tagName.getText();
    return names.has(name) && !name.endsWith('Provider');
  };
}

/**
 * Finds the key lines of a demo: its region, or the JSX that it returns if it is short, or the first element of the
 * documented packages in it, without what is in the element if that is long.
 *
 * @param source of the module, with the markers of the region
 * @returns lines of the code without markers; undefined where there is nothing short to show
 */
export function findKeyLines(source: string): LineRange | undefined {
  const { code, lines } = readKeyRegion(source);
  // JavaScript has nothing of a region with types alone.
  if (lines && lines[1] > lines[0]) {
    return lines;
  }
  const file = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const component = findComponent(file);
  const returned = component && findReturned(component);
  const test = isDocumented(listDocumentedNames(file));
  const element = (component && findNode(component, test)) ?? findNode(file, test);
  const opening = element && ts.isJsxElement(element) ? element.openingElement : undefined;
  const toRange = (node: ts.Node): LineRange => [
    file.getLineAndCharacterOfPosition(node.getStart()).line,
    file.getLineAndCharacterOfPosition(node.getEnd()).line + 1,
  ];
  return [returned, element, opening]
    .filter((node) => node !== undefined)
    .map(toRange)
    .find(([start, end]) => end - start <= MAX_LINES);
}
