import type { ApiCounts } from './types/apiIndex';
import type { ApiData } from './apiFiles';

/** How much of each kind every product has. */
export function countApi({ pages, types, tables }: Omit<ApiData, 'index'>): ApiCounts {
  const counts: ApiCounts = {};
  const add = (product: string | undefined, kind: string, count = 1) => {
    const own = (counts[product ?? 'shared'] ??= {});
    own[kind] = (own[kind] ?? 0) + count;
  };
  for (const page of pages.values()) {
    add(page.product, `${page.kind}s`);
    if (page.pathname) {
      add(page.product, 'pages');
    }
    if (page.kind === 'component') {
      const inherited = page.inherited.flatMap(({ members }) => members);
      add(page.product, 'props', page.props.length);
      add(page.product, 'inherited props', inherited.length);
      add(page.product, 'slots', page.slots.length);
      add(page.product, 'classes', page.classes.length);
    } else if (page.kind === 'interface') {
      add(page.product, 'members', page.members.length);
    }
  }
  types.forEach(({ product }) => add(product, 'named types'));
  tables.events.forEach(() => add('data-grid', 'events'));
  tables.selectors.forEach(() => add('data-grid', 'selectors'));
  tables.objects.forEach(({ product, methods }) => add(product, 'methods', methods.length));
  tables.messages.forEach(({ product }) => add(product, 'messages'));
  return counts;
}
