import { createKey } from '../../base/files/hash';
import type { ApiTableKind } from '../api-pages/createTableRenderer';
import type { Directive } from './directive';

/** `::props{…}`, `::events{}`, `::selectors{}`, `::methods{…}` -> rows as on the pages of the API. */
function createTable(
  kind: ApiTableKind,
  { example, attributes }: Required<Pick<Directive, 'example' | 'attributes'>>,
): Directive<'leafDirective'> {
  return {
    type: 'leafDirective',
    example,
    attributes: { ...attributes, only: 'optional' },
    createBlock: ({ attributes: values, line }, context, { renderApiTable }) => {
      const { language, product, headings, rowIds, report } = context;
      try {
        const { html, ids } = renderApiTable({ kind, attributes: values, language, product });
        for (const id of ids) {
          if (rowIds.has(id)) {
            report(line, `The row \`${id}\` is twice in the page. Show it once and link to it.`);
          } else if (headings.some((heading) => heading.id === id)) {
            report(line, `A heading has the id of the row \`${id}\`. Give the heading another text.`);
          }
          rowIds.add(id);
        }
        return { kind: 'html', key: createKey('html', html), html };
      } catch (error) {
        report(line, (error as Error).message);
        return undefined;
      }
    },
  };
}

export const props = createTable('props', {
  example: '::props{of="GridColDef" only="field,width"}',
  attributes: { of: 'required' },
});

export const events = createTable('events', { example: '::events{}', attributes: {} });

export const selectors = createTable('selectors', {
  example: '::selectors{category="Sorting"}',
  attributes: { category: 'optional' },
});

export const methods = createTable('methods', {
  example: '::methods{of="GridApi" group="GridSortApi"}',
  attributes: { of: 'required', group: 'optional' },
});
