import ts from 'typescript';

/** What users can set in the code of a playground. */
export interface PlaygroundScope {
  /** Names of the groups. */
  groups: ReadonlySet<string>;
  /** Whether a group has a control of this name. */
  hasControl: (group: string, name: string) => boolean;
}

/** A prop in the code that a control sets: its value is what the code begins with. */
export interface InitialProp {
  group: string;
  name: string;
  node: ts.JsxAttribute | ts.PropertyAssignment;
}

/** The name of a group that is spread: `{...chart}`, `...series`. */
export function getSpreadGroup(node: ts.Node, groups: ReadonlySet<string>): string | undefined {
  const isSpread = ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node);
  return isSpread && ts.isIdentifier(node.expression) && groups.has(node.expression.text)
    ? node.expression.text
    : undefined;
}

/** Two attributes of which the value of a control chooses one. */
interface ParsedChoice {
  group: string;
  name: string;
  value: ts.Expression;
  match: ts.ObjectLiteralExpression;
  otherwise: ts.ObjectLiteralExpression;
}

/** Reads `{...(chart?.layout === 'horizontal' ? { yAxis: [] } : { xAxis: [] })}`; undefined for anything else. */
export function parseChoice(
  attribute: ts.JsxAttributeLike,
  { groups, hasControl }: PlaygroundScope,
): ParsedChoice | undefined {
  if (!ts.isJsxSpreadAttribute(attribute)) {
    return undefined;
  }
  const { expression } = attribute;
  const choice = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (!ts.isConditionalExpression(choice) || !ts.isBinaryExpression(choice.condition)) {
    return undefined;
  }
  const { condition, whenTrue, whenFalse } = choice;
  const { left, operatorToken, right } = condition;
  if (
    operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken ||
    !ts.isPropertyAccessExpression(left) ||
    !ts.isObjectLiteralExpression(whenTrue) ||
    !ts.isObjectLiteralExpression(whenFalse)
  ) {
    return undefined;
  }
  const [group, name] = [left.expression.getText(), left.name.text];
  return groups.has(group) && hasControl(group, name)
    ? { group, name, value: right, match: whenTrue, otherwise: whenFalse }
    : undefined;
}

/**
 * The one element that has the places of all groups.
 *
 * @throws for code without one; the message says what to write
 */
export function findElement(file: ts.SourceFile, groups: ReadonlySet<string>): ts.JsxSelfClosingElement {
  const elements = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (getSpreadGroup(node, groups)) {
      let owner = node.parent;
      while (!ts.isJsxSelfClosingElement(owner) && !ts.isJsxOpeningElement(owner) && owner.parent) {
        owner = owner.parent;
      }
      elements.add(owner);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const [element] = elements;
  if (elements.size !== 1 || !element || !ts.isJsxSelfClosingElement(element)) {
    throw new Error(
      'Spread all parameters of a prop playground into one element without children: `<BarChart {...chart} />`.',
    );
  }
  return element;
}

/** The props of the element, and of the objects in it, that controls set. */
export function findInitialProps(
  element: ts.JsxSelfClosingElement,
  { groups, hasControl }: PlaygroundScope,
): InitialProp[] {
  const found: InitialProp[] = [];
  const add = (node: InitialProp['node'], owners: readonly string[]) => {
    const name = node.name.getText();
    const group = owners.find((owner) => hasControl(owner, name));
    if (group) {
      found.push({ group, name, node });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttributes(node) || ts.isObjectLiteralExpression(node)) {
      const members = [...node.properties];
      const owners = members.flatMap((member) => getSpreadGroup(member, groups) ?? []);
      members
        .filter((member) => ts.isJsxAttribute(member) || ts.isPropertyAssignment(member))
        .forEach((member) => add(member, owners));
    }
    ts.forEachChild(node, visit);
  };
  visit(element.attributes);
  return found;
}
