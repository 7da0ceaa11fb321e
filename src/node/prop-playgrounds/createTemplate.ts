import type { ElementContent } from 'hast';
import ts from 'typescript';
import type {
  CodeTemplate,
  CodeToken,
  ObjectSlot,
  TemplateAttribute,
} from '../../shared/prop-playground/codeTemplate';
import type { PropValue } from '../../shared/prop-playground/propPlayground';
import { highlightCode } from '../code/highlightCode';

type Element = ts.JsxSelfClosingElement;

/** The code of a playground with its places, and the values that the code begins with. */
export interface TemplateResult {
  template: CodeTemplate;
  /** By group and prop: `chart.height`. */
  initial: Map<string, PropValue>;
}

function flatten(nodes: readonly ElementContent[], className?: string): CodeToken[] {
  return nodes.flatMap((node): CodeToken[] => {
    if (node.type === 'element') {
      return flatten(node.children, (node.properties.className as string[] | undefined)?.[0]);
    }
    const text = node.type === 'text' ? node.value : '';
    return [className ? [text, className] : [text]];
  });
}

/** The tokens of a part of the code. */
function slice(tokens: readonly CodeToken[], start: number, end: number): CodeToken[] {
  let at = 0;
  return tokens.flatMap(([text, className]): CodeToken[] => {
    const part = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    if (part === '') {
      return [];
    }
    return className ? [[part, className]] : [[part]];
  });
}

/** The name of a group that is spread: `{...chart}`, `...series`. */
function getSpreadGroup(node: ts.Node, groups: ReadonlySet<string>): string | undefined {
  const isSpread = ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node);
  return isSpread && ts.isIdentifier(node.expression) && groups.has(node.expression.text)
    ? node.expression.text
    : undefined;
}

/** A literal of the code; undefined for any other code. */
function readLiteral(node: ts.Node | undefined): PropValue | undefined {
  if (node === undefined || node.kind === ts.SyntaxKind.TrueKeyword) {
    return true;
  }
  if (node.kind === ts.SyntaxKind.FalseKeyword) {
    return false;
  }
  if (ts.isStringLiteral(node)) {
    return node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = readLiteral(node.operand);
    return typeof value === 'number' ? -value : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'dayjs' && node.arguments.length === 1) {
    return readLiteral(node.arguments[0]);
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(readLiteral);
    return items.every((item) => typeof item === 'string' || typeof item === 'number')
      ? (items as string[] | number[])
      : undefined;
  }
  return node.kind === ts.SyntaxKind.JsxExpression
    ? readLiteral((node as ts.JsxExpression).expression)
    : undefined;
}

