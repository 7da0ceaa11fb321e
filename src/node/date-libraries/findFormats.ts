import ts from 'typescript';
import { isDayjs, isDeclaredByPickers, resolveSymbol } from './typeQuestions';

/** Props and options of the pickers that take a format. */
const FORMAT_PROPS = new Set(['format', 'toolbarFormat']);

/** Methods of adapters by the index of the argument that is a format. */
const FORMAT_METHODS: Readonly<Record<string, number>> = { formatByString: 1, parse: 1, expandFormat: 0 };

interface FormatsFound {
  /** Literals that are formats. */
  literals: Set<ts.Node>;
  /** Formats whose literals are not found. */
  untraced: ts.Expression[];
}

/** The property of the pickers that a name in an object or an attribute stands for. */
function getPickerProperty(
  checker: ts.TypeChecker,
  owner: ts.Expression,
  name: string,
): ts.Symbol | undefined {
  const type = checker.getContextualType(owner);
  const types = type ? (type.isUnion() ? type.types : [type]) : [];
  return types.map((one) => checker.getPropertyOfType(one, name)).find(isDeclaredByPickers);
}

/** Finds the literals of formats in modules: those that pickers, adapters and dates are given. */
export function findFormats(checker: ts.TypeChecker, sources: readonly ts.SourceFile[]): FormatsFound {
  const literals = new Set<ts.Node>();
  const untraced: ts.Expression[] = [];

  /** The property that a variable is taken from: `const { fieldFormat } = usePickerContext()`. */
  const getSourceProperty = (declaration: ts.Declaration): ts.Symbol | undefined => {
    if (!ts.isBindingElement(declaration) || !ts.isObjectBindingPattern(declaration.parent)) {
      return undefined;
    }
    const name = declaration.propertyName ?? declaration.name;
    return ts.isIdentifier(name)
      ? checker.getPropertyOfType(checker.getTypeAtLocation(declaration.parent), name.text)
      : undefined;
  };

  /** The initial value of `const [format, setFormat] = React.useState(initial)`. */
  const getInitialState = (declaration: ts.Declaration | undefined): ts.StringLiteralLike | undefined => {
    const variable = declaration && ts.isBindingElement(declaration) ? declaration.parent.parent : undefined;
    const call = variable && ts.isVariableDeclaration(variable) ? variable.initializer : undefined;
    const initial = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
    const isState = call && /\buseState\b/.test(call.getText());
    return isState && initial && ts.isStringLiteralLike(initial) ? initial : undefined;
  };

  /** Follows a state to the list that it is selected from: the one that contains its initial value. */
  const traceState = (initial: ts.StringLiteralLike): boolean => {
    const lists = initial
      .getSourceFile()
      .statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .flatMap(({ initializer }) =>
        initializer && ts.isArrayLiteralExpression(initializer) ? [initializer] : [],
      )
      .map(({ elements }) => elements.filter(ts.isStringLiteralLike))
      .filter((texts) => texts.some(({ text }) => text === initial.text));
    for (const literal of [initial, ...lists.flat()]) {
      literals.add(literal);
    }
    return lists.length > 0;
  };

  const isGiven = (symbol: ts.Symbol | undefined): boolean =>
    isDeclaredByPickers(symbol) ||
    isDeclaredByPickers(symbol?.declarations?.map(getSourceProperty).find(Boolean));

  /** Follows an expression to its literals; false where it is lost. */
  const trace = (node: ts.Expression, isObject = false): boolean => {
    if (ts.isStringLiteralLike(node)) {
      literals.add(node);
      return true;
    }
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      return trace(node.expression, isObject);
    }
    if (ts.isConditionalExpression(node)) {
      return [node.whenTrue, node.whenFalse].map((branch) => trace(branch, isObject)).every(Boolean);
    }
    if (
      ts.isBinaryExpression(node) &&
      [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind)
    ) {
      return [node.left, node.right].map((side) => trace(side, isObject)).every(Boolean);
    }
    if (isObject && ts.isObjectLiteralExpression(node)) {
      return node.properties
        .map((property) => ts.isPropertyAssignment(property) && trace(property.initializer))
        .every(Boolean);
    }
    if (ts.isCallExpression(node)) {
      return isDeclaredByPickers(resolveCallee(node));
    }
    if (ts.isIdentifier(node) && node.text === 'undefined') {
      return true;
    }
    const symbol = resolveSymbol(checker, ts.isPropertyAccessExpression(node) ? node.name : node);
    if (isGiven(symbol)) {
      return true;
    }
    const declaration = symbol?.valueDeclaration;
    const initial = getInitialState(declaration);
    if (initial) {
      return traceState(initial);
    }
    const isConstant =
      declaration &&
      (ts.isPropertyAssignment(declaration) ||
        (ts.isVariableDeclaration(declaration) && declaration.parent.flags & ts.NodeFlags.Const)) &&
      sources.includes(declaration.getSourceFile());
    return isConstant && declaration.initializer ? trace(declaration.initializer, isObject) : false;
  };

  const resolveCallee = ({ expression }: ts.CallExpression): ts.Symbol | undefined =>
    resolveSymbol(checker, ts.isPropertyAccessExpression(expression) ? expression.name : expression);

  const follow = (node: ts.Expression, isObject = false) => {
    if (!trace(node, isObject)) {
      untraced.push(node);
    }
  };

  const isGivenFormat = (node: ts.Expression): boolean => {
    const name = ts.isIdentifier(node) ? node : ts.isPropertyAccessExpression(node) ? node.name : undefined;
    return name !== undefined && /format$/i.test(name.text) && isGiven(resolveSymbol(checker, name));
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.initializer) {
      const isFormats = node.name.text === 'dateFormats';
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (
        (isFormats || FORMAT_PROPS.has(node.name.text)) &&
        value &&
        getPickerProperty(checker, node.parent, node.name.text)
      ) {
        follow(value as ts.Expression, isFormats);
      }
    } else if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ) {
      const isFormats = node.name.text === 'dateFormats';
      if (
        (isFormats || FORMAT_PROPS.has(node.name.text)) &&
        getPickerProperty(checker, node.parent, node.name.text)
      ) {
        follow(node.initializer, isFormats);
      }
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const index = Object.hasOwn(FORMAT_METHODS, name.text) ? FORMAT_METHODS[name.text]! : undefined;
      const [first] = node.arguments;
      if (index !== undefined && isDeclaredByPickers(resolveCallee(node)) && node.arguments[index]) {
        follow(node.arguments[index]);
      } else if (name.text === 'format' && first && isDayjs(checker, expression)) {
        follow(first);
      }
    } else if (
      ts.isBinaryExpression(node) &&
      [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
        node.operatorToken.kind,
      )
    ) {
      for (const [side, other] of [
        [node.left, node.right],
        [node.right, node.left],
      ] as const) {
        if (isGivenFormat(side) && ts.isStringLiteralLike(other)) {
          literals.add(other);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return { literals, untraced };
}
