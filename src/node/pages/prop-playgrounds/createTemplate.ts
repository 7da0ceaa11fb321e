import ts from 'typescript';
import {
  tokensToText,
  type AttributeChoice,
  type CodeTemplate,
  type CodeToken,
  type ObjectSlot,
  type TemplateAttribute,
} from '../../../shared/prop-playground/codeTemplate';
import { getControlKey, type PropValue } from '../../../shared/prop-playground/propPlayground';
import { sliceTokens, tokenizeCode } from './codeTokens';
import {
  findElement,
  findInitialProps,
  getSpreadGroup,
  parseChoice,
  type InitialProp,
  type PlaygroundScope,
} from './playgroundElement';
import { readLiteral } from './readLiteral';

/** The import that dates in code need. */
export const DATE_IMPORT = /^import dayjs from 'dayjs';\n/m;

/** The code of a playground with its places, and the values that the code begins with. */
interface TemplateResult {
  template: CodeTemplate;
  /** By group and prop: `chart.height`. */
  initial: Map<string, PropValue>;
}

/** Whether the code that is not set by users has dates. */
function hasFixedDates(node: ts.Node, initialProps: ReadonlySet<ts.Node>): boolean {
  if (initialProps.has(node) || ts.isImportDeclaration(node)) {
    return false;
  }
  return (
    (ts.isIdentifier(node) && node.text === 'dayjs') ||
    ts.forEachChild(node, (child) => hasFixedDates(child, initialProps)) === true
  );
}

/** Makes the import of Day.js one that the code has while a date is set. */
function placeDateImport(before: CodeToken[]): CodeTemplate['before'] {
  const found = DATE_IMPORT.exec(tokensToText(before));
  if (!found) {
    return before;
  }
  const end = found.index + found[0].length;
  return [
    ...sliceTokens(before, 0, found.index),
    { dateImport: sliceTokens(before, found.index, end) },
    ...sliceTokens(before, end, Infinity),
  ];
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

interface TemplateOptions extends PlaygroundScope {
  code: string;
  tokens: CodeToken[];
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

/** The only property of a branch as an attribute: `{ xAxis: [1] }` -> `xAxis={[1]}` */
function printBranch(
  { properties }: ts.ObjectLiteralExpression,
  { code, tokens }: Pick<TemplateOptions, 'code' | 'tokens'>,
): CodeToken[] {
  const [property] = properties;
  if (!property || properties.length > 1 || !ts.isPropertyAssignment(property)) {
    throw new Error('Each branch of a choice has one property: `{ xAxis: [] }`.');
  }
  const { name, initializer } = property;
  const span: [number, number] = [initializer.getStart(), initializer.getEnd()];
  if (code.slice(...span).includes('\n')) {
    throw new Error(`Write the value of \`${name.getText()}\` on one line, or as a constant above.`);
  }
  return [[name.getText(), 'tf'], ['=', 'tk'], ['{'], ...sliceTokens(tokens, ...span), ['}']];
}

/** `{...(chart?.layout === 'horizontal' ? { yAxis: [] } : { xAxis: [] })}` */
function createChoice(attribute: ts.JsxAttributeLike, options: TemplateOptions): AttributeChoice | undefined {
  const choice = parseChoice(attribute, options);
  const value = choice && readLiteral(choice.value);
  if (value === undefined || typeof value === 'object') {
    return undefined;
  }
  const { group, name, match, otherwise } = choice!;
  return {
    when: { group, name, value },
    match: printBranch(match, options),
    otherwise: printBranch(otherwise, options),
  };
}

function createAttributes(element: ts.JsxSelfClosingElement, options: TemplateOptions): TemplateAttribute[] {
  const { groups, initialProps } = options;
  return element.attributes.properties.flatMap((property): TemplateAttribute[] => {
    const group = getSpreadGroup(property, groups);
    if (group) {
      return [{ group }];
    }
    const choice = createChoice(property, options);
    if (choice) {
      return [choice];
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
  const attributes = createAttributes(element, { code, tokens, initialProps, ...scope });
  const missing = [...groups].filter((group) => !isPlaced(attributes, group));
  if (missing.length > 0) {
    throw new Error(`The code does not spread \`${missing.join('`, `')}\`. Write \`{...${missing[0]}}\`.`);
  }

  const outer = ts.isParenthesizedExpression(element.parent) ? element.parent : element;
  const isReturned = ts.isReturnStatement(outer.parent);
  const { start } = getLineSpan(code, isReturned ? outer.parent : element);
  const column = (isReturned ? outer.parent : element).getStart() - start;
  const from = isReturned ? outer : element;
  const before = sliceTokens(tokens, 0, from.getStart());
  return {
    template: {
      before: hasFixedDates(file, initialProps) ? before : placeDateImport(before),
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
  return attributes.some((attribute) => {
    if ('when' in attribute) {
      return false;
    }
    return 'group' in attribute
      ? attribute.group === group
      : attribute.some((part) => 'group' in part && part.group === group);
  });
}
