import ts from 'typescript';
import type {
  CodeTemplate,
  CodeToken,
  ObjectSlot,
  TemplateAttribute,
} from '../../shared/prop-playground/codeTemplate';
import { getControlKey, type PropValue } from '../../shared/prop-playground/propPlayground';
import { sliceTokens, tokenizeCode } from './codeTokens';
import {
  findElement,
  findInitialProps,
  getSpreadGroup,
  type InitialProp,
  type PlaygroundScope,
} from './playgroundElement';

/** A template whose imports do not depend on what is set. */
export type PlainTemplate = CodeTemplate & { before: CodeToken[] };

/** The code of a playground with its places, and the values that the code begins with. */
export interface TemplateResult {
  template: PlainTemplate;
  /** By group and prop: `chart.height`. */
  initial: Map<string, PropValue>;
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

/** `undefined`, `{undefined}` */
function isUndefined(node: ts.Node | undefined): boolean {
  const value = node && ts.isJsxExpression(node) ? node.expression : node;
  return value !== undefined && ts.isIdentifier(value) && value.text === 'undefined';
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
  /** The props that are left out: users set them. */
  initialProps: ReadonlySet<ts.Node>;
}

/** The values that the code begins with; `undefined` is none. */
function readInitial(props: readonly InitialProp[]): Map<string, PropValue> {
  const initial = new Map<string, PropValue>();
  for (const { group, name, node } of props) {
    const value = readLiteral(node.initializer);
    if (value !== undefined) {
      initial.set(getControlKey(group, name), value);
    } else if (!isUndefined(node.initializer)) {
      throw new Error(
        `The code begins with a value of \`${name}\` that no control can show. Write a literal.`,
      );
    }
  }
  return initial;
}

/** The places in the objects of an attribute, and what is between them. */
function splitAttribute(
  attribute: ts.JsxAttribute,
  { code, tokens, groups, initialProps }: TemplateOptions,
): (CodeToken | ObjectSlot)[] {
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
    }
    if (initialProps.has(node)) {
      cuts.push(getLineSpan(code, node));
    }
    ts.forEachChild(node, visit);
  };
  visit(attribute);
  const parts: (CodeToken | ObjectSlot)[] = [];
  let at = attribute.getStart();
  for (const { start, end, slot } of cuts.toSorted((a, b) => a.start - b.start)) {
    parts.push(...sliceTokens(tokens, at, start), ...(slot ? [slot] : []));
    at = end;
  }
  return [...parts, ...sliceTokens(tokens, at, attribute.getEnd())];
}

function createAttributes(element: ts.JsxSelfClosingElement, options: TemplateOptions): TemplateAttribute[] {
  const { groups, initialProps } = options;
  return element.attributes.properties.flatMap((property): TemplateAttribute[] => {
    const group = getSpreadGroup(property, groups);
    if (group) {
      return [{ group }];
    }
    if (!ts.isJsxAttribute(property)) {
      throw new Error(
        `A prop playground cannot print \`${property.getText()}\`. Write the props one by one.`,
      );
    }
    return initialProps.has(property) ? [] : [splitAttribute(property, options)];
  });
}

/**
 * Cuts the code of a playground at the places where users set props.
 *
 * @param code JavaScript, as Prettier prints it, with the parameters spread into one element
 * @throws for code that cannot be printed with other props; the message says what to write
 */
export async function createTemplate(code: string, scope: PlaygroundScope): Promise<TemplateResult> {
  const { groups } = scope;
  const file = ts.createSourceFile('code.jsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JSX);
  const element = findElement(file, groups);
  const tokens = await tokenizeCode(code);
  const props = findInitialProps(element, scope);
  const initialProps = new Set(props.map(({ node }) => node));
  const attributes = createAttributes(element, { code, tokens, groups, initialProps });
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
      before: sliceTokens(tokens, 0, from.getStart()),
      tag: element.tagName.getText(),
      attributes,
      after: sliceTokens(tokens, from.getEnd(), code.trimEnd().length),
      indent: isReturned ? column + 2 : column,
      isReturned,
    },
    initial: readInitial(props),
  };
}

function isPlaced(attributes: readonly TemplateAttribute[], group: string): boolean {
  return attributes.some((attribute) =>
    'group' in attribute
      ? attribute.group === group
      : attribute.some((part) => 'group' in part && part.group === group),
  );
}
