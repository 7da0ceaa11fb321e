import type { Link, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { API_LINK_CLASS, createApiLink } from '../apiLink';
import type { CompileContext } from '../compileContext';

function isApiLink({ data }: Link): boolean {
  const classes = data?.hProperties?.className;
  return Array.isArray(classes) && classes.includes(API_LINK_CLASS);
}

/**
 * Links inline code that is exactly one symbol of the page's components to its row in the API: the first
 * time in each section, so that prose stays calm. Headings and links are left alone.
 */
export function linkInlineCode(tree: Root, context: CompileContext): void {
  const { api, components, product } = context;
  let seen = new Set<string>();
  const visit = (parent: Parents) => {
    parent.children.forEach((node, index) => {
      if (node.type === 'heading') {
        seen = node.depth === 2 ? new Set() : seen;
      } else if (node.type === 'link') {
        if (isApiLink(node)) {
          seen.add(toString(node));
        }
      } else if (node.type === 'inlineCode') {
        const reference = seen.has(node.value) ? undefined : api.findByCode(node.value, components, product);
        if (reference) {
          seen.add(node.value);
          parent.children[index] = { ...createApiLink(reference, context), position: node.position };
        }
      } else if ('children' in node) {
        visit(node);
      }
    });
  };
  visit(tree);
}
