import type { ApiComponent, ApiPage } from '../../api/types/apiPage';
import { removePlan } from '../../api/plans';

/** A symbol of a tab, with the component above it that has the rest of its rows. */
export interface TabSymbol {
  page: ApiPage;
  /** `DataGrid`, for `DataGridPro` below it. */
  counterpart?: string;
}

/**
 * Leaves out the rows that a component shares with the same component of a lower plan, when that one is
 * above it: `DataGridPro` shows what it adds to `DataGrid`.
 */
export function omitDuplicates(pages: readonly ApiPage[]): TabSymbol[] {
  const shown = new Map<string, { name: string; rows: Set<string> }>();
  return pages.map((page) => {
    if (page.kind !== 'component') {
      return { page };
    }
    const base = removePlan(page.exportName);
    const counterpart = shown.get(base);
    const rows = listRows(page);
    shown.set(base, { name: page.name, rows: new Set([...(counterpart?.rows ?? []), ...rows]) });
    if (!counterpart) {
      return { page };
    }
    const isNew = (kind: string, name: string) => !counterpart.rows.has(`${kind}:${name}`);
    return {
      counterpart: counterpart.name,
      page: {
        ...page,
        props: page.props.filter(({ name }) => isNew('prop', name)),
        slots: page.slots.filter(({ name }) => isNew('slot', name)),
        classes: page.classes.filter(({ key }) => isNew('class', key)),
      },
    };
  });
}

function listRows({ props, slots, classes }: ApiComponent): string[] {
  return [
    ...props.map(({ name }) => `prop:${name}`),
    ...slots.map(({ name }) => `slot:${name}`),
    ...classes.map(({ key }) => `class:${key}`),
  ];
}