/** The one element that has all places. */
function findElement(file: ts.SourceFile, groups: ReadonlySet<string>): Element {
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

/** Where the line of a place in the code begins and ends, its line end included. */
function getLineSpan(code: string, node: ts.Node): { start: number; end: number } {
  const start = code.lastIndexOf('\n', node.getStart()) + 1;
  return { start, end: code.indexOf('\n', node.getEnd()) + 1 };
}

interface TemplateOptions {
  code: string;
  tokens: CodeToken[];
  groups: ReadonlySet<string>;
  /** Whether a group has a control of this name. */
  hasControl: (group: string, name: string) => boolean;
  initial: Map<string, PropValue>;
}

function setInitial(
  { initial }: TemplateOptions,
  group: string,
  name: string,
  value: PropValue | undefined,
): void {
  if (value === undefined) {
    throw new Error(`The code begins with a value of \`${name}\` that no control can show. Write a literal.`);
  }
  initial.set(`${group}.${name}`, value);
}

/** The places in the objects of an attribute, and what is between them. */
function splitAttribute(attribute: ts.JsxAttribute, options: TemplateOptions): (CodeToken | ObjectSlot)[] {
  const { code, tokens, groups, hasControl } = options;
  const cuts: { start: number; end: number; slot?: ObjectSlot }[] = [];
  const visit = (node: ts.Node): void => {
    const group = getSpreadGroup(node, groups);
    if (group && ts.isObjectLiteralExpression(node.parent)) {
      const span = getLineSpan(code, node);
      if (code.slice(span.start, span.end).trim().replace(/,$/, '') !== node.getText()) {
        throw new Error(`Write \`...${group}\` on a line of its own, as the last property of its object.`);
      }
      const indent = node.getStart() - span.start;
      cuts.push({ ...span, slot: { group, indent } });
      for (const property of node.parent.properties) {
        const name = property.name?.getText() ?? '';
        if (ts.isPropertyAssignment(property) && hasControl(group, name)) {
          setInitial(options, group, name, readLiteral(property.initializer));
          cuts.push(getLineSpan(code, property));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(attribute);
  const parts: (CodeToken | ObjectSlot)[] = [];
  let at = attribute.getStart();
  for (const { start, end, slot } of cuts.toSorted((a, b) => a.start - b.start)) {
    parts.push(...slice(tokens, at, start), ...(slot ? [slot] : []));
    at = end;
  }
  return [...parts, ...slice(tokens, at, attribute.getEnd())];
}

function createAttributes(element: Element, options: TemplateOptions): TemplateAttribute[] {
  const { groups, hasControl } = options;
  const { properties } = element.attributes;
  const spread = properties.flatMap((property) => getSpreadGroup(property, groups) ?? []);
  return properties.flatMap((property): TemplateAttribute[] => {
    const group = getSpreadGroup(property, groups);
    if (group) {
      return [{ group }];
    }
    if (!ts.isJsxAttribute(property)) {
      throw new Error(
        `A prop playground cannot print \`${property.getText()}\`. Write the props one by one.`,
      );
    }
    const name = property.name.getText();
    const owner = spread.find((one) => hasControl(one, name));
    if (owner) {
      setInitial(options, owner, name, readLiteral(property.initializer));
      return [];
    }
    return [splitAttribute(property, options)];
  });
}

/**
 * Cuts the code of a playground at the places where users set props.
 *
 * @param code JavaScript, as Prettier prints it, with the parameters spread into one element
 * @param hasControl whether a group has a control of this name: the code has its first value
 * @throws for code that cannot be printed with other props; the message says what to write
 */
export async function createTemplate(
  code: string,
  groups: ReadonlySet<string>,
  hasControl: (group: string, name: string) => boolean,
): Promise<TemplateResult> {
  const file = ts.createSourceFile('code.jsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JSX);
  const element = findElement(file, groups);
  const tokens = flatten(await highlightCode(code, 'tsx'));
  const initial = new Map<string, PropValue>();
  const attributes = createAttributes(element, { code, tokens, groups, hasControl, initial });
  const missing = [...groups].filter((group) => !isPlaced(attributes, group));
  if (missing.length > 0) {
    throw new Error(`The code does not spread \`${missing.join('`, `')}\`. Write \`{...${missing[0]}}\`.`);
  }

  const outer = ts.isParenthesizedExpression(element.parent) ? element.parent : element;
  const isReturned = ts.isReturnStatement(outer.parent);
  const { start } = getLineSpan(code, isReturned ? outer.parent : element);
  const column = (isReturned ? outer.parent : element).getStart() - start;
  const from = isReturned ? outer : element;
  return {
    template: {
      before: slice(tokens, 0, from.getStart()),
      tag: element.tagName.getText(),
      attributes,
      after: slice(tokens, from.getEnd(), code.trimEnd().length),
      indent: isReturned ? column + 2 : column,
      isReturned,
    },
    initial,
  };
}

function isPlaced(attributes: readonly TemplateAttribute[], group: string): boolean {
  return attributes.some((attribute) =>
    'group' in attribute
      ? attribute.group === group
      : attribute.some((part) => 'group' in part && part.group === group),
  );
}
