import ts from 'typescript';

/** Variants beyond these say nothing new. */
const MAX_VARIANTS = 4;

const UNKNOWN = '{…}';

/**
 * The texts that an expression may come to; what is only known at run time is in braces.
 *
 * ``[`No row with id #${id} found`, 'Second line.'].join('\n')`` -> `No row with id #{id} found` and the second line
 */
export function readMessageText(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      readPart(expression),
      [literal.text],
    ]);
    return combine([[node.head.text], ...spans], '');
  }
  if (ts.isBinaryExpression(node)) {
    return readBinary(node);
  }
  if (ts.isConditionalExpression(node)) {
    return [...readMessageText(node.whenTrue), ...readMessageText(node.whenFalse)].slice(0, MAX_VARIANTS);
  }
  if (ts.isParenthesizedExpression(node)) {
    return readMessageText(node.expression);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return readLines(node, '\n');
  }
  if (ts.isCallExpression(node)) {
    return readCall(node);
  }
  if (ts.isIdentifier(node)) {
    const value = findConstant(node);
    return value ? readMessageText(value) : [`{${node.text}}`];
  }
  if (ts.isPropertyAccessExpression(node)) {
    return [`{${node.name.text}}`];
  }
  return [UNKNOWN];
}

/** Inside of a sentence, a choice is a placeholder: its variants would be sentences of their own. */
function readPart(node: ts.Expression): string[] {
  const texts = readMessageText(node);
  return texts.length === 1 ? texts : [UNKNOWN];
}

function readBinary(node: ts.BinaryExpression): string[] {
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
      return combine([readMessageText(node.left), readMessageText(node.right)], '');
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return readMessageText(node.right);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [...readMessageText(node.left), ...readMessageText(node.right)]
        .filter((text) => text !== '{undefined}')
        .slice(0, MAX_VARIANTS);
    default:
      return [UNKNOWN];
  }
}

/** `[…].join('\n')`; other calls are known at run time only. */
function readCall({ expression, arguments: [separator] }: ts.CallExpression): string[] {
  if (!ts.isPropertyAccessExpression(expression)) {
    return [UNKNOWN];
  }
  const { name, expression: target } = expression;
  if (name.text === 'join' && (!separator || ts.isStringLiteralLike(separator))) {
    const list = findList(target);
    return list ? readLines(list, separator?.text ?? ',') : [UNKNOWN];
  }
  return [UNKNOWN];
}

function findList(node: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    return node;
  }
  // `[…].filter(Boolean)`
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return findList(node.expression.expression);
  }
  const value = ts.isIdentifier(node) ? findConstant(node) : undefined;
  return value && findList(value);
}

function readLines(list: ts.ArrayLiteralExpression, separator: string): string[] {
  const lines = list.elements.map((element) => (ts.isSpreadElement(element) ? [UNKNOWN] : readPart(element)));
  return combine(lines, separator);
}

/** All ways to join one text of each list. */
function combine(lists: string[][], separator: string): string[] {
  let texts = [''];
  for (const [index, list] of lists.entries()) {
    const glue = index === 0 ? '' : separator;
    texts = texts.flatMap((text) => list.map((part) => text + glue + part)).slice(0, MAX_VARIANTS);
  }
  return texts;
}

/** The value of a constant of the same file. */
function findConstant(name: ts.Identifier): ts.Expression | undefined {
  let scope: ts.Node = name;
  while (scope.parent) {
    scope = scope.parent;
    if (ts.isBlock(scope) || ts.isSourceFile(scope)) {
      for (const statement of scope.statements) {
        const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
        const found = declarations.find((declaration) => declaration.name.getText() === name.text);
        if (found) {
          return isConstantText(found) ? found.initializer : undefined;
        }
      }
    }
    if (
      ts.isFunctionLike(scope) &&
      scope.parameters.some((parameter) => parameter.name.getText() === name.text)
    ) {
      return undefined;
    }
  }
  return undefined;
}

/** Values that are no texts, such as those of hooks, read better by their name. */
function isConstantText({ initializer }: ts.VariableDeclaration): boolean {
  return (
    initializer !== undefined &&
    (ts.isStringLiteralLike(initializer) ||
      ts.isTemplateExpression(initializer) ||
      ts.isArrayLiteralExpression(initializer) ||
      (ts.isCallExpression(initializer) && /\]\.(filter\(Boolean\)\.)?join\(/.test(initializer.getText())))
  );
}
