import ts from 'typescript';
import type { WrittenCall } from '../libraries/libraryWriter';
import type { ModuleContext, Rule } from '../moduleContext';
import { UntranslatableError } from '../formats/untranslatable';
import { isReference } from './references';
import { isCondition, isJsxChild } from './conditions';
import { applyCall, writeCall, readDateCall } from './dateCalls';
import { renderTail } from '../renderSource';

/** `.format('D')` or `?.year`: what follows another expression. */
interface Link {
  node: ChainNode;
  /** True for the link that begins with `?.`. */
  isOptional: boolean;
  inner: ts.Expression;
  /** What a method of a date becomes. */
  written?: WrittenCall;
}

type ChainNode = ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.CallExpression;

interface Chain {
  /** The expression before the last `?.`. */
  start: ts.Expression;
  links: Link[];
  isBoolean: boolean;
}

const BOOLEAN_METHODS: readonly string[] = ['isValid', 'isBefore', 'isAfter', 'isSame'];

function isChainNode(node: ts.Node): node is ChainNode {
  return (
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isCallExpression(node)
  );
}

/** True for the last link of a chain that contains `?.`. */
function isWholeChain(node: ts.Node): node is ChainNode {
  if (!isChainNode(node) || !(node.flags & ts.NodeFlags.OptionalChain)) {
    return false;
  }
  const { parent } = node;
  const goesOn = isChainNode(parent) && parent.expression === node && !parent.questionDotToken;
  return !(goesOn && parent.flags & ts.NodeFlags.OptionalChain);
}

/** Reads a chain with methods of dates. */
function readChain(node: ts.Node, context: ModuleContext): Chain | undefined {
  if (!isWholeChain(node)) {
    return undefined;
  }
  const links: Link[] = [];
  let current: ts.Expression = node;
  for (;;) {
    if (!isChainNode(current)) {
      return undefined;
    }
    const call = readDateCall(current, context);
    const access: ChainNode = call ? (call.node.expression as ts.PropertyAccessExpression) : current;
    const isOptional = access.questionDotToken !== undefined;
    links.unshift({
      node: current,
      isOptional,
      inner: access.expression,
      written: call && writeCall(call, context),
    });
    if (isOptional) {
      break;
    }
    current = access.expression;
  }
  if (links.every(({ written }) => written === undefined)) {
    return undefined;
  }
  const last = readDateCall(node, context);
  return { start: links[0]!.inner, links, isBoolean: BOOLEAN_METHODS.includes(last?.method ?? '') };
}

/** True where `?.` can stay: all links are members. */
function isKept({ links }: Chain): boolean {
  return links.every(({ written }) => !written || 'member' in written);
}

/** True for `value?.toDate()` where the value is a `Date` already. */
function isValueItself({ links }: Chain): boolean {
  return links.every(({ written }) => written && 'member' in written && written.member === '');
}

/** Writes the links behind the text of the start. */
function renderLinks({ links }: Chain, start: string, isOptional: boolean, context: ModuleContext): string {
  let text = start;
  for (const link of links) {
    const mark = isOptional && link.isOptional ? '?' : '';
    if (link.written) {
      text = applyCall(link.written, text, mark);
    } else {
      const tail = renderTail(link.node, context);
      text += link.isOptional && !isOptional ? tail.replace(/^\?\.(?=[[(])|^\?/, '') : tail;
    }
  }
  return text;
}

/** The check and what is evaluated behind it. */
function renderGuarded(chain: Chain, context: ModuleContext): { guard: string; value: string } {
  if (!isReference(chain.start)) {
    throw new UntranslatableError('Store the value before `?.` in a constant.');
  }
  const guard = context.render(chain.start);
  return { guard, value: renderLinks(chain, guard, false, context) };
}

/** `value?.format('D')` */
export const renderOptionalChain: Rule = (node, context) => {
  const chain = readChain(node, context);
  if (!chain) {
    return undefined;
  }
  if (isValueItself(chain)) {
    return `(${context.render(chain.start)} ?? undefined)`;
  }
  if (isKept(chain)) {
    return renderLinks(chain, context.render(chain.start), true, context);
  }
  const { guard, value } = renderGuarded(chain, context);
  const isCheck = (chain.isBoolean && isCondition(node)) || isJsxChild(node);
  return isCheck ? `(${guard} && ${value})` : `(${guard} ? ${value} : undefined)`;
};

/** `!value?.isValid()` */
export const renderNegatedChain: Rule = (node, context) => {
  if (!ts.isPrefixUnaryExpression(node) || node.operator !== ts.SyntaxKind.ExclamationToken) {
    return undefined;
  }
  const chain = readChain(node.operand, context);
  if (!chain?.isBoolean || isKept(chain)) {
    return undefined;
  }
  const { guard, value } = renderGuarded(chain, context);
  return `(!${guard} || !${value})`;
};

/** `value?.format('D') ?? 'none'` */
export const renderChainWithDefault: Rule = (node, context) => {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) {
    return undefined;
  }
  const chain = readChain(node.left, context);
  if (!chain) {
    return undefined;
  }
  const fallback = context.render(node.right);
  if (isValueItself(chain)) {
    return `${context.render(chain.start)} ?? ${fallback}`;
  }
  if (isKept(chain)) {
    return undefined;
  }
  const { guard, value } = renderGuarded(chain, context);
  return `(${guard} ? ${value} : ${fallback})`;
};
