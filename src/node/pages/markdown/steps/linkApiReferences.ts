import type { Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createApiLink } from '../apiLink';
import type { ApiReference } from '../../../api/apiLookup';
import { reportProblem, type CompileContext } from '../compileContext';

/** The directives that name a symbol, with the way to find it. */
const REFERENCES: Record<string, (text: string, context: CompileContext) => ApiReference> = {
  prop: (text, { api, product }) => api.getMember('prop', text, product),
  slot: (text, { api, product }) => api.getMember('slot', text, product),
  class: (text, { api, product }) => api.getMember('class', text, product),
  default: (text, { api, product }) => api.getDefault(text, product),
  event: (text, { api }) => api.getEvent(text),
  type: (text, { api, components, product }) => api.getType(text, components, product),
};

/**
 * `:prop[DataGrid.rows]` and its like -> the name as code, linked to its row in the API. Headings and links
 * get the code alone: they lead somewhere already.
 */
export function linkApiReferences(tree: Root, context: CompileContext): void {
  const visit = (parent: Parents, isLinked: boolean) => {
    parent.children.forEach((node, index) => {
      const find =
        node.type === 'textDirective' && Object.hasOwn(REFERENCES, node.name)
          ? REFERENCES[node.name]
          : undefined;
      if (find) {
        try {
          const reference = find(toString(node), context);
          const link = createApiLink(isLinked ? { name: reference.name } : reference, context);
          parent.children[index] = { ...link, position: node.position };
        } catch (error) {
          reportProblem(context, node, (error as Error).message);
        }
      } else if ('children' in node) {
        visit(node, isLinked || node.type === 'heading' || node.type === 'link');
      }
    });
  };
  visit(tree, false);
}
