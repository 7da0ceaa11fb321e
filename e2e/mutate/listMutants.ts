import ts from 'typescript';

/** A small fault of a script: one place of it with other code. */
export interface Mutant {
  start: number;
  end: number;
  /** What stands there instead. */
  code: string;
  /** What somebody who reads the report is told: `drops onChange`. */
  name: string;
}

/** The options of the packages, by name, with the strings that each union among their types consists of. */
export type OptionValues = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Looks and names of elements: nothing below them is a fault that users can name. */
const UNSEEN =
  /^(sx|styles?|classes|className|key|ref|component|d|row|colors?|variant|size|elevation|dense|fullWidth|noWrap|gutterBottom|disable(Padding|Gutters)|skipAnimation|aria-hidden|data-.*)$/;

/** A pixel more of it is no fault. */
const LENGTH =
  /(height|width|(?<!page)size|margin|padding|radius|spacing|gap|buffer|opacity|flex|top|left|right|bottom|angle)$/i;

/** What keeps a demo plain, and looks that it always has: its subject is something else. Looks that change have conditions. */
const FRAMING =
  /^(hide(Footer|Legend)|disable(RowSelectionOnClick|Line|Ticks)|fill|stroke.*|textAnchor|dominantBaseline|r|offset)$/;

/** What demos are about, and what identifies it: another value is another demo. */
const CONTENT =
  /^(id|field|value|name|key|x|y|children)$|(Id|Field|Name)$|(label|title|text|description|placeholder|message)$/i;

const { SyntaxKind } = ts;

const OPPOSITES = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.EqualsEqualsToken, '!='],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsToken, '=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '>='],
  [SyntaxKind.LessThanEqualsToken, '>'],
  [SyntaxKind.GreaterThanToken, '<='],
  [SyntaxKind.GreaterThanEqualsToken, '<'],
]);

function isLogical(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken].includes(node.operatorToken.kind)
  );
}

const isComparison = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && OPPOSITES.has(node.operatorToken.kind);

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** `styled(Box)({ … })`: rules of CSS. */
const isStyledCall = (node: ts.Node) => ts.isCallExpression(node) && ts.isCallExpression(node.expression);

/** `(0, e.jsx)(…)` and `(0, e.createElement)(…)` */
function isElement(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /\b(jsxs?|createElement)\)?$/.test(node.expression.getText());
}

const isNumber = (node: ts.Node) => /^-?[\d.]+$/.test(node.getText());

/** Other code for a number or a boolean: `5 -> 6`, `!0 -> !1`. */
function changeLiteral(node: ts.Node): string | undefined {
  const text = node.getText();
  return isNumber(node) ? String(Number(text) + 1) : { '!0': '!1', '!1': '!0' }[text];
}

/** One of several objects with an id: data, not options. */
function isRow(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    ts.isArrayLiteralExpression(node.parent) &&
    node.properties.some(({ name }) => name?.getText() === 'id') &&
    !node.properties.some(({ name }) => /^data(Key)?$/.test(name?.getText() ?? ''))
  );
}

/** A bundler joins what several modules declare. */
function listDeclarations(statement: ts.Statement): ts.Node[] {
  return ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement];
}

/** Whether it is one of the props themselves that an element gets. */
function isProp({ parent: props }: ts.ObjectLiteralElementLike): boolean {
  const call = props.parent;
  return isElement(call) && (call as ts.CallExpression).arguments[1] === props;
}

/** Those of the operands of `&&`, `||` and `!` that decide, and that no other mutant inverts. */
function listConditions(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) {
    return listConditions(node.expression);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    return listConditions(node.operand);
  }
  if (isLogical(node)) {
    return [...listConditions(node.left), ...listConditions(node.right)];
  }
  return isComparison(node) ? [] : [node];
}

/**
 * Lists the faults that a script of the export can have: without a handler, with an inverted condition or comparison,
 * with another literal in a comparison or an option. What users cannot observe is left as it is.
 *
 * @param options that count as such, whatever has them; the direct props of an element do without
 * @param isOwn whether a top-level declaration belongs to the demo; the others are left as they are
 */
export function listMutants(
  script: string,
  options: OptionValues,
  isOwn: (declaration: string) => boolean = () => true,
): Mutant[] {
  const file = ts.createSourceFile('demo.js', script, ts.ScriptTarget.Latest, true);
  const mutants = new Map<string, Mutant>();
  const add = (node: ts.Node, code: string, name: string) => {
    const start = node.getStart();
    mutants.set(`${start} ${code}`, { start, end: node.end, code, name });
  };
  const invert = (condition: ts.Expression) => {
    for (const part of listConditions(condition)) {
      add(part, `!(${part.getText()})`, 'inverts a condition');
    }
  };

  const mutateComparison = ({ left, operatorToken, right }: ts.BinaryExpression) => {
    add(operatorToken, OPPOSITES.get(operatorToken.kind)!, 'inverts a comparison');
    if ([left, right].some(ts.isTypeOfExpression)) {
      return;
    }
    for (const side of [left, right]) {
      const code = ts.isStringLiteralLike(side) ? JSON.stringify(`${side.text}!`) : changeLiteral(side);
      if (code) {
        add(side, code, 'compares with another value');
      }
    }
  };

  const mutateProperty = (property: ts.ObjectLiteralElementLike, name: string) => {
    const isHandler = /^on[A-Z]/.test(name);
    if (!ts.isPropertyAssignment(property)) {
      if (ts.isMethodDeclaration(property) || (isHandler && ts.isShorthandPropertyAssignment(property))) {
        add(property, `${name}: void 0`, `drops ${name}`);
      }
      return;
    }
    const value = property.initializer;
    const values = options.get(name);
    if (isHandler || (isFunction(value) && (values || isProp(property)))) {
      add(value, 'void 0', `drops ${name}`);
      return;
    }
    const isLength = LENGTH.test(name) && isNumber(value);
    if (
      !(values || isProp(property)) ||
      CONTENT.test(name) ||
      FRAMING.test(name) ||
      isLength ||
      isRow(property.parent)
    ) {
      return;
    }
    if (!ts.isStringLiteralLike(value)) {
      const code = changeLiteral(value);
      if (code) {
        add(value, code, `changes ${name}`);
      }
    } else if (values) {
      const union = values.find((strings) => strings.includes(value.text));
      const other = union?.find((text) => text !== value.text);
      if (other !== undefined) {
        add(value, `'${other}'`, `changes ${name}`);
      } else if (name === 'role' || values.every((strings) => strings.length === 0)) {
        add(value, 'void 0', `drops ${name}`);
      }
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isStyledCall(node)) {
      return;
    }
    if (ts.isObjectLiteralElementLike(node) && node.name) {
      const name = ts.isStringLiteralLike(node.name) ? node.name.text : node.name.getText();
      if (UNSEEN.test(name)) {
        return;
      }
      mutateProperty(node, name);
    } else if (ts.isIfStatement(node)) {
      invert(node.expression);
    } else if (ts.isConditionalExpression(node)) {
      invert(node.condition);
    } else if (isLogical(node)) {
      invert(node.left);
    } else if (isComparison(node)) {
      mutateComparison(node);
    }
    ts.forEachChild(node, visit);
  };
  file.statements
    .flatMap(listDeclarations)
    .filter((node) => isOwn(node.getText()))
    .forEach(visit);
  return [...mutants.values()].toSorted((a, b) => a.start - b.start);
}
