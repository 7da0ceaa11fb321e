import { toString } from 'mdast-util-to-string';
import type { ApiReference } from '../../api/apiLookup';
import { createApiLink } from '../markdown/apiLink';
import type { CompileContext } from '../markdown/compileContext';
import type { Directive } from './directive';

/**
 * `:prop[DataGrid.rows]` and its like -> the name as code, linked to its row in the API. Headings and links
 * get the code alone: they lead somewhere already.
 *
 * @param find finds the symbol; what it throws is reported
 */
function createReference(
  example: string,
  find: (text: string, context: CompileContext) => ApiReference,
): Directive<'textDirective'> {
  return {
    type: 'textDirective',
    example,
    render: (places, context) => {
      for (const { node, index, parent, isLinked } of places) {
        try {
          const { name, href } = find(toString(node), context);
          const link = createApiLink(isLinked ? { name } : { name, href }, context);
          parent.children[index] = { ...link, position: node.position };
        } catch (error) {
          context.report(node, (error as Error).message);
        }
      }
    },
  };
}

export const prop = createReference(':prop[DataGrid.rows]', (text, { api, product }) =>
  api.getMember('prop', text, product),
);

export const slot = createReference(':slot[DataGrid.toolbar]', (text, { api, product }) =>
  api.getMember('slot', text, product),
);

export const className = createReference(':class[DataGrid.row]', (text, { api, product }) =>
  api.getMember('class', text, product),
);

export const type = createReference(':type[GridColDef]', (text, { api, components, product }) =>
  api.getType(text, components, product),
);

export const event = createReference(':event[rowClick]', (text, { api }) => api.getEvent(text));

/** The default value of a prop. */
export const defaultValue = createReference(':default[DataGrid.density]', (text, { api, product }) =>
  api.getDefault(text, product),
);
