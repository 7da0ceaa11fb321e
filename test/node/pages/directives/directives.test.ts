import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { DIRECTIVES } from '../../../../src/node/pages/directives';
import { isDirective, type DirectiveNode } from '../../../../src/node/pages/directives/directive';

const README = fs.readFileSync(path.join(import.meta.dirname, '../../../../data/README.md'), 'utf8');

function parse(markdown: string): DirectiveNode[] {
  const found: DirectiveNode[] = [];
  const tree: Nodes = unified().use(remarkParse).use(remarkDirective).parse(markdown);
  visit(tree, (node) => {
    if (isDirective(node)) {
      found.push(node);
    }
  });
  return found;
}

describe.each([...DIRECTIVES])('the directive %s', (name, { type, example, attributes = {} }) => {
  it('has an example of its name, its kind and its required attributes', () => {
    const [node] = parse(example.replace(' … ', '\n\nText.\n\n'));
    expect(node).toMatchObject({ name, type });
    const required = Object.keys(attributes).filter((key) => attributes[key] === 'required');
    expect(Object.keys(node!.attributes ?? {})).toEqual(expect.arrayContaining(required));
  });

  it('is known to writers', () => {
    expect(README).toMatch(new RegExp(`\`:*${name}[\`[{]`));
  });
});
