import type { Node, Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { facts, type Fact } from '../../../../data/facts';
import { readConstant } from '../../base/packages/readConstant';
import { findNearest } from '../../base/problems/findNearest';
import type { Directive } from './directive';

type Report = (node: Node, message: string) => void;

/** What is known of the packages stays the same while a process runs. */
const values = new Map<Fact, number | undefined>();

function readFact(known: Fact): number | undefined {
  if (!values.has(known)) {
    values.set(known, readConstant(known.file, known.constant));
  }
  return values.get(known);
}

/** `100`, `1,000`: all languages of the site write numbers so. */
const format = (value: number) => value.toLocaleString('en-US');

/** The number that a directive stands for, or why there is none. */
function toText(name: string): { text: string } | { message: string } {
  const known = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (!known) {
    const nearest = findNearest(name, Object.keys(facts));
    return {
      message: `Unknown fact \`${name}\`. Did you mean \`${nearest}\`? They are in \`data/facts.ts\`.`,
    };
  }
  const value = readFact(known);
  return value === undefined
    ? {
        message: `\`${known.file}\` has no number \`${known.constant}\`. Correct \`${name}\` in \`data/facts.ts\`.`,
      }
    : { text: format(value) };
}

function isFact(node: RootContent): boolean {
  return node.type === 'textDirective' && node.name === 'fact';
}

/** Replaces facts among the children of a node, and joins the texts beside them to one. */
function insertInto(parent: Parents, report: Report): void {
  const children: RootContent[] = [];
  for (const node of parent.children) {
    const found = isFact(node) ? toText(toString(node)) : undefined;
    if (found && 'message' in found) {
      report(node, found.message);
    }
    const text = found && 'text' in found ? found.text : node.type === 'text' ? node.value : undefined;
    const last = children.at(-1);
    if (text === undefined) {
      children.push(node);
    } else if (last?.type === 'text') {
      children[children.length - 1] = { ...last, value: last.value + text };
    } else {
      children.push({ type: 'text', value: text, position: node.position });
    }
  }
  parent.children = children as typeof parent.children;
}

/** `:fact[community-page-rows]` -> `100`, as part of the text around it: numbers of the packages that pages share. */
export function insertFacts(tree: Root, report: Report): void {
  const visit = (parent: Parents) => {
    if (parent.children.some(isFact)) {
      insertInto(parent, report);
    }
    for (const child of parent.children) {
      if ('children' in child) {
        visit(child);
      }
    }
  };
  visit(tree);
}

/** Is part of the text by the time that a page is compiled. */
export const fact: Directive<'textDirective'> = {
  type: 'textDirective',
  example: ':fact[community-page-rows]',
};
